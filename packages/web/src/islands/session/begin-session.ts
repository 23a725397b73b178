import { findToken } from './access-token.ts';
import { leadToLogin } from './lead-to-login.ts';
import { dispatchSession } from './session-event.ts';

/**
 * The start of every page (spec §4): without a token a guest sees the page at once and fetches nothing more; with one it is
 * checked by code of its own.
 */
export function beginSession(): void {
  if (findToken() !== null) {
    import('./start-session.ts').then(({ startSession }) => startSession()).catch(() => undefined);
    return;
  }
  dispatchSession({ type: 'no-token' });
  if (document.body.dataset.access === 'USER') leadToLogin();
}
