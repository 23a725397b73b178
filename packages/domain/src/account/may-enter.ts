/** A role that a session can have; null is a guest. */
export type Role = 'USER' | null;

/** Roles that a route asks for: null for everybody, an empty list for guests only, else one of the list. */
export type RequiredRoles = readonly 'USER'[] | null;

/** Who may enter a route, as the table of routes names it. */
export type RouteAccess = 'all' | 'guest' | 'USER';

/** What a route asks for in its own words; a route that says nothing takes over its group's, and a group's nothing is everybody. */
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

/** One slash, then no second one: browsers take two, also written backwards, for another site (decisions, "Accounts"). */
const OWN_PATH = /^\/(?!\/)[^\\\p{Cc}#]*/u;
const NEVER = /[\\\p{Cc}]/u;

/** A path of this site to go on to, with its query; the dashboard for anything else. Takes any text and never throws. */
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
  /** Where they asked to go on to, as it was written; null where nothing was. */
  readonly target: string | null;
  /** What the page of a path of this site asks for. */
  readonly findRequired: (path: string) => RequiredRoles;
}

/**
 * Where a caller is redirected who may not enter a route: a guest to `/login` with the way back, a signed-in user to the target
 * that was asked for where they may enter that, else to the dashboard, so never to `/login`. Null: they may stay.
 */
export function findAccessRedirect({ required, role, path, target, findRequired }: AccessQuestion): string | null {
  if (mayEnter(required, role)) return null;
  if (role === null) return `/login?redirect=${encodeURIComponent(path)}`;
  const wanted = parseRedirectTarget(target);
  return mayEnter(findRequired(wanted), role) ? wanted : parseRedirectTarget(null);
}
