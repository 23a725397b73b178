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

/** A row of the table by its exact path, the catch-all for posts left aside. */
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

/** Paths that a reader may have meant: lower case and single hyphens (two before a figure are a sign), and without the tone marks of a name typed as it is. */
function listLikelyPaths(path: string): string[] {
  const lower = path.toLowerCase().replace(/-{2,}(?!\d)/g, '-');
  const plain = /[^!-~]/.test(lower) ? lower.split('/').map(toSlug).join('/') : lower;
  // A segment of signs alone has no slug; without it the path would be another page's.
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
 * What a path (as asked, percent-encoded, without query) stands for: a page, a move to the path it should have been, or
 * nothing. Whether a place or a post of that name exists is not known here: `weather-root` and `agri-root` are answered by
 * their pages, which move on only when there is such a place, and `article` comes last of all.
 */
export function matchPath(path: string): PathMatch {
  if (path.length > LONGEST_PATH || !/^\/(?!\/)[\x21-\x7e]*$/.test(path) || /\/\/|\\/.test(path)) return NONE;
  const decoded = decodePath(path);
  if (decoded === null) return NONE;
  const row = findRow(decoded);
  if (row !== null) return row;
  const [, first = ''] = decoded.split('/');
  // Pages may stand among the addresses of programs (`/api/docs`), redirects of those do not exist.
  if (isReservedSegment(first)) return FIXED.has(path.slice(0, -1)) ? matchWithoutSlash(path) : NONE;
  if (path.endsWith('/')) return matchWithoutSlash(path);
  const post = POST_PATH.exec(decoded);
  return findMove(decoded) ?? (post === null ? NONE : toArticle(post[1] ?? ''));
}

function toArticle(url: string): RouteMatch {
  return { kind: 'route', id: 'article', language: 'both', parameters: { url } };
}
