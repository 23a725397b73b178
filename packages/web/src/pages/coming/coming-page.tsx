import { GREAT_CITIES } from '@portal/content/great-cities.table';
import { noticesMessages } from '@portal/content/messages/notices-messages';
import { routeText } from '@portal/content/messages/route-text';
import type { Language } from '@portal/domain/language/language';
import { toLanguagePath } from '@portal/routes/counterpart';
import { isRouteId } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';
import type { RouteParameters } from '@portal/routes/route-parameters';
import { LinkList, Notice } from '#components/ui/notice.tsx';
import type { Page } from '#pages/page.ts';

/** A page that serves the need today. */
interface TodayLink {
  readonly href: string;
  readonly label: string;
}

const RAIN = /^(map|radar|satellite|info-landing)/;
const SEASON = /^(forecast|hydromet|news:vietnam-climate|weather-report|data-suites|industr)/;
const PROGRAMS = /^(weather-api|data-suites|metplus|solution)/;

/** Alternatives to a missing page, most relevant first. */
function listTodayLinks(id: RouteId, language: Language): readonly TodayLink[] {
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

/** Page of a route that is not implemented yet: says what is planned and what to use today. */
export const comingPage: Page = async ({ routeId, language }) => {
  const id = isRouteId(routeId) ? routeId : 'home';
  const { title, description } = routeText[language][id];
  const words = noticesMessages[language].coming;
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: false },
    body: (
      <Notice heading={title} tag={words.tag}>
        <p>{description}</p>
        <h2>{words.today}</h2>
        <LinkList links={listTodayLinks(id, language)} />
      </Notice>
    ),
  };
};
