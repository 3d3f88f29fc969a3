// The few words the browser says by itself, in the page's language; all others come from the server.

const WORDS = {
  en: {
    "offline": "No connection. Trying again…",
    "not-sent": "It could not be sent. Please try again.",
    "rule": "Why? Rule {n}",
    "copied": "Copied.",
    "copy-failed": "Copying is not allowed here: {n}",
    "next": "Next",
    "skip": "Skip to me",
    "too-big": "The file is too large.",
    "theme-auto": "Light or dark: as the system",
    "theme-light": "Light or dark: light",
    "theme-dark": "Light or dark: dark",
    "no-rules": "The rules could not be loaded.",
    "watching": "You are watching this table.",
    "orders-kept": "Kept.",
    "zoom-in": "Nearer (+)",
    "zoom-out": "Farther (−)",
    "zoom-fit": "The whole picture (0)",
  },
  cs: {
    "offline": "Bez spojení. Zkouším to znovu…",
    "not-sent": "Nepodařilo se to odeslat. Zkuste to prosím znovu.",
    "rule": "Proč? Pravidlo {n}",
    "copied": "Zkopírováno.",
    "copy-failed": "Kopírování tu není povoleno: {n}",
    "next": "Dál",
    "skip": "Přeskočit ke mně",
    "too-big": "Soubor je příliš velký.",
    "theme-auto": "Světlý či tmavý: podle systému",
    "theme-light": "Světlý či tmavý: světlý",
    "theme-dark": "Světlý či tmavý: tmavý",
    "no-rules": "Pravidla se nepodařilo načíst.",
    "watching": "U tohoto stolu se jen díváte.",
    "orders-kept": "Uloženo.",
    "zoom-in": "Přiblížit (+)",
    "zoom-out": "Oddálit (−)",
    "zoom-fit": "Celý obraz (0)",
  },
  pl: {
    "offline": "Brak połączenia. Ponawiam próbę…",
    "not-sent": "Nie udało się wysłać. Spróbuj ponownie.",
    "rule": "Dlaczego? Zasada {n}",
    "copied": "Skopiowano.",
    "copy-failed": "Kopiowanie jest tu niedozwolone: {n}",
    "next": "Dalej",
    "skip": "Przejdź do mnie",
    "too-big": "Plik jest za duży.",
    "theme-auto": "Jasny czy ciemny: jak w systemie",
    "theme-light": "Jasny czy ciemny: jasny",
    "theme-dark": "Jasny czy ciemny: ciemny",
    "no-rules": "Nie udało się wczytać zasad.",
    "watching": "Tylko oglądasz ten stół.",
    "orders-kept": "Zapisano.",
    "zoom-in": "Przybliż (+)",
    "zoom-out": "Oddal (−)",
    "zoom-fit": "Cały obraz (0)",
  },
};

/**
 * Says a word in the page's language.
 * @param {string} id
 * @param {string} [n] what stands for `{n}`
 * @returns {string}
 */
export function word(id, n = "") {
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  return (words[id] ?? WORDS.en[id] ?? id).replace("{n}", n);
}
