/** What the browser keeps under a name; null where it keeps nothing, or lets nothing be kept (private windows, blocked storage). */
export function findStoredText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; false where it may not or is full. */
export function saveStoredText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
