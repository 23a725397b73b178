import { findClockShift } from '#islands/clock-shift.ts';

/** Longest wait of a timer that browsers keep, ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;
/** A little slower than machines talk: a loudspeaker echoes. */
const RATE = 0.9;
const DONE_MS = 2000;

/** Copies the text of a button, and claims it only if the browser did. */
function mountCopy(button: HTMLButtonElement): void {
  const { copy = '', done = '' } = button.dataset;
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy);
    } catch {
      return;
    }
    button.textContent = done;
    setTimeout(() => {
      button.textContent = label;
    }, DONE_MS);
  });
}

/** Browsers load their voices late: asks again when they have come. */
function findVoice(language: string): SpeechSynthesisVoice | null {
  const short = language.slice(0, 2);
  return speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(short)) ?? null;
}

/** Reads the script aloud with a voice of its language; without one says so. */
function mountVoice(pack: HTMLElement): void {
  const button = pack.querySelector<HTMLButtonElement>('[data-play]');
  const script = pack.querySelector<HTMLElement>('[data-script]');
  const missing = pack.querySelector<HTMLElement>('[data-no-voice]');
  if (button === null || script === null || !('speechSynthesis' in window)) return;
  const language = script.dataset.script ?? '';
  const label = button.textContent;
  const show = (): void => {
    const hasVoice = findVoice(language) !== null;
    button.hidden = !hasVoice;
    if (missing !== null) missing.hidden = hasVoice;
  };
  const stop = (): void => {
    button.textContent = label;
  };
  button.addEventListener('click', () => {
    if (speechSynthesis.speaking) {
      speechSynthesis.cancel();
      return stop();
    }
    const speech = new SpeechSynthesisUtterance(script.textContent ?? '');
    speech.lang = language;
    speech.voice = findVoice(language);
    speech.rate = RATE;
    speech.onend = stop;
    speech.onerror = stop;
    speechSynthesis.speak(speech);
    button.textContent = button.dataset.play ?? label;
  });
  speechSynthesis.addEventListener('voiceschanged', show);
  show();
}

/** Time until a bulletin ends by the portal's clock, ms; without an end none is left. */
export function findTimeLeft({ until = '', made = '' }: DOMStringMap, deviceMs: number): number {
  const left = Date.parse(until) - deviceMs - findClockShift(Date.parse(made) / 1000, deviceMs);
  return Number.isNaN(left) ? 0 : left;
}

/** An expired bulletin is not spread any more: its buttons go, and a line says so. */
function mountEnd(pack: HTMLElement): void {
  const endsAt = Date.now() + findTimeLeft(pack.dataset, Date.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    const left = endsAt - Date.now();
    if (left > 0) {
      timer = setTimeout(check, Math.min(left, LONGEST_WAIT_MS));
      return;
    }
    for (const actions of pack.querySelectorAll<HTMLElement>('[data-spread]')) actions.hidden = true;
    const line = pack.querySelector<HTMLElement>('[data-over]');
    if (line !== null) line.hidden = false;
  };
  check();
  // A sleeping phone's timers stand still.
  document.addEventListener('visibilitychange', check);
}

/** Adds voice, copying and the end of its validity to a ward's bulletin. */
export function mountWardBulletin(pack: HTMLElement): void {
  for (const button of pack.querySelectorAll<HTMLButtonElement>('[data-copy]')) mountCopy(button);
  mountVoice(pack);
  mountEnd(pack);
}
