import { type DegreeScale, toDegrees } from '#components/meteogram/degree-scale.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { BAND_ROWS } from './band-shape.ts';

/** Height of the visitor’s degrees on a drawing of days. */
export function bandHeight(degrees: number, { low, high }: DegreeScale): number {
  const full = BAND_ROWS.warmBase - BAND_ROWS.warmTop;
  return Math.round((BAND_ROWS.warmBase - ((degrees - low) / (high - low)) * full) * 10) / 10;
}

/** The same of °C, null where it is not known. */
export function findBandHeight(celsius: number | null, scale: DegreeScale, style: ValueStyle): number | null {
  return celsius === null ? null : bandHeight(toDegrees(celsius, style), scale);
}
