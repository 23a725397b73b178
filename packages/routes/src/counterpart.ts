import type { Language } from '@portal/domain/language/language';
import { getRoute } from './get-route.ts';
import type { RouteId } from './route-id.ts';
import type { RouteParameters } from './route-parameters.ts';
import { toPath } from './to-path.ts';

/** True where one path serves both languages, so that `?lang=` chooses. */
export function servesBothLanguages(id: RouteId): boolean {
  const row = getRoute(id);
  return row.vi === row.en;
}

/** Address of a page in a language as search engines and the language switch name it: `?lang=en` only on a path of both. */
export function toLanguagePath(id: RouteId, language: Language, parameters: RouteParameters = {}): string {
  const path = toPath(id, language, parameters);
  return language === 'en' && servesBothLanguages(id) ? `${path}?lang=en` : path;
}

/** An address with `name=value` added to its query. */
export const addQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/** The same page in the other language with parameters and query preserved; `lang` is named where the path does not say it. */
export function toCounterpart(
  id: RouteId,
  other: Language,
  parameters: RouteParameters,
  query: Readonly<Record<string, string>>,
): string {
  const path = toPath(id, other, parameters);
  const isNamed = servesBothLanguages(id);
  // Every page asks four times, and most have no query.
  if (!isNamed && Object.keys(query).length === 0) return path;
  const search = new URLSearchParams(query);
  search.delete('lang');
  if (isNamed) search.set('lang', other);
  const text = search.toString();
  return path + (text === '' ? '' : `?${text}`);
}
