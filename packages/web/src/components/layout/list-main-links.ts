import { layoutMessages } from '@portal/content/messages/layout-messages';
import { toLanguagePath } from '#routes/counterpart.ts';
import type { RouteId } from '#routes/route-id.ts';
import type { PageAddress } from './page-address.ts';

/** A link of the main menu. */
export interface MainLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** Place whose farming page the menu opens while the reader is at no place. */
const FARMING_PLACE = 'ha-noi';

const WEATHER = /^(home|search|weather:)/;

/** The links of the main menu in their order, the one of the reader's section marked. */
export function listMainLinks({
  routeId,
  language,
  parameters,
}: Omit<PageAddress, 'settings' | 'query'>): readonly MainLink[] {
  const words = layoutMessages[language];
  const location = parameters.location ?? FARMING_PLACE;
  const toLink = (label: string, id: RouteId, section: RegExp): MainLink => ({
    label,
    href: toLanguagePath(id, language, { location }),
    current: section.test(routeId),
  });
  return [
    toLink(words.weather, 'home', WEATHER),
    toLink(words.map, 'map', /^(map|radar|satellite)$/),
    toLink(words.farming, 'agri:now', /^agri:/),
    toLink(words.products, 'products', /^(products|metplus|happy-rain|weather-api|data-suites|weather-pro|industr)/),
    toLink(words.forecast, 'forecast', /^(forecast|hydromet)/),
    toLink(words.services, 'services', /^service/),
    toLink(words.news, 'news', /^news/),
    toLink(words.about, 'about', /^(about|experts|partners|contact|recruitment)/),
  ];
}
