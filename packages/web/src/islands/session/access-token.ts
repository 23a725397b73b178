import { findStoredText, saveStoredText } from '#islands/visitor/stored-text.ts';

/** Where the browser stores the session's token (spec §7). */
const NAME = 'access_token';
/** Where it stores what its owner's dashboard showed last: that goes with the token. */
export const COPY_NAME = 'dashboard';

/** The stored token; null for a guest. */
export const findToken = (): string | null => findStoredText(NAME);

/** Stores a token; false where storage is blocked, so that nobody stays signed in. */
export const saveToken = (token: string): boolean => saveStoredText(NAME, token);

/** Removes the token, and what was stored for its owner. */
export function clearToken(): void {
  try {
    localStorage.removeItem(NAME);
    localStorage.removeItem(COPY_NAME);
  } catch {
    // Where storage is blocked there is none.
  }
}

/** When a token is over, in epoch seconds; null for what is no token. The server alone says whether it is valid. */
export function readExpiry(token: string): number | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp : null;
  } catch {
    return null;
  }
}
