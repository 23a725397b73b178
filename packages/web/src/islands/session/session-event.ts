/** An account as returned to its owner (api.md, "Accounts"). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly phone: string | null;
  readonly name: string | null;
  readonly language: 'vi' | 'en';
  readonly emailVerified: boolean;
  readonly phoneVerified: boolean;
  readonly createdAt: string;
}

/** A step of the start-up, or the end of a session (spec §4). */
export type SessionEvent =
  | { readonly type: 'no-token' }
  | { readonly type: 'auto-login'; readonly user: SessionUser }
  | { readonly type: 'auto-logout'; readonly reason: 'access_token expired' | 'Failed to login with token.' }
  | { readonly type: 'logged-out' };

const NAME = 'session';

export function dispatchSession(detail: SessionEvent): void {
  dispatchEvent(new CustomEvent<SessionEvent>(NAME, { detail }));
}
