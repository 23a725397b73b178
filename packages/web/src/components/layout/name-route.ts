import { menuMessages } from '@portal/content/messages/menu-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import type { RouteId } from '@portal/routes/route-id';

/** The name of a page in menu and footer: a short one where there is one, else its title. */
export function nameRoute(id: RouteId, language: Language): string {
  const names: Partial<Record<RouteId, string>> = menuMessages[language].names;
  return names[id] ?? routeText[language][id].title;
}
