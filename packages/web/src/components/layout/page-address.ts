import { menuMessages } from '@portal/content/messages/menu-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import { MENU_OPENINGS } from './menu-group.table.ts';

/** The name of a page in menu and footer: a short one where there is one, else its title. */
export function nameRoute(id: RouteId, language: Language): string {
  const names: Partial<Record<RouteId, string>> = menuMessages[language].names;
  return names[id] ?? routeText[language][id].title;
}

/** What marks a link to a page that is not open or made for each client, null for every other. */
export function nameOpening(id: RouteId, language: Language): string | null {
  const opening = MENU_OPENINGS[id];
  return opening === undefined ? null : menuMessages[language].openings[opening];
}

/** What a reader has chosen, as the form of settings shows it. */
interface ChosenSettings {
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
  readonly forecastView: 'table' | 'chart';
}

/** Where a reader is: what the frame needs to mark the menu and to find the page in the other language. */
export interface PageAddress {
  readonly routeId: RouteId;
  readonly language: Language;
  readonly parameters: RouteParameters;
  readonly query: Readonly<Record<string, string>>;
  readonly settings: ChosenSettings;
  /** Whether nothing is there: the reader is in no part of the menu, and at no place. */
  readonly missing?: boolean;
}
