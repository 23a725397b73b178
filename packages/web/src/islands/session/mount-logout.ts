import { toLanguagePath } from '@portal/routes/counterpart';
import { findPageLanguage } from '#islands/settings/sync-settings.ts';
import { clearToken, findToken } from './access-token.ts';
import { callAccount } from './call-account.ts';
import { clearSharedData } from './local-data.ts';
import { dispatchSession } from './session-event.ts';

/** Signs out on the page for it (decisions, "Accounts"): ends the session where there is one, and goes to the home page. */
export function mountLogout(): void {
  const hadRole = findToken() !== null;
  const leave = (): void => {
    clearToken();
    clearSharedData();
    if (hadRole) dispatchSession({ type: 'logged-out' });
    location.replace(toLanguagePath('home', findPageLanguage()));
  };
  if (hadRole) callAccount('authLogout', { body: {} }).then(leave, leave);
  else leave();
}
