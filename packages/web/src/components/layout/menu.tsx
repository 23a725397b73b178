import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { menuMessages } from '@portal/content/messages/menu-messages';
import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import { Icon } from '#components/ui/icon.tsx';
import { createCachedMarkup, PLACE_MARK } from './cached-markup.ts';
import styles from './menu.module.css';
import { MENU, MENU_ICONS, MENU_OVERVIEWS, type MenuColumn, type MenuSection } from './menu-group.table.ts';
import { nameOpening, nameRoute, type PageAddress } from './page-address.ts';

interface MenuLinkProps {
  readonly id: RouteId;
  readonly language: Language;
}

/** Menu link: short name with an optional icon or subtitle. */
function MenuLink({ id, language }: MenuLinkProps) {
  const lines: Partial<Record<RouteId, string>> = menuMessages[language].lines;
  const icon = MENU_ICONS[id];
  const line = lines[id];
  const opening = nameOpening(id, language);
  return (
    <li>
      <a
        href={toLanguagePath(id, language, { location: PLACE_MARK })}
        className={MENU_OVERVIEWS.has(id) ? styles.all : undefined}
      >
        {icon !== undefined && <Icon name={icon} />}
        {nameRoute(id, language)}
        {opening !== null && <span className={styles.coming}>{opening}</span>}
        {line !== undefined && <small>{line}</small>}
      </a>
    </li>
  );
}

/** Hourly forecasts of the major cities, with placeholders for visited and saved places. */
function HourlyList({ language }: Pick<MenuLinkProps, 'language'>) {
  const toHref = (location: string) => toLanguagePath('weather:hourly', language, { location });
  return (
    <>
      <ul data-recent={toHref('-').replace('-/', '{location}/')} data-demo={getWeatherMessages(language).demoMark}>
        {Object.values(GREAT_CITIES).map(({ slug, name }) => (
          <li key={slug}>
            <a href={toHref(slug)}>{name[language]}</a>
          </li>
        ))}
      </ul>
      <div data-saved="" hidden>
        <p>{ownPlacesMessages[language].saved}</p>
        <ul />
      </div>
    </>
  );
}

/**
 * Placeholder for the weather of one place. The menu is on every page, so it holds no values: the script loads them
 * when the group opens; until then, or without JavaScript, this is a link.
 */
function MenuLive({ language }: { readonly language: Language }) {
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

interface MenuProps {
  readonly language: Language;
  /** Empty routes; nothing links to them. */
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

/** The whole menu, identical on every page of a language: the reader's place and section are filled in later. */
function Menu({ language, emptyRoutes }: MenuProps) {
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

const SECTIONS: readonly (readonly [MenuSection, RegExp])[] = [
  ['weather', /^(home|search|weather:|warnings|forecast-bulletins|hydromet)/],
  ['map', /^(map|radar|satellite)$/],
  ['farming', /^agri:/],
  ['products', /^(products|metplus|happy-rain|forecast$|weather-api|data-suites|weather-pro|weather-report|api-)/],
  ['industries', /^industr/],
  ['solutions', /^(solution|service)/],
  ['news', /^(news|article|info-landing)/],
  ['about', /^(about|experts|partners|contact|recruitment)/],
];

/** Menu section of a page; null for pages outside the menu, such as the terms. */
function classifySection(id: RouteId): MenuSection | null {
  return SECTIONS.find(([, pages]) => pages.test(id))?.[0] ?? null;
}

/** Farming link of the menu when the reader has no place. */
const DEFAULT_PLACE = 'ha-noi';

const toMarkup = createCachedMarkup(Menu, ({ language, emptyRoutes }) => `${language} ${emptyRoutes.join()}`);
/** Menus split at the placeholder of the reader's place, keyed by all inputs. */
const cutMenus = new Map<string, readonly string[]>();
/** Above the number of routes in both languages. */
const MOST_CUT = 400;

function markFirst(markup: string, attribute: string, current: 'page' | 'true'): string {
  const at = markup.indexOf(attribute);
  const end = at + attribute.length;
  return at < 0 ? markup : `${markup.slice(0, end)} aria-current="${current}"${markup.slice(end)}`;
}

/** Menu markup with the reader's place filled in and the current section and page marked. */
export function writeMenu(
  {
    routeId,
    language,
    parameters,
    missing = false,
  }: Pick<PageAddress, 'routeId' | 'language' | 'parameters' | 'missing'>,
  emptyRoutes: readonly string[] = [],
): string {
  const { location = DEFAULT_PLACE } = missing ? {} : parameters;
  const isPlain = !missing && Object.keys(parameters).every((name) => name === 'location');
  const path = isPlain ? toLanguagePath(routeId, language, { location: PLACE_MARK }) : '';
  const key = `${language} ${emptyRoutes.join()} ${missing ? '' : routeId} ${path}`;
  const known = cutMenus.get(key);
  const cut = known ?? cutMenu(toMarkup({ language, emptyRoutes }), missing ? null : { routeId, path });
  if (known === undefined) {
    if (cutMenus.size >= MOST_CUT) cutMenus.clear();
    cutMenus.set(key, cut);
  }
  const place = encodeURIComponent(location);
  // Concatenated rather than joined: the page is assembled from its pieces once, at the end.
  let menu = '';
  for (const [index, piece] of cut.entries()) menu += index === 0 ? piece : place + piece;
  return menu;
}

/** Marks section and page, then splits the menu at the placeholder of the reader's place. */
function cutMenu(menu: string, page: { readonly routeId: RouteId; readonly path: string } | null): readonly string[] {
  if (page === null) return menu.split(PLACE_MARK);
  const section = classifySection(page.routeId);
  const placed = section === null ? menu : markFirst(menu, `data-section="${section}"`, 'true');
  // Pages such as articles have no link in the menu.
  return (page.path === '' ? placed : markFirst(placed, `href="${page.path}"`, 'page')).split(PLACE_MARK);
}
