import { type RequiredRoles, toRequiredRoles } from '@portal/domain/account/may-enter';
import { getRoute, isRouteId } from './get-route.ts';
import { matchPath } from './match-path.ts';

/** Roles that may open the page at a path (query allowed); `everybody` where the path has no page. */
export function findRequiredRoles(path: string): RequiredRoles {
  const match = matchPath(path.split('?')[0] ?? path);
  return match.kind === 'route' && isRouteId(match.id) ? toRequiredRoles(getRoute(match.id).access) : null;
}
