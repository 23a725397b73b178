import { type RequiredRoles, toRequiredRoles } from '@portal/domain/account/may-enter';
import { getRoute, isRouteId } from './get-route.ts';
import { matchPath } from './match-path.ts';

/** Who may enter the page of a path of this site, with or without a query; everybody where there is no such page. */
export function findRequiredRoles(path: string): RequiredRoles {
  const match = matchPath(path.split('?')[0] ?? path);
  return match.kind === 'route' && isRouteId(match.id) ? toRequiredRoles(getRoute(match.id).access) : null;
}
