import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { noticesMessages } from '@portal/content/messages/notices-messages';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';

/** A way to serve a need today. */
export interface TodayLink {
  readonly href: string;
  readonly label: string;
}

const RAIN = /^(map|radar|satellite|happy-rain|info-landing)/;
const SEASON = /^(forecast|hydromet|news:vietnam-climate|weather-report|data-suites|industr)/;
const PROGRAMS = /^(weather-api|data-suites|metplus|solution)/;

/** What a reader of a page that is not built yet can use today, nearest to the need first. */
export function listTodayLinks(id: RouteId, language: Language): readonly TodayLink[] {
  const words = noticesMessages[language].links;
  const links: TodayLink[] = [];
  const add = (target: RouteId, label: string, values: RouteParameters = {}): void => {
    links.push({ href: toLanguagePath(target, language, values), label });
  };
  const capital = { location: GREAT_CITIES.hanoi.slug };
  if (RAIN.test(id)) add('weather:hourly', words.hourly(GREAT_CITIES.hanoi.name[language]), capital);
  if (SEASON.test(id)) add('weather:90-days', words.outlook(GREAT_CITIES.hanoi.name[language]), capital);
  if (PROGRAMS.test(id)) add('api-docs', words.api);
  add('home', words.home);
  add('search', words.search);
  return links;
}
