import { toSlug } from '@portal/domain/place/slug';
import { listFixedPaths } from './list-fixed-paths.ts';
import { listPathPatterns } from './list-path-patterns.ts';
import { isReservedSegment } from './reserved-segment.ts';
import type { PathMatch, RouteMatch, RouteMove } from './route-match.ts';
import { toPath } from './to-path.ts';

const FIXED = listFixedPaths();
const PATTERNS = listPathPatterns();
const NONE = { kind: 'none' } as const;
const POST_PATH = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;
const LONGEST_PATH = 300;

/** Route of an exact path, without the catch-all for posts. */
function findRow(path: string): RouteMatch | RouteMove | null {
  const fixed = FIXED.get(path);
  if (fixed !== undefined) return fixed;
  for (const { id, language, pure, expression } of PATTERNS) {
    const found = expression.exec(path);
    if (found === null) continue;
    const parameters = { ...found.groups };
    if (pure) return { kind: 'route', id, language, parameters };
    return { kind: 'redirect', status: 301, to: toPath(id, language === 'both' ? 'vi' : language, parameters) };
  }
  return null;
}

function decodePath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').length === path.split('/').length ? decoded : null;
  } catch {
    return null;
  }
}

/**
 * Corrections of a mistyped path: lower case, single hyphens (two before a digit are a minus sign), tone marks removed.
 */
function listLikelyPaths(path: string): string[] {
  const lower = path.toLowerCase().replace(/-{2,}(?!\d)/g, '-');
  const plain = /[^!-~]/.test(lower) ? lower.split('/').map(toSlug).join('/') : lower;
  // A segment of punctuation only has no slug; dropping it would yield the path of another page.
  return [lower, plain].filter((likely) => likely !== path && !/.\/$|\/\/|^\/$/.test(likely));
}

function findMove(path: string): RouteMove | null {
  for (const likely of listLikelyPaths(path)) {
    const row = findRow(likely);
    if (row !== null) return row.kind === 'redirect' ? row : { kind: 'redirect', status: 301, to: likely };
  }
  return null;
}

function matchWithoutSlash(path: string): PathMatch {
  const bare = path.slice(0, -1);
  const match = matchPath(bare);
  return match.kind === 'redirect' ? match : { kind: 'redirect', status: 301, to: bare };
}

/**
 * Resolves a request path (percent-encoded, without query) to a page, a redirect or nothing. Does not check that the
 * place or post exists: the pages of `weather-root` and `agri-root` redirect only if the place exists, and `article` is
 * tried last.
 */
export function matchPath(path: string): PathMatch {
  if (path.length > LONGEST_PATH || !/^\/(?!\/)[\x21-\x7e]*$/.test(path) || /\/\/|\\/.test(path)) return NONE;
  const decoded = decodePath(path);
  if (decoded === null) return NONE;
  const row = findRow(decoded);
  if (row !== null) return row;
  const [, first = ''] = decoded.split('/');
  // Pages may live under reserved segments (`/api/docs`), but nothing there redirects.
  if (isReservedSegment(first)) return FIXED.has(path.slice(0, -1)) ? matchWithoutSlash(path) : NONE;
  if (path.endsWith('/')) return matchWithoutSlash(path);
  const post = POST_PATH.exec(decoded);
  return findMove(decoded) ?? (post === null ? NONE : toArticle(post[1] ?? ''));
}

function toArticle(url: string): RouteMatch {
  return { kind: 'route', id: 'article', language: 'both', parameters: { url } };
}
