import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { getDailyFolder, nameDailyFile } from '@portal/forecast/archive/archive-file';
import type { DailyFacts } from '@portal/forecast/archive/daily-facts';
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
export async function archiveExtremes(
  dataDir: string,
  { source, runAt, grid, days }: ArchivedExtremes,
): Promise<string> {
  const cells = grid.rows * grid.columns;
  const ofCell = [...days.map(({ lowC }) => lowC), ...days.map(({ highC }) => highC)].map((one) =>
    Math.round(one * 100),
  );
  const values = Int16Array.from({ length: cells * ofCell.length }, (_, at) => ofCell[at % ofCell.length] ?? 0);
  const hours = days.map((_, day) => (day === 0 ? 17 : 24));
  const names = ['temperatureMinC', 'temperatureMaxC'] as const;
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
    days: days.length,
    values: names.map((name) => ({ name, scale: 0.01, offset: 0, hours })),
  };
  const path = join(getDailyFolder(dataDir), source, nameDailyFile(runAt));
  mkdirSync(dirname(path), { recursive: true });
  await writeArchiveFile(path, { facts, cells, words: ofCell.length, values, surfaceHeightM: null }, 'test');
  return path;
}
