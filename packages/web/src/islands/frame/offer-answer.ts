import { findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';

const DAY_MS = 86_400_000;

/** True if an offer was answered within this many days; an unreadable time counts as no answer. */
export function isAnswered(text: string | null, days: number, nowMs: number): boolean {
  const at = parseStored(text)?.answeredAt;
  return typeof at === 'number' && nowMs - at < days * DAY_MS;
}

export function hasAnswered(name: string, days: number): boolean {
  return isAnswered(findStoredText(name), days, Date.now());
}

export function saveAnswer(name: string): void {
  saveStoredText(name, JSON.stringify({ version: 0, answeredAt: Date.now() }));
}
