import { menuMessages } from '@portal/content/messages/menu-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import { MENU_OPENINGS } from './menu-group.table.ts';

/** Short name of a page in menu and footer, or its title. */
export function nameRoute(id: RouteId, language: Language): string {
  const names: Partial<Record<RouteId, string>> = menuMessages[language].names;
  return names[id] ?? routeText[language][id].title;
}

/** Label of links to pages that are not open yet or made per client; null for others. */
export function nameOpening(id: RouteId, language: Language): string | null {
  const opening = MENU_OPENINGS[id];
  return opening === undefined ? null : menuMessages[language].openings[opening];
}

/** Chosen settings, as the settings form shows them. */
interface ChosenSettings {
  readonly temperatureUnit: 'C' | 'F';
  readonly windUnit: 'kmh' | 'ms';
  readonly forecastView: 'table' | 'chart';
}

/** Current page: marks the menu and finds the page in the other language. */
export interface PageAddress {
  readonly routeId: RouteId;
  readonly language: Language;
  readonly parameters: RouteParameters;
  readonly query: Readonly<Record<string, string>>;
  readonly settings: ChosenSettings;
  /** True on a not-found page: no menu section, no place. */
  readonly missing?: boolean;
}
