// Standing orders: a dialog that is loaded when it is opened, and keeps every change at once.

import { toast } from "./toast.js";
import { word } from "./words.js";

/** Opens the dialog, or closes it when it is open. */
export async function toggleOrders() {
  const dialog = document.getElementById("orders");
  const body = document.getElementById("orders-body");
  if (!dialog || !body) return;
  if (dialog.open) return dialog.close();
  dialog.showModal();
  body.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(body.dataset.src, { credentials: "same-origin" });
    if (!response.ok) throw new Error(String(response.status));
    body.innerHTML = await response.text();
  } catch {
    body.textContent = word("not-sent");
  }
  body.removeAttribute("aria-busy");
}

/** @param {HTMLFormElement} form */
async function keep(form) {
  try {
    const response = await fetch(form.action, {
      method: "POST",
      headers: { accept: "application/json" },
      credentials: "same-origin",
      body: new URLSearchParams(new FormData(form)),
    });
    if (!response.ok) throw new Error(String(response.status));
    toast(word("orders-kept"));
  } catch {
    toast(word("not-sent"));
  }
}

document.addEventListener("change", (event) => {
  const form = event.target.closest?.("#orders .orders-form");
  if (form) keep(form);
});

document.addEventListener("submit", (event) => {
  if (!event.target.matches("#orders .orders-form")) return;
  event.preventDefault();
  document.getElementById("orders")?.close();
});
