import type { Grib2Message } from '#formats/grib2/message.ts';
import type { ExpectedGrid } from './mapping.ts';

/** Files round their degrees; a thousandth is a hundred metres. */
const TOLERANCE_DEG = 1e-3;

/** What a message's grid is instead of the expected one, in a few words; null where it is that or any is taken. */
export function findGridFault({ grid }: Grib2Message, expected: ExpectedGrid | null): string | null {
  if (grid.kind !== 'lat-lng') return `the grid (template ${grid.template}) is no latitude-longitude grid`;
  if (expected === null) return null;
  const found: ExpectedGrid = {
    south: Math.min(grid.firstLat, grid.lastLat),
    north: Math.max(grid.firstLat, grid.lastLat),
    west: toHalfTurn(Math.min(grid.firstLng, grid.lastLng)),
    east: toHalfTurn(Math.min(grid.firstLng, grid.lastLng)) + (grid.ni - 1) * grid.iStep,
    latStep: grid.jStep,
    lngStep: grid.iStep,
  };
  const turned = toHalfTurn(expected.west);
  const wanted = { ...expected, west: turned, east: turned + expected.east - expected.west };
  const keys = Object.keys(wanted) as (keyof ExpectedGrid)[];
  if (keys.every((key) => Math.abs(found[key] - wanted[key]) <= TOLERANCE_DEG)) return null;
  return `the grid is ${tell(found)} instead of ${tell(wanted)}`;
}

function toHalfTurn(longitude: number): number {
  return longitude - 360 * Math.floor((longitude + 180) / 360);
}

function tell({ south, north, west, east, latStep, lngStep }: ExpectedGrid): string {
  const round = (degrees: number) => Number(degrees.toFixed(4));
  return `${round(south)}…${round(north)}° N ${round(west)}…${round(east)}° E every ${round(latStep)}° × ${round(lngStep)}°`;
}
