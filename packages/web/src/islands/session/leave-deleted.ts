import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { clearToken } from './access-token.ts';
import { removeDataChoice } from './local-data.ts';

/** After a deletion, opens the login page with its outcome; nothing of a deleted account stays in this browser. */
export function leaveDeleted(outcome: 'removed' | 'requested', language: Language): void {
  if (outcome === 'removed') {
    clearToken();
    removeDataChoice();
  }
  location.assign(addQuery(toLanguagePath('login', language), `reason=${outcome}`));
}
