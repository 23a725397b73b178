import { toLanguagePath } from '@portal/routes/counterpart';
import { findPageLanguage } from '#islands/settings/sync-settings.ts';
import { clearToken, findToken } from './access-token.ts';
import { callAccount } from './call-account.ts';
import { clearSharedData } from './local-data.ts';
import { dispatchSession } from './session-event.ts';

/** Ends the session on the log-out page and goes to the home page (decisions, "Accounts"). */
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
