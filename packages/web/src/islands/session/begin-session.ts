import { findToken } from './access-token.ts';
import { leadToLogin } from './lead-to-login.ts';
import { dispatchSession } from './session-event.ts';

/**
 * Start of every page (spec §4): guests see it at once and fetch nothing more; with a token, the session check loads.
 */
export function beginSession(): void {
  if (findToken() !== null) {
    import('./start-session.ts').then(({ startSession }) => startSession()).catch(() => undefined);
    return;
  }
  dispatchSession({ type: 'no-token' });
  if (document.body.dataset.access === 'USER') leadToLogin();
}
