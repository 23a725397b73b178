import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type ChanceTable, readChanceTable } from '@portal/domain/weather/chance-law';
import type { CellSource } from '#store/cell-source.ts';
import type { LearnedCorrections } from '#store/learned-corrections.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { findLeadDays, findOrigin } from './correct-hours.ts';
import type { PlaceSeriesQuery } from './place-series.ts';

const CHANCES: ReadonlySet<VariableName> = new Set(['precipitationProbability', 'wetHourProbability']);

/** Whether a variable is calibrated by what was learned of chances of rain. */
export const isChance = (name: VariableName): boolean => CHANCES.has(name);

/** What each hour makes of a chance of rain; null where it stays. */
export type ChanceTables = readonly (ChanceTable | null)[];

/** What each hour of a series makes of a run's chance of rain; null where all stay. They depend on the run and the hour only. */
export function listChanceTables(
  learned: LearnedCorrections,
  run: CellSource,
  name: VariableName,
  { startAt, hours }: Pick<PlaceSeriesQuery, 'startAt' | 'hours'>,
): ChanceTables | null {
  if (learned.version() === '') return null;
  const { source, demo, runAt, publishedAt } = run.manifest;
  const tables = Array.from({ length: hours }, (_, hour) => {
    const at = startAt + hour * HOUR_SECONDS;
    const origin = run.origins === undefined ? { runAt, publishedAt } : run.origins[findOrigin(run, name, at)];
    if (origin === undefined) return null;
    return learned.findChances({ source, demo, publishedAt: origin.publishedAt }, findLeadDays(origin.runAt, at));
  });
  return tables.every((table) => table === null) ? null : tables;
}

/** Calibrates the hours `first` to `last` of a series in place. */
export function calibrateHours(values: Float64Array, first: number, last: number, tables: ChanceTables): void {
  for (let hour = first; hour <= last; hour++) {
    const table = tables[hour] ?? null;
    if (table !== null) values[hour] = readChanceTable(table, values[hour] as number);
  }
}

/** Calibrates all cells of one hour of a map in place. */
export function calibrateCells(values: Float32Array, [table = null]: ChanceTables): void {
  if (table === null) return;
  for (let cell = 0; cell < values.length; cell++) values[cell] = readChanceTable(table, values[cell] as number);
}
