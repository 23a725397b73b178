import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { getDailyFolder, nameDailyFile } from '@portal/forecast/archive/archive-file';
import type { DailyFacts } from '@portal/forecast/archive/daily-facts';
import type { DailyValueName } from '@portal/forecast/archive/daily-values.table';
import { writeArchiveFile } from '@portal/forecast/archive/write-archive-file';
import type { RegularGrid } from '@portal/forecast/grid/regular-grid';

interface ArchivedExtremes {
  readonly source: string;
  readonly runAt: number;
  readonly grid: RegularGrid;
  /** From the run's first, incomplete day on, °C at every cell. */
  readonly days: readonly { readonly lowC: number; readonly highC: number }[];
}

/** Writes the lowest and highest temperatures of a run in the archive's format; returns the file's path. */
export function archiveExtremes(dataDir: string, { days, ...run }: ArchivedExtremes): Promise<string> {
  const values = {
    temperatureMinC: days.map(({ lowC }) => lowC),
    temperatureMaxC: days.map(({ highC }) => highC),
  };
  return archiveDays(dataDir, { ...run, values });
}

interface ArchivedDays extends Omit<ArchivedExtremes, 'days'> {
  /** From the run's first, incomplete day on, as many of each, the same at every cell; below 300. */
  readonly values: Partial<Readonly<Record<DailyValueName, readonly number[]>>>;
}

/** Writes any daily values of a run in the archive's format; returns the file's path. */
export async function archiveDays(
  dataDir: string,
  { source, runAt, grid, values: byName }: ArchivedDays,
): Promise<string> {
  const cells = grid.rows * grid.columns;
  const names = Object.keys(byName) as DailyValueName[];
  const ofCell = names.flatMap((name) => (byName[name] ?? []).map((one) => Math.round(one * 100)));
  const values = Int16Array.from({ length: cells * ofCell.length }, (_, at) => ofCell[at % ofCell.length] ?? 0);
  const days = ofCell.length / names.length;
  const hours = Array.from({ length: days }, (_, day) => (day === 0 ? 17 : 24));
  const facts: DailyFacts = {
    kind: 'daily',
    source,
    id: 'r1',
    runAt,
    publishedAt: runAt + 4 * 3600,
    licence: 'free',
    grid,
    cellRuns: [[0, cells]],
    firstDayAt: startOfVietnamDay(runAt),
    days,
    values: names.map((name) => ({ name, scale: 0.01, offset: 0, hours })),
  };
  const path = join(getDailyFolder(dataDir), source, nameDailyFile(runAt));
  mkdirSync(dirname(path), { recursive: true });
  await writeArchiveFile(path, { facts, cells, words: ofCell.length, values, surfaceHeightM: null }, 'test');
  return path;
}
