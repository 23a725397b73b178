import { menuMessages } from '@portal/content/messages/menu-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './menu.module.css';

/**
 * Room for the weather at one place of work. The menu stands on every page, so it holds no figure: a script brings picture and
 * figure once the group is open, and until then, or without one, this is a link to where they are.
 */
export function MenuLive({ language }: { readonly language: Language }) {
  const { name, line, demo } = menuMessages[language].live;
  return (
    <div className={styles.live}>
      <p>{menuMessages[language].columns.live}</p>
      <a href={toLanguagePath('industry:dien-gio', language)} data-live={demo}>
        {name}
        <b />
        <small>{line}</small>
      </a>
    </div>
  );
}
