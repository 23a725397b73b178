import { getRoute } from '@portal/routes/get-route';
import type { RouteId } from '@portal/routes/route-id';

/** The third party's script that a page loads: with the footer only; null by default. */
export function findBadgeScript(badgeScript: string | null, routeId: RouteId): string | null {
  return getRoute(routeId).layout === 'header+footer' ? badgeScript : null;
}

/** What the content security policy allows for it. Throws for an address that is not https. */
export function toScriptOrigin(address: string): string {
  const { protocol, origin } = new URL(address);
  if (protocol !== 'https:') throw new Error(`badgeScript of the brand file is not an https address: ${address}`);
  return origin;
}
