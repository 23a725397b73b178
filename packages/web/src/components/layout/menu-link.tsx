import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { menuMessages } from '@portal/content/messages/menu-messages';
import { noticesMessages } from '@portal/content/messages/notices-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Icon } from '#components/ui/icon.tsx';
import styles from './menu.module.css';
import { MENU_COMING, MENU_ICONS, MENU_OVERVIEWS } from './menu-group.table.ts';
import { nameRoute } from './name-route.ts';
import { PLACE_MARK } from './place-mark.ts';

interface MenuLinkProps {
  readonly id: RouteId;
  readonly language: Language;
}

/** A link of the menu: its short name, an icon or a line where it has one. */
export function MenuLink({ id, language }: MenuLinkProps) {
  const lines: Partial<Record<RouteId, string>> = menuMessages[language].lines;
  const icon = MENU_ICONS[id];
  const line = lines[id];
  return (
    <li>
      <a
        href={toLanguagePath(id, language, { location: PLACE_MARK })}
        className={MENU_OVERVIEWS.has(id) ? styles.all : undefined}
      >
        {icon !== undefined && <Icon name={icon} />}
        {nameRoute(id, language)}
        {MENU_COMING.has(id) && <span className={styles.coming}>{noticesMessages[language].coming.tag}</span>}
        {line !== undefined && <small>{line}</small>}
      </a>
    </li>
  );
}

/** The next hours of the great cities, and room for the places that the reader has looked at. */
export function HourlyList({ language }: Pick<MenuLinkProps, 'language'>) {
  const toHref = (location: string) => toLanguagePath('weather:hourly', language, { location });
  return (
    <ul data-recent={toHref('-').replace('-/', '{location}/')}>
      {Object.values(GREAT_CITIES).map(({ slug, name }) => (
        <li key={slug}>
          <a href={toHref(slug)}>{name[language]}</a>
        </li>
      ))}
    </ul>
  );
}
