import type { LatLng } from '@portal/domain/geo/lat-lng';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { type ChanceTable, readChanceTable } from '@portal/domain/weather/chance-law';
import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CellSource } from '#store/cell-source.ts';
import type { LearnedCorrections } from '#store/learned-corrections.ts';
import type { RunManifest } from '#store/manifest.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { countLeadDays, findOrigin } from './correct-hours.ts';

const CHANCES: ReadonlySet<VariableName> = new Set(['precipitationProbability', 'wetHourProbability']);

/** Whether the learned calibration of rain chances applies to a variable. */
export const isChance = (name: VariableName): boolean => CHANCES.has(name);

/** Calibration of each hour's rain chance; null for hours that stay unchanged. */
export type ChanceTables = readonly (ChanceTable | null)[];

/** Consecutive hours for which a run is read. */
interface ChanceHours {
  readonly readAt: LatLng;
  readonly startAt: EpochSeconds;
  readonly hours: number;
}

/**
 * Calibration of a run's rain chance for each hour of a series; null if none applies. Depends on the run, the hour and
 * the place, not on the rest of the query. Archived hours are calibrated as the run that each came from.
 */
export function listChanceTables(
  learned: LearnedCorrections,
  run: CellSource,
  name: VariableName,
  { readAt, startAt, hours }: ChanceHours,
): ChanceTables | null {
  if (run.manifest.demo || learned.version() === '') return null;
  const tables = new Array<ChanceTable | null>(hours).fill(null);
  let dayAt = Number.NaN;
  let ofDay: ChanceTable | null = null;
  let isAny = false;
  for (let hour = 0; hour < hours; hour++) {
    const at = startAt + hour * HOUR_SECONDS;
    if (run.origins !== undefined) {
      const origin = run.origins[findOrigin(run, name, at)];
      ofDay = origin === undefined ? null : findChanceTable(learned, { ...run.manifest, ...origin }, at, readAt);
    } else if (!(at < dayAt + DAY_SECONDS)) {
      dayAt = startOfVietnamDay(at);
      ofDay = findChanceTable(learned, run.manifest, at, readAt);
    }
    tables[hour] = ofDay;
    isAny ||= ofDay !== null;
  }
  return isAny ? tables : null;
}

/** Calibration of a run's rain chance for an hour at a point; null if none applies. */
export function findChanceTable(
  learned: LearnedCorrections,
  { source, demo, runAt, publishedAt }: Pick<RunManifest, 'source' | 'demo' | 'runAt' | 'publishedAt'>,
  at: EpochSeconds,
  point: LatLng,
): ChanceTable | null {
  return learned.findChances({ source, demo, publishedAt }, countLeadDays(runAt, startOfVietnamDay(at)), point);
}

/** Calibrates the hours `first` to `last` of a series in place. */
export function calibrateHours(values: Float64Array, first: number, last: number, tables: ChanceTables): void {
  for (let hour = first; hour <= last; hour++) {
    const table = tables[hour] ?? null;
    if (table !== null) values[hour] = readChanceTable(table, values[hour] as number);
  }
}

/** Calibrates the cells of one hour of a map in place, each as on a page there. */
export function calibrateCells(
  learned: LearnedCorrections,
  manifest: RunManifest,
  { grid, at, values }: { readonly grid: RegularGrid; readonly at: EpochSeconds; readonly values: Float32Array },
): void {
  if (manifest.demo || learned.version() === '') return;
  for (let cell = 0; cell < values.length; cell++) {
    const row = Math.floor(cell / grid.columns);
    const column = cell - row * grid.columns;
    const point = { lat: grid.south + row * grid.latStep, lng: grid.west + column * grid.lngStep };
    const table = findChanceTable(learned, manifest, at, point);
    if (table !== null) values[cell] = readChanceTable(table, values[cell] as number);
  }
}
