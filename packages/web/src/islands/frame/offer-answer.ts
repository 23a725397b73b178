import { findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';

const DAY_MS = 86_400_000;

/** Whether an offer was answered less than so many days ago; a time that cannot be read counts as no answer. */
export function isAnswered(text: string | null, days: number, nowMs: number): boolean {
  const at = parseStored(text)?.answeredAt;
  return typeof at === 'number' && nowMs - at < days * DAY_MS;
}

/** Whether this browser has stored an answer to an offer that is still valid. */
export function hasAnswered(name: string, days: number): boolean {
  return isAnswered(findStoredText(name), days, Date.now());
}

/** Stores that an offer was answered just now. */
export function saveAnswer(name: string): void {
  saveStoredText(name, JSON.stringify({ version: 0, answeredAt: Date.now() }));
}
