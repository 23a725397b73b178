import { isRecord } from '@portal/domain/data/is-record';
import { type EpochSeconds, formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CellSource } from '#store/cell-source.ts';
import type { ManifestVariable } from '#store/manifest.ts';
import type { Packing } from '#store/packing.ts';
import { getVariable, isVariableName, type VariableName } from '#variables/variable.table.ts';
import type { DailyValueName } from './daily-values.table.ts';

/** Header of a daily-values file: one run. Values are int16 `[cell][value][day]`. */
export interface DailyFacts {
  readonly kind: 'daily';
  readonly source: string;
  readonly id: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  readonly licence: string;
  readonly grid: RegularGrid;
  /** Grid cells in the file, ascending, as first cell and count of each contiguous run of cells. */
  readonly cellRuns: readonly (readonly [first: number, count: number])[];
  /** 00:00 in Vietnam of the first day; the others follow without gaps. */
  readonly firstDayAt: EpochSeconds;
  readonly days: number;
  readonly values: readonly DailyFactsValue[];
}

/** One daily value of a file: its packing and, per day, the number of hours that it was derived from, 0–24. */
export interface DailyFactsValue {
  readonly name: DailyValueName;
  readonly scale: number;
  readonly offset: number;
  readonly hours: readonly number[];
}

/** Whether a header describes daily values; the checksum has already shown that it is as written. */
export function isDailyFacts(facts: unknown): facts is DailyFacts {
  return isRecord(facts) && facts.kind === 'daily';
}

/** Ascending numbers as first and count of each contiguous run. */
export function toCellRuns(cells: readonly number[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (const cell of cells) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === cell) last[1]++;
    else runs.push([cell, 1]);
  }
  return runs;
}

/** Index of a grid cell in the file; null if the file lacks it. */
export function findPlaceOfCell(cellRuns: DailyFacts['cellRuns'], cell: number): number | null {
  let before = 0;
  for (const [first, count] of cellRuns) {
    if (cell < first) return null;
    if (cell < first + count) return before + cell - first;
    before += count;
  }
  return null;
}

/** Steps per day in a file: every hour from 00:00 to 24:00 in Vietnam, as in a run. */
export const STEPS_PER_DAY = 25;

/** The run that gave an hour's value. */
export interface HourOrigin {
  readonly id: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
}

/** One variable of a day: its packing and, per step, the index of its run in `origins`, -1 if unknown. */
export interface HoursVariable extends Packing {
  readonly name: VariableName;
  readonly originOf: readonly number[];
}

/**
 * Header of an hours file: one source, one Vietnamese calendar day, one grid. Values are int16
 * `[cell][variable][step]`. An instant is stored at its valid time, 00:00–23:00; an amount at the end of its hour,
 * 01:00–24:00.
 */
export interface HoursFacts {
  readonly kind: 'hours';
  readonly source: string;
  readonly dayAt: EpochSeconds;
  readonly grid: RegularGrid;
  readonly licence: string;
  readonly origins: readonly HourOrigin[];
  readonly variables: readonly HoursVariable[];
}

/** Whether a header describes hours; the checksum has already shown that it is as written. */
export function isHoursFacts(facts: unknown): facts is HoursFacts {
  if (!isRecord(facts) || facts.kind !== 'hours') return false;
  return (facts as unknown as HoursFacts).variables.every(({ name }) => isVariableName(name));
}

/** The step of a variable for the clock hour `hour` of the day, 0–23. */
export function toStep(name: VariableName, hour: number): number {
  return getVariable(name).kind === 'instant' ? hour : hour + 1;
}

/** Header of a day as a run manifest, for reading series. Its run is the newest that gave any of its hours. */
export function toHoursManifest(facts: HoursFacts): CellSource['manifest'] {
  const { source, dayAt, grid, licence, origins, variables } = facts;
  const runAt = origins.reduce((latest, origin) => Math.max(latest, origin.runAt), Number.NEGATIVE_INFINITY);
  const publishedAt = origins.reduce((latest, origin) => Math.max(latest, origin.publishedAt), runAt);
  return {
    id: `hours-${formatDate(dayAt)}`,
    source,
    runAt,
    publishedAt,
    demo: false,
    licence,
    grid,
    steps: Array.from({ length: STEPS_PER_DAY }, (_, step) => dayAt + step * HOUR_SECONDS),
    variables: variables.map((variable) => toManifestVariable(variable, dayAt)),
  };
}

function toManifestVariable({ name, scale, offset, originOf }: HoursVariable, dayAt: EpochSeconds): ManifestVariable {
  const { unit, kind } = getVariable(name);
  const isKnown = (step: number) => (originOf[step] ?? -1) >= 0;
  const steps = Array.from({ length: STEPS_PER_DAY }, (_, step) => step);
  return {
    name,
    unit,
    scale,
    offset,
    fileUnit: null,
    missingSteps: steps.filter((step) => !isKnown(step)),
    intervalStarts:
      kind === 'instant' ? null : steps.map((step) => (isKnown(step) ? dayAt + (step - 1) * HOUR_SECONDS : null)),
  };
}
