import { getRoute } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';

/** Third-party script of a page: only on pages with the footer; null by default. */
export function findBadgeScript(badgeScript: string | null, routeId: RouteId): string | null {
  return getRoute(routeId).layout === 'header+footer' ? badgeScript : null;
}

/** Its Content-Security-Policy source. Throws unless the address is https. */
export function toScriptOrigin(address: string): string {
  const { protocol, origin } = new URL(address);
  if (protocol !== 'https:') throw new Error(`badgeScript in the brand file must be an https URL: ${address}`);
  return origin;
}
