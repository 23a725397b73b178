import type { AccountUser } from '@portal/contract/own/account';

/** A step of the start-up, or the end of a session (spec §4). */
export type SessionEvent =
  | { readonly type: 'no-token' }
  | { readonly type: 'auto-login'; readonly user: AccountUser }
  | { readonly type: 'auto-logout'; readonly reason: 'access_token expired' | 'Failed to login with token.' }
  | { readonly type: 'logged-out' };

const NAME = 'session';

export function dispatchSession(detail: SessionEvent): void {
  dispatchEvent(new CustomEvent<SessionEvent>(NAME, { detail }));
}
