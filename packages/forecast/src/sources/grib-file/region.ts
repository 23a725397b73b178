import { COVERAGE } from '@portal/domain/geo/coverage';
import type { Grib2Message, LatLngGridDefinition } from '#formats/grib2/message.ts';

/** Flag table 3.4, bit 1: columns run west. */
const I_NEGATIVE = 0x80;

/** Whether a message's grid has a point in the area that the portal serves, whatever way its longitudes are counted. */
export function touchesRegion({ grid }: Grib2Message): boolean {
  if (grid.kind !== 'lat-lng') return false;
  const south = Math.min(grid.firstLat, grid.lastLat);
  const north = Math.max(grid.firstLat, grid.lastLat);
  return south <= COVERAGE.north && north >= COVERAGE.south && touchesLongitudes(grid);
}

function touchesLongitudes({ firstLng, lastLng, ni, iStep, scanningMode }: LatLngGridDefinition): boolean {
  const west = (scanningMode & I_NEGATIVE) === 0 ? firstLng : lastLng;
  const east = west + (ni - 1) * iStep;
  return [-360, 0, 360].some((turn) => west + turn <= COVERAGE.east && east + turn >= COVERAGE.west);
}

/** `5–24.5° N, 99–119.5° E`: the area in an error line. */
export const REGION_TEXT = `${COVERAGE.south}–${COVERAGE.north}° N, ${COVERAGE.west}–${COVERAGE.east}° E`;
