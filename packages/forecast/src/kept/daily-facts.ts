import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { DailyValueName } from './daily-values.table.ts';

/** Facts of a file of daily values: one run. Values are int16 `[cell][value][day]`. */
export interface DailyFacts {
  readonly kind: 'daily';
  readonly source: string;
  readonly id: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  readonly licence: string;
  readonly grid: RegularGrid;
  /** The cells of the grid that the file has, ascending, as first cell and count of each unbroken row of them. */
  readonly cellRuns: readonly (readonly [first: number, count: number])[];
  /** 00:00 in Vietnam of the first day; the others follow without gap. */
  readonly firstDayAt: EpochSeconds;
  readonly days: number;
  readonly values: readonly DailyFactsValue[];
}

/** One daily value of a file, with its packing and, per day, how many hours of the day it is made of, 0–24. */
export interface DailyFactsValue {
  readonly name: DailyValueName;
  readonly scale: number;
  readonly offset: number;
  readonly hours: readonly number[];
}

/** Whether the facts of a kept file are those of daily values; the checksum has shown that they are as they were written. */
export function isDailyFacts(facts: unknown): facts is DailyFacts {
  return typeof facts === 'object' && facts !== null && 'kind' in facts && facts.kind === 'daily';
}

/** Ascending numbers as first and count of each unbroken row of them. */
export function toCellRuns(cells: readonly number[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === cell) last[1]++;
    else runs.push([cell, 1]);
  }
  return runs;
}

/** Where a cell of the grid stands in the file; null where the file does not have it. */
export function findPlaceOfCell(cellRuns: DailyFacts['cellRuns'], cell: number): number | null {
  let before = 0;
  for (const [first, count] of cellRuns) {
    if (cell < first) return null;
    if (cell < first + count) return before + cell - first;
    before += count;
  }
  return null;
}
