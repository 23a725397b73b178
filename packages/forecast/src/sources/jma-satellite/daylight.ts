import type { LatLng } from '@portal/domain/geo/lat-lng';
import { sunElevationDeg } from '@portal/domain/time/sun';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';

/** The ends of mainland Viet Nam: A Pa Chải, Móng Cái, Mũi Đôi, Cà Mau. */
const ENDS: readonly LatLng[] = [
  { lat: 22.4, lng: 102.15 },
  { lat: 21.5, lng: 108 },
  { lat: 12.65, lng: 109.45 },
  { lat: 8.6, lng: 104.7 },
];
/** Lower, land and clouds are too dark to tell apart. */
const LEAST_ELEVATION_DEG = 5;
const SLOT_SECONDS = 600;

/** Whether the sun lights all of mainland Viet Nam well enough for an image in visible light. */
export function isLitAt(at: EpochSeconds): boolean {
  return ENDS.every((end) => sunElevationDeg(end, at) >= LEAST_ELEVATION_DEG);
}

/** The next ten minutes of the satellite, from `at` on, in which `isLitAt` holds: within a day, in every season. */
export function findNextLit(at: EpochSeconds): EpochSeconds {
  const first = Math.ceil(at / SLOT_SECONDS) * SLOT_SECONDS;
  for (let slot = first; slot < first + DAY_SECONDS; slot += SLOT_SECONDS) if (isLitAt(slot)) return slot;
  throw new RangeError('the sun does not rise within a day');
}
