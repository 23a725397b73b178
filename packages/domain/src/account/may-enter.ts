/** Role of a session; null is a guest. */
export type Role = 'USER' | null;

/** Roles required by a route: null for everybody, an empty list for guests only, else one of the list. */
export type RequiredRoles = readonly 'USER'[] | null;

/** Access of a route, as in the table of routes. */
export type RouteAccess = 'all' | 'guest' | 'USER';

/** A route's requirement; defaults to its group's, which defaults to everybody. */
export function toRequiredRoles(own: RouteAccess | undefined, group?: RouteAccess): RequiredRoles {
  const access = own ?? group ?? 'all';
  if (access === 'all') return null;
  return access === 'guest' ? [] : [access];
}

/** Whether a user with this role may enter (spec §5, §6). */
export function mayEnter(required: RequiredRoles, role: Role): boolean {
  if (required === null) return true;
  if (required.length === 0) return role === null;
  return role !== null && required.includes(role);
}

/**
 * One slash, not followed by a second one: browsers treat two, also backslashes, as another site (decisions,
 * "Accounts").
 */
const OWN_PATH = /^\/(?!\/)[^\\\p{Cc}#]*/u;
const NEVER = /[\\\p{Cc}]/u;

/**
 * A path of this site to redirect to, with its query; the dashboard for anything else. Takes any text and never throws.
 */
export function parseRedirectTarget(text: string | null): string {
  const path = text === null || NEVER.test(text) ? undefined : OWN_PATH.exec(text)?.[0];
  return path ?? '/dashboard';
}

/** Input of the access check: a request for a page. */
export interface AccessQuestion {
  readonly required: RequiredRoles;
  readonly role: Role;
  /** Path and query of the page. */
  readonly path: string;
  /** The requested redirect target, unparsed; null if there is none. */
  readonly target: string | null;
  /** The roles required by the page of a path. */
  readonly findRequired: (path: string) => RequiredRoles;
}

/**
 * Redirect for a caller who may not enter a route: a guest to `/login` with the way back, a signed-in user to the
 * requested target if they may enter it, else to the dashboard, and so never to `/login`. Null: they may stay.
 */
export function findAccessRedirect({ required, role, path, target, findRequired }: AccessQuestion): string | null {
  if (mayEnter(required, role)) return null;
  if (role === null) return `/login?redirect=${encodeURIComponent(path)}`;
  const wanted = parseRedirectTarget(target);
  return mayEnter(findRequired(wanted), role) ? wanted : parseRedirectTarget(null);
}
