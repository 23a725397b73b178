import { BRAND } from '@portal/content/brand';
import { ROUTES } from './route.table.ts';
import type { RouteId } from './route-id.ts';
import type { RouteMatch, RouteMove } from './route-match.ts';
import type { RouteRow } from './route-row.ts';

const LANGUAGES = ['vi', 'en'] as const;

function withBrand(path: string): string {
  return path.replace('{brand}', BRAND.slug);
}

function toMatch(id: RouteId, language: RouteMatch['language']): RouteMatch {
  return { kind: 'route', id, language, parameters: {} };
}

function toMove(to: string): RouteMove {
  return { kind: 'redirect', status: 301, to: withBrand(to) };
}

function addRow(paths: Map<string, RouteMatch | RouteMove>, row: RouteRow & { id: RouteId }): void {
  for (const language of LANGUAGES) {
    const place = row.vi === row.en ? 'both' : language;
    paths.set(withBrand(row[language]), row.id === 'about-root' ? moveToAbout(language) : toMatch(row.id, place));
  }
  for (const alias of row.aliases) {
    paths.set(alias.path, alias.status === 301 ? moveToRow(row) : toMatch(row.id, alias.language));
  }
}

function moveToRow({ vi, en }: RouteRow): RouteMove {
  return vi === en ? toMove(vi) : { ...toMove(vi), inEnglish: withBrand(en) };
}

function moveToAbout(language: 'vi' | 'en'): RouteMove {
  const about = ROUTES.find((row) => row.id === 'about');
  return toMove(about === undefined ? '/' : about[language]);
}

/**
 * Mixed forms such as `/about-us/lien-he` (segments of two languages) redirect to the path of the first segment's
 * language.
 */
function addMixedForms(paths: Map<string, RouteMatch | RouteMove>, row: RouteRow): void {
  for (const language of LANGUAGES) {
    const [, first] = row[language].split('/');
    const [, , second] = row[language === 'vi' ? 'en' : 'vi'].split('/');
    if (first === undefined || second === undefined) continue;
    const mixed = withBrand(`/${first}/${second}`);
    if (!paths.has(mixed)) paths.set(mixed, toMove(row[language]));
  }
}

/** Every path without parameters: rows, aliases and mixed forms. A row's own path always wins over a mixed form. */
export function listFixedPaths(): Map<string, RouteMatch | RouteMove> {
  const paths = new Map<string, RouteMatch | RouteMove>();
  const fixed = ROUTES.filter((row) => !/\{(location|days|url|id|code)\}/.test(row.vi));
  for (const row of fixed) addRow(paths, row);
  for (const row of fixed) addMixedForms(paths, row);
  return paths;
}
