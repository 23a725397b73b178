import { join } from 'node:path';
import { isSourceName, listNames } from '#store/durable-file.ts';
import { explainDamage, type Pace } from '#store/verify-run.ts';
import {
  type ArchiveFile,
  getDailyFolder,
  getHoursFolder,
  listDailyFiles,
  openArchiveFile,
  readHoursDate,
} from '../archive/archive-file.ts';
import { isDailyFacts, isHoursFacts } from '../archive/daily-facts.ts';
import { markDamage } from '../archive/damaged-cells.ts';

/** Cells read before other work gets a turn. */
const CELLS_TOGETHER = 64;

/**
 * Checks archived hours and daily values against their checksums. One line per damaged file; an hours file is also
 * marked for the archiver, which rewrites it while a run still has its hours.
 */
export async function* checkArchive(dataDir: string, pace: Pace): AsyncGenerator<string> {
  for (const path of listHours(getHoursFolder(dataDir))) {
    const damage = await findDamage(() => openArchiveFile(path, isHoursFacts), pace);
    if (damage === null) continue;
    markDamage(path);
    yield damage;
  }
  for (const path of listDaily(getDailyFolder(dataDir))) {
    const damage = await findDamage(() => openArchiveFile(path, isDailyFacts), pace);
    if (damage !== null) yield damage;
  }
}

function listHours(folder: string): string[] {
  return listFiles(folder, (source) => listNames(source).filter((name) => readHoursDate(name) !== null));
}

function listDaily(folder: string): string[] {
  return listFiles(folder, listDailyFiles);
}

function listFiles(folder: string, list: (source: string) => string[]): string[] {
  return listNames(folder)
    .filter(isSourceName)
    .flatMap((source) => list(join(folder, source)).map((name) => join(folder, source, name)));
}

/** Null for a file that is intact or was removed meanwhile. */
async function findDamage(open: () => ArchiveFile<unknown>, pace: Pace): Promise<string | null> {
  try {
    const file = open();
    try {
      await readAll(file, pace);
      return null;
    } finally {
      file.close();
    }
  } catch (error) {
    return explainDamage(error);
  }
}

async function readAll(file: ArchiveFile<unknown>, pace: Pace): Promise<void> {
  const { cells, words } = file;
  const into = new Int16Array(CELLS_TOGETHER * words);
  for (let first = 0; first < cells; first += CELLS_TOGETHER) {
    const count = Math.min(CELLS_TOGETHER, cells - first);
    file.readCells(
      Array.from({ length: count }, (_, i) => first + i),
      into,
    );
    await pace(count * words * 2);
  }
}
