import { toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { Scenario } from './scenarios.table.ts';
import type { ShownPage } from './shown-pages.table.ts';

const PLACE_PAGES: readonly (readonly [string, RouteId, Readonly<Record<string, string>>])[] = [
  ['now', 'weather:now', {}],
  ['hourly', 'weather:hourly', {}],
  ['tomorrow', 'weather:tomorrow', {}],
  ['days-15', 'weather:next-days', { days: '15' }],
  ['farm-now', 'agri:now', {}],
  ['farm-hourly', 'agri:hourly', {}],
];

/** The pages that change with the weather, of a scenario's place: `fog-now`. */
export function listScenarioPages({ name, place }: Scenario): ShownPage[] {
  const pages = PLACE_PAGES.map(([page, route, params]) => {
    const inLanguage = (language: 'vi' | 'en') => toLanguagePath(route, language, { location: place, ...params });
    return { name: `${name}-${page}`, vi: inLanguage('vi'), en: inLanguage('en'), isKey: page === 'now' };
  });
  const [now] = pages;
  return [
    { name: `${name}-home`, vi: '/', en: '/?lang=en', isKey: true },
    ...pages,
    { name: `${name}-lite`, vi: `${now?.vi}?lite=1`, en: `${now?.en}?lite=1`, isKey: false },
  ];
}
