export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; null for anything else. */
export function findFields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** Parses version 0 JSON; null for other versions and invalid JSON, which are discarded. */
export function parseStored(text: string | null): Fields | null {
  if (text === null) return null;
  try {
    const fields = findFields(JSON.parse(text));
    return fields?.version === 0 ? fields : null;
  } catch {
    return null;
  }
}
/** Stored text; null where absent or storage is blocked (private windows). */
export function findStoredText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; false where storage is blocked or full. */
export function saveStoredText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
