import { shareBelow } from './wind-spread.ts';

/**
 * Decorrelation time (1/e) of a wind forecast's error: errors persist for hours (assumed; docs/product/wind-desk.md).
 */
export const ERROR_MEMORY_HOURS = 12;

const FARTHEST_Z = 5;
const STEP_Z = 0.1;
const CELLS = Math.round((2 * FARTHEST_Z) / STEP_Z);
const edgeOf = (cell: number): number => -FARTHEST_Z + cell * STEP_Z;
const middleOf = (cell: number): number => edgeOf(cell) + STEP_Z / 2;

/** Share of a cell below a rank, 0 to 1. */
const partBelow = (cell: number, rank: number): number => Math.min(Math.max((rank - edgeOf(cell)) / STEP_Z, 0), 1);

/** Transition probability within an hour from the centre of a cell to another, for each pair of cells. */
function makeTransitions(memory: number): readonly Float64Array[] {
  const width = Math.sqrt(1 - memory * memory);
  return Array.from({ length: CELLS }, (_, from) => {
    const centre = memory * middleOf(from);
    const edges = Array.from({ length: CELLS + 1 }, (_, cell) => shareBelow((edgeOf(cell) - centre) / width));
    return Float64Array.from({ length: CELLS }, (_, to) => (edges[to + 1] as number) - (edges[to] as number));
  });
}

let transitions: readonly Float64Array[] | null = null;

/**
 * Chance, 0 to 1, that the wind stays within its limits in every one of consecutive hours. `ranks`: for each hour the
 * rank of its distribution up to which the limits hold. Ranks of consecutive hours are assumed to follow a first-order
 * autoregressive normal process with a memory of `ERROR_MEMORY_HOURS`; the chance is exact on a grid of a tenth of the
 * spread. It lies between the product of the hourly chances (independence) and the smallest of them (full dependence).
 * 1 without hours.
 */
export function computeHoldChance(ranks: readonly number[]): number {
  const [first] = ranks;
  if (first === undefined || ranks.every((rank) => rank === Number.POSITIVE_INFINITY)) return 1;
  transitions ??= makeTransitions(Math.exp(-1 / ERROR_MEMORY_HOURS));
  let cells = Float64Array.from(
    { length: CELLS },
    (_, cell) => (shareBelow(edgeOf(cell + 1)) - shareBelow(edgeOf(cell))) * partBelow(cell, first),
  );
  for (const rank of ranks.slice(1)) {
    const next = new Float64Array(CELLS);
    for (const [from, mass] of cells.entries()) {
      if (mass < 1e-12) continue;
      const way = transitions[from] as Float64Array;
      for (let to = 0; to < CELLS; to++) next[to] = (next[to] as number) + mass * (way[to] as number);
    }
    cells = next.map((mass, cell) => mass * partBelow(cell, rank));
  }
  return Math.min(
    1,
    cells.reduce((sum, mass) => sum + mass, 0),
  );
}
