import { findStoredText, saveStoredText } from '#islands/visitor/stored-text.ts';

/** Storage key of the session token (spec §7). */
const NAME = 'access_token';
/** Storage key of the last dashboard data, removed with the token. */
export const COPY_NAME = 'dashboard';

/** The stored token; null for a guest. */
export const findToken = (): string | null => findStoredText(NAME);

/** Stores a token; false where storage is blocked, so that nobody stays signed in. */
export const saveToken = (token: string): boolean => saveStoredText(NAME, token);

/** Removes the token and the owner's stored data. */
export function clearToken(): void {
  try {
    localStorage.removeItem(NAME);
    localStorage.removeItem(COPY_NAME);
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Expiry of a token, epoch seconds; null if invalid. Only the server decides whether it is valid. */
export function readExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}
