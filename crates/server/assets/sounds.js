// Sounds: short ones, made here of tones and noise. Nothing sounds before the first gesture; they are never the only sign.

const KEY = "sandtable volume";
let context = null;
let loudness = Number(kept() ?? 0.4);

/** What is heard: tones of [start, pitch, length], or noise of [start, length]. */
const SOUNDS = {
  turn: { tones: [[0, 660, 0.12], [0.13, 880, 0.22]] },
  card: { noise: [[0, 0.09]], pass: 2600 },
  move: { tones: [[0, 220, 0.05]], noise: [[0, 0.03]], pass: 900 },
  dice: { noise: [[0, 0.03], [0.07, 0.03], [0.12, 0.03], [0.19, 0.04]], pass: 1800 },
  battle: { tones: [[0, 90, 0.25]], noise: [[0, 0.22]], pass: 500 },
  score: { tones: [[0, 523, 0.08], [0.09, 784, 0.16]] },
  end: { tones: [[0, 392, 0.18], [0.19, 494, 0.18], [0.38, 587, 0.4]] },
  message: { tones: [[0, 990, 0.06], [0.08, 990, 0.06]] },
};

/** The volume of last time, where the browser keeps such things. */
function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Begins: the first gesture lets sounds be heard. */
export function startSounds() {
  const wake = () => {
    context ??= new AudioContext();
    context.resume();
  };
  for (const gesture of ["pointerdown", "keydown"]) document.addEventListener(gesture, wake, { once: true });
  document.addEventListener("input", (event) => {
    if (event.target.dataset?.do !== "volume") return;
    setVolume(Number(event.target.value) / 100);
    hear("message");
  });
  showVolume();
}

/** Makes one of the sounds. */
export function hear(name) {
  if (!context || loudness <= 0 || document.hidden) return;
  const { tones = [], noise = [], pass = 1000 } = SOUNDS[name];
  const now = context.currentTime + 0.01;
  for (const [start, pitch, length] of tones) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
    tone.connect(shape(now + start, length, 0.5));
    tone.start(now + start);
    tone.stop(now + start + length + 0.05);
  }
  for (const [start, length] of noise) {
    const hiss = new AudioBufferSourceNode(context, { buffer: hissOf(length) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pass, Q: 0.8 });
    hiss.connect(filter).connect(shape(now + start, length, 0.8));
    hiss.start(now + start);
  }
}

/** Sound off, or on again as loud as before. */
export function mute() {
  setVolume(loudness > 0 ? 0 : 0.4);
}

function setVolume(volume) {
  loudness = volume;
  try {
    localStorage.setItem(KEY, String(volume));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
  showVolume();
}

function showVolume() {
  for (const slider of document.querySelectorAll('[data-do="volume"]')) slider.value = String(Math.round(loudness * 100));
}

/** A loudness that swells at once and dies away. */
function shape(at, length, peak) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak * loudness, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function hissOf(length) {
  const buffer = new AudioBuffer({ length: Math.ceil(length * context.sampleRate), sampleRate: context.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}
