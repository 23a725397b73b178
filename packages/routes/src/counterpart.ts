import type { Language } from '@portal/domain/language/language';
import { getRoute } from './get-route.ts';
import type { RouteId } from './route-id.ts';
import type { RouteParameters } from './route-parameters.ts';
import { toPath } from './to-path.ts';

/** True where both languages share one path, so that `?lang=` chooses. */
export function servesBothLanguages(id: RouteId): boolean {
  const row = getRoute(id);
  return row.vi === row.en;
}

/**
 * Canonical path of a page in a language, as hreflang and the language switch use it: `?lang=en` only on a shared path.
 */
export function toLanguagePath(id: RouteId, language: Language, parameters: RouteParameters = {}): string {
  const path = toPath(id, language, parameters);
  return language === 'en' && servesBothLanguages(id) ? `${path}?lang=en` : path;
}

export const addQuery = (path: string, query: string): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;

/**
 * The same page in the other language, with its parameters and query; adds `lang` where the path does not give the
 * language.
 */
export function toCounterpart(
  id: RouteId,
  other: Language,
  parameters: RouteParameters,
  query: Readonly<Record<string, string>>,
): string {
  const path = toPath(id, other, parameters);
  const isNamed = servesBothLanguages(id);
  // Fast path: each page calls this four times, mostly without a query.
  if (!isNamed && Object.keys(query).length === 0) return path;
  const search = new URLSearchParams(query);
  search.delete('lang');
  if (isNamed) search.set('lang', other);
  const text = search.toString();
  return path + (text === '' ? '' : `?${text}`);
}
