import { menuMessages } from '@portal/content/messages/menu-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import styles from './menu.module.css';
import { MENU, type MenuColumn } from './menu-group.table.ts';
import { HourlyList, MenuLink } from './menu-link.tsx';
import { MenuLive } from './menu-live.tsx';
import { PLACE_MARK } from './place-mark.ts';

interface MenuProps {
  readonly language: Language;
  /** Routes that have nothing to show: no link leads to them. */
  readonly emptyRoutes: readonly string[];
}

function Column({ column: { name, links }, language, emptyRoutes }: MenuProps & { readonly column: MenuColumn }) {
  const shown = links.filter((id) => !emptyRoutes.includes(id));
  if (shown.length === 0) return null;
  return (
    <div className={name === 'byIndustry' ? styles.grid : undefined}>
      <p>{menuMessages[language].columns[name]}</p>
      {name === 'hourly' ? (
        <HourlyList language={language} />
      ) : (
        <ul>
          {shown.map((id) => (
            <MenuLink key={id} id={id} language={language} />
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Every entry of the menu: a row of openings on a wide screen, a drawer's list on a narrow one. The same markup for every
 * page of a language: the reader's place and section are written in afterwards.
 */
export function Menu({ language, emptyRoutes }: MenuProps) {
  const { groups } = menuMessages[language];
  return (
    <ul className={styles.groups}>
      {MENU.map((entry) => (
        <li key={entry.section} className={'link' in entry ? styles.single : undefined}>
          {'link' in entry ? (
            <a href={toLanguagePath(entry.link, language, { location: PLACE_MARK })} data-section={entry.section}>
              {groups[entry.section]}
            </a>
          ) : (
            <details name="menu">
              <summary data-section={entry.section}>{groups[entry.section]}</summary>
              <div className={styles.panel}>
                <div className="wrap">
                  {entry.columns.map((column) => (
                    <Column key={column.name} column={column} language={language} emptyRoutes={emptyRoutes} />
                  ))}
                  {entry.section === 'industries' && <MenuLive language={language} />}
                </div>
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
