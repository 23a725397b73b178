import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { listNames } from '#store/list-names.ts';

/** Folder of what outlives the runs: `DATA_DIR/kept`. */
function getKeptFolder(dataDir: string): string {
  return join(dataDir, 'kept');
}

/** Folder of the hours that are over, with a folder per source. */
export function getHoursFolder(dataDir: string): string {
  return join(getKeptFolder(dataDir), 'hours');
}

/** Folder of the daily values of every run, with a folder per source and in it one per month. */
export function getDailyFolder(dataDir: string): string {
  return join(getKeptFolder(dataDir), 'daily');
}

/** `2026-11-21.79x83_5_99_0.25_0.25.hours`: the hours of a day of Vietnam on one grid. */
export function nameHoursFile(
  dayAt: EpochSeconds,
  { rows, columns, south, west, latStep, lngStep }: RegularGrid,
): string {
  const numbers = [south, west, latStep, lngStep].map((degrees) => String(Number(degrees.toFixed(4))));
  return `${formatDate(dayAt)}.${rows}x${columns}_${numbers.join('_')}.hours`;
}

/** The date in the name of a file of hours; null for any other name. */
export function readHoursDate(name: string): string | null {
  return /^(\d{4}-\d{2}-\d{2})\.[\dx_.-]+\.hours$/.exec(name)?.[1] ?? null;
}

/** `2026-11/20261121T060000Z.daily` below the folder of its source. */
export function nameDailyFile(runAt: EpochSeconds): string {
  const start = new Date(runAt * 1000).toISOString();
  return join(start.slice(0, 7), `${start.replace(/[-:]|\.\d+/g, '')}.daily`);
}

/** Whether a name in a month's folder is that of a file of daily values. */
function isDailyFile(name: string): boolean {
  return /^\d{8}T\d{6}Z\.daily$/.test(name);
}

/** Whether a name in the folder of daily values of a source is that of a month. */
export function isMonth(name: string): boolean {
  return /^\d{4}-\d{2}$/.test(name);
}

/** Names of the files of daily values in a source's folder, with their months: `2026-11/20261121T060000Z.daily`. */
export function listDailyFiles(folder: string): string[] {
  return listNames(folder)
    .filter(isMonth)
    .flatMap((month) =>
      listNames(join(folder, month))
        .filter(isDailyFile)
        .map((name) => join(month, name)),
    );
}
