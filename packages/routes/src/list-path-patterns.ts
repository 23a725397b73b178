import { ROUTES } from './route.table.ts';
import type { RouteId } from './route-id.ts';
import type { RouteRow } from './route-row.ts';

/** Path pattern with parameters. `pure` is false for a mixed form, which redirects to the path of `language`. */
export interface PathPattern {
  readonly id: RouteId;
  readonly language: 'vi' | 'en' | 'both';
  readonly pure: boolean;
  readonly expression: RegExp;
}

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** Prefixes of other addresses; no place slug may start with them. */
const NO_PLACE = { vi: 'theo-nganh|nha-nong', en: 'pro|report|news' } as const;
const PARAMETER: Readonly<Record<string, string>> = {
  location: `(?<location>${SLUG})`,
  days: '(?<days>3|5|7|10|15)',
  url: `(?<url>${SLUG})`,
  code: '(?<code>[a-z0-9]{22})',
  /** Of a row of the database, or of a storm. */
  id: '(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\\d{4}|(?:jma|jtwc|ecmwf)-[a-z0-9]{2,12})',
};

function toExpression(template: string, language: 'vi' | 'en'): RegExp {
  const source = template.replace(/\{(\w+)\}/g, (_, name: string) => PARAMETER[name] ?? '');
  const guarded = /^\/(thoi-tiet|weather)-\{location\}/.test(template)
    ? source.replace('(?<location>', `(?!(?:${NO_PLACE[language]})(?:-|/|$))(?<location>`)
    : source;
  return new RegExp(`^${guarded}$`);
}

function listRowPatterns(row: RouteRow & { id: RouteId }): PathPattern[] {
  if (row.vi === row.en) {
    return [{ id: row.id, language: 'both', pure: true, expression: toExpression(row.vi, 'vi') }];
  }
  return (['vi', 'en'] as const).flatMap((language) => {
    const [, first = ''] = row[language].split('/');
    const [, , otherTail] = row[language === 'vi' ? 'en' : 'vi'].split('/');
    const pure = { id: row.id, language, pure: true, expression: toExpression(row[language], language) };
    if (otherTail === undefined) return [pure];
    return [pure, { ...pure, pure: false, expression: toExpression(`/${first}/${otherTail}`, language) }];
  });
}

/** Every path with parameters in matching order, without `/{url}`, which is tried last. */
export function listPathPatterns(): readonly PathPattern[] {
  return ROUTES.filter((row) => /\{(location|days|url|id|code)\}/.test(row.vi) && row.id !== 'article').flatMap(
    listRowPatterns,
  );
}
