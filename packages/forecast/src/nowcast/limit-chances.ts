import type { RasterSize } from '#grid/regular-grid.ts';
import { type Neighbourhoods, spreadRow } from './neighbourhoods.ts';

/** From this lead on chances of scattered rain are limited, to the quotient of both, minutes. */
const CERTAIN_MINUTES = 48;
/** The model takes over here: later chances are limited no further. */
const LAST_MINUTES = 90;
/** Shares of a neighbourhood's observed cells that rain: scattered rain below the first, widespread above the second. */
const SCATTERED = 0.3;
const WIDESPREAD = 0.4;

/**
 * The highest chance of a lead where this share of the neighbourhood rains. The cells that look surest are those
 * where several errors coincide, and a single shower rarely lives longer than an hour; inside widespread rain the
 * surest cells are as sure as they look.
 */
export function findMostChance(minutes: number, share: number): number {
  const scattered = Math.min(CERTAIN_MINUTES / Math.min(minutes, LAST_MINUTES), 1);
  const spread = Math.min(Math.max((share - SCATTERED) / (WIDESPREAD - SCATTERED), 0), 1);
  return scattered + (1 - scattered) * Math.max(spread, share);
}

/** Lowers chances above the highest of their neighbourhood, in place; `shares` of the neighbourhoods rain now. */
export function limitChances(
  chances: Float32Array,
  minutes: number,
  shares: Float32Array,
  size: RasterSize,
  places: Neighbourhoods,
): void {
  if (minutes <= CERTAIN_MINUTES) return;
  const most = shares.map((share) => findMostChance(minutes, share));
  const { columns, rows } = size;
  const line = new Float64Array(columns);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    spreadRow(most, places, { columns, rows, halvings: 0 }, row, line);
    for (let column = 0; column < columns; column += 1, cell += 1)
      if ((chances[cell] as number) > (line[column] as number)) chances[cell] = line[column] as number;
  }
}
