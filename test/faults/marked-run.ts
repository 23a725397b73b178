import type { RegularGrid } from '../../packages/forecast/src/grid/regular-grid.ts';
import type { VariableName } from '../../packages/forecast/src/variables/variable.table.ts';

const HOUR = 3600;
/** Length of a marked run; the next one starts after six hours. */
const REACH_HOURS = 30;
const CYCLE_HOURS = 6;
const START_AT = Date.UTC(2026, 9, 1) / 1000;

/** Around Hà Nội, coarse enough to be written fast, fine enough that writing takes time. */
export const MARKED_GRID: RegularGrid = { south: 19, west: 104, latStep: 0.1, lngStep: 0.1, rows: 31, columns: 31 };
export const MARKED_VARIABLES = [
  'temperature2m',
  'windU10m',
  'windV10m',
  'precipitation',
] as const satisfies VariableName[];

export function toRunAt(turn: number): number {
  return START_AT + turn * CYCLE_HOURS * HOUR;
}

/** The turn whose run is the newest for an hour. */
export function toTurn(at: number): number {
  return Math.floor((at - START_AT) / CYCLE_HOURS / HOUR);
}

/** The value of everything in a turn's run: mixing two runs becomes visible. */
export function toMark(turn: number): number {
  return 1 + (turn % 40);
}

/** The fields of a turn's run: its mark at every cell and hour. */
export function* listMarkedFields(turn: number) {
  const runAt = toRunAt(turn);
  const values = new Float32Array(MARKED_GRID.rows * MARKED_GRID.columns).fill(toMark(turn));
  for (let hour = 0; hour <= REACH_HOURS; hour++) {
    for (const variable of MARKED_VARIABLES) {
      const isAmount = variable === 'precipitation';
      if (isAmount && hour === 0) continue;
      const validAt = runAt + hour * HOUR;
      yield { variable, validAt, intervalStart: isAmount ? validAt - HOUR : validAt, values };
    }
  }
}
