import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';

/** How far an invented radar sees, km: about as far as real ones measure rain well. */
const REACH_KM = 160;

/** Where the invented radars stand: they see the mainland and the islands near it, and end inside the national grid in the east. */
const RADARS: readonly LatLng[] = [
  { lat: 21.9, lng: 103.4 },
  { lat: 21.98, lng: 105.3 },
  { lat: 21.9, lng: 106.3 },
  { lat: 20.9, lng: 107 },
  { lat: 20.3, lng: 105.9 },
  { lat: 18.8, lng: 105.3 },
  { lat: 17.2, lng: 106.6 },
  { lat: 15.9, lng: 107.7 },
  { lat: 14.4, lng: 108.3 },
  { lat: 12.9, lng: 108.6 },
  { lat: 11.6, lng: 108.1 },
  { lat: 11.4, lng: 106.7 },
  { lat: 10, lng: 106.6 },
  { lat: 9.9, lng: 105 },
];

/** Whether one of the demonstration's radars sees a point. */
export function isInDemoReach(point: LatLng): boolean {
  return RADARS.some((radar) => greatCircleKm(radar, point) <= REACH_KM);
}
