export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a value that has some; null for anything else. */
export function findFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** What was stored as JSON of version 0; null for another version and for what is no JSON: both are dropped. */
export function parseStored(text: string | null): Fields | null {
  if (text === null) return null;
  try {
    const fields = findFields(JSON.parse(text));
    return fields?.version === 0 ? fields : null;
  } catch {
    return null;
  }
}
/** What the browser has stored under a name; null where there is nothing, or storage is not allowed (private windows, blocked storage). */
export function findStoredText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text in this browser; false where storage is blocked or full. */
export function saveStoredText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
