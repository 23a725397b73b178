import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import { clearToken } from './access-token.ts';
import { removeDataChoice } from './local-data.ts';

/** After a deletion the login page says what came of it; of a deleted account nothing stays in this browser. */
export function leaveDeleted(outcome: 'removed' | 'requested', language: Language): void {
  if (outcome === 'removed') {
    clearToken();
    removeDataChoice();
  }
  location.assign(addQuery(toLanguagePath('login', language), `reason=${outcome}`));
}
