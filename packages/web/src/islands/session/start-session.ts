import type { AccountUser, SignedReply } from '@portal/contract/own/account';
import { findAccessRedirect } from '@portal/domain/account/may-enter';
import { toLanguagePath } from '@portal/routes/counterpart';
import { findRequiredRoles } from '@portal/routes/find-required-roles';
import { makeLoader } from '#islands/frame/show-loader.ts';
import { findPageLanguage } from '#islands/settings/sync-settings.ts';
import { clearToken, findToken, readExpiry } from './access-token.ts';
import { type AccountAnswer, callAccount } from './call-account.ts';
import { leadToLogin } from './lead-to-login.ts';
import { dispatchSession } from './session-event.ts';
import { showSession } from './show-session.ts';

/** Maximum time of the loader; after that the page behaves as for a guest. */
const LONGEST_WAIT_MS = 3000;
/** Delays between background checks. */
const REPEAT_MS = [2000, 5000, 15_000, 60_000] as const;

const findTarget = (): string | null => new URLSearchParams(location.search).get('redirect');

/** Redirects signed-in users away from guest-only pages. */
export function leaveGuestPage(): void {
  const here = location.pathname + location.search;
  const to = findAccessRedirect({
    required: findRequiredRoles(location.pathname),
    role: 'USER',
    path: here,
    target: findTarget(),
    findRequired: findRequiredRoles,
  });
  if (to === null) return;
  // Without a target: the dashboard's path is shared by both languages.
  location.replace(to === '/dashboard' ? toLanguagePath('dashboard', findPageLanguage()) : to);
}

/** Ends an expired session without asking the server (spec §4). */
function endExpired(): void {
  clearToken();
  // biome-ignore lint/suspicious/noConsole: the specification names this warning (§8)
  console.warn('access token expired');
  dispatchSession({ type: 'auto-logout', reason: 'access_token expired' });
  leadToLogin('&reason=expired');
}

/** Ends a session that the server refused. */
function endRefused(): void {
  clearToken();
  // biome-ignore lint/suspicious/noConsole: the specification names this failure (§8)
  console.warn('Failed to login with token.');
  dispatchSession({ type: 'auto-logout', reason: 'Failed to login with token.' });
  if (document.body.dataset.access === 'USER') leadToLogin();
}

function acceptUser(user: AccountUser): void {
  showSession(user);
  dispatchSession({ type: 'auto-login', user });
  leaveGuestPage();
}

const UNAUTHORIZED = 401;
const SERVER_FAULT = 500;

/** True if the answer decides about the session. */
function settle({ status, reply }: AccountAnswer<SignedReply>): boolean {
  if (status === UNAUTHORIZED) endRefused();
  else if (reply !== null) acceptUser(reply.user);
  else return false;
  return true;
}

/** Keeps checking where the first check timed out; the visitor counts as a guest meanwhile. */
async function repeatCheck(): Promise<void> {
  for (const pause of REPEAT_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (findToken() === null || settle(await callAccount('userAccount'))) return;
  }
}

/** Checks the stored token (spec §4): logs in, logs out, or continues as a guest. */
export async function startSession(): Promise<void> {
  const token = findToken();
  if (token === null) return;
  const expiry = readExpiry(token);
  if (expiry !== null && expiry < Math.floor(Date.now() / 1000)) return endExpired();
  const loader = makeLoader();
  document.body.append(loader);
  const answer = await callAccount('userAccount', { signal: AbortSignal.timeout(LONGEST_WAIT_MS) });
  loader.remove();
  if (settle(answer)) return;
  // Without an answer nobody is redirected: a guarded shell holds only what this device stored for the token's owner.
  if (document.body.dataset.access === 'USER' && answer.status !== 0 && answer.status < SERVER_FAULT) leadToLogin();
  else await repeatCheck();
}
