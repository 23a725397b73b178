import { findStoredText, parseStored, saveStoredText } from '#islands/visitor/stored-text.ts';

/** What a browser stores of its reader and an account may have (decisions, "Accounts and local state"). */
const NAMES = ['settings', 'search', 'saved'] as const;

/** What this browser stores; parts that are not there are left out. */
export function readLocalData(): Readonly<Record<string, unknown>> {
  const parts = NAMES.map((name) => [name, parseStored(findStoredText(name))] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== null));
}

/** Stores what an account has in this browser; parts of another version are left out. False where there was none. */
export function saveLocalData(data: Readonly<Record<string, unknown>>): boolean {
  let count = 0;
  for (const name of NAMES) {
    const text = JSON.stringify(data[name] ?? null);
    if (parseStored(text) !== null && saveStoredText(name, text)) count += 1;
  }
  return count > 0;
}
