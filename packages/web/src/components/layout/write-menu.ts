import { toLanguagePath } from '@portal/routes/counterpart';
import { createCachedMarkup } from './cached-markup.ts';
import { classifySection } from './classify-section.ts';
import { Menu } from './menu.tsx';
import type { PageAddress } from './page-address.ts';
import { PLACE_MARK } from './place-mark.ts';

/** Place whose farming pages the menu opens while the reader is at no place. */
const USUAL_PLACE = 'ha-noi';

const toMarkup = createCachedMarkup(Menu, ({ language, emptyRoutes }) => `${language} ${emptyRoutes.join()}`);

function markFirst(markup: string, attribute: string, current: 'page' | 'true'): string {
  const at = markup.indexOf(attribute);
  const end = at + attribute.length;
  return at < 0 ? markup : `${markup.slice(0, end)} aria-current="${current}"${markup.slice(end)}`;
}

/** The menu as markup, with the reader's place in its links, and section and page marked. */
export function writeMenu(
  {
    routeId,
    language,
    parameters,
    missing = false,
  }: Pick<PageAddress, 'routeId' | 'language' | 'parameters' | 'missing'>,
  emptyRoutes: readonly string[] = [],
): string {
  const { location = USUAL_PLACE } = missing ? {} : parameters;
  const menu = toMarkup({ language, emptyRoutes }).replaceAll(PLACE_MARK, encodeURIComponent(location));
  if (missing) return menu;
  const section = classifySection(routeId);
  const placed = section === null ? menu : markFirst(menu, `data-section="${section}"`, 'true');
  return markFirst(placed, `href="${toLanguagePath(routeId, language, parameters)}"`, 'page');
}
