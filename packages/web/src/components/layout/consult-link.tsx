import { menuMessages } from '@portal/content/messages/menu-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';

/** The way to advice: a link to the contact page, marked so that a script may answer it with a dialog. */
export function ConsultLink({ language }: { readonly language: Language }) {
  return (
    <a className="button" href={toLanguagePath('contact', language)} data-consult>
      {menuMessages[language].consult}
    </a>
  );
}
