import type { MapGround } from '@portal/contract/map-ground';

/** The credit line of a map: the portal's own ground, and the operator's. */
export function writeMapCredit(own: string, ground: MapGround | null): string {
  return ground === null || ground.credit === null ? own : `${own}, ${ground.credit}`;
}
