import type { RasterSize } from '#grid/regular-grid.ts';
import { type Neighbourhoods, spreadRow } from '../neighbourhoods.ts';
import { interpolateShare, readDeviate } from '../normal-distribution.ts';

/**
 * Adds the growth expected in each neighbourhood to chances, in place: their deviates rise or fall by it. None stays
 * none, certain stays certain, and a higher chance stays higher.
 */
export function addGrowth(chances: Float32Array, growth: Float32Array, size: RasterSize, places: Neighbourhoods): void {
  if (growth.every((value) => value === 0)) return;
  const { columns, rows } = size;
  const line = new Float64Array(columns);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    spreadRow(growth, places, { columns, rows, halvings: 0 }, row, line);
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const chance = chances[cell] as number;
      const added = line[column] as number;
      if (chance > 0 && chance < 1 && added !== 0) chances[cell] = growChance(chance, added);
    }
  }
}

/** Below this chance, and above its counterpart, deviates are too uncertain: the chance changes by a factor. */
const LEAST = 1e-3;
const LEAST_DEVIATE = readDeviate(LEAST);

function growChance(chance: number, added: number): number {
  if (chance < LEAST) return (chance / LEAST) * interpolateShare(LEAST_DEVIATE + added);
  if (chance > 1 - LEAST) return 1 - ((1 - chance) / LEAST) * interpolateShare(LEAST_DEVIATE - added);
  return interpolateShare(readDeviate(chance) + added);
}
