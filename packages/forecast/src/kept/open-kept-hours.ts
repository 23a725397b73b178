import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { formatDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { CellSource } from '#store/cell-source.ts';
import { isSourceName } from '#store/data-folder.ts';
import { listNames } from '#store/list-names.ts';
import type { PastHours, PastSource } from '#store/past-hours.ts';
import { getHoursFolder, readHoursDate } from './kept-folder.ts';
import { type OpenDay, openDayHours } from './open-day-hours.ts';

const LOOK_EVERY_MS = 1000;

/** A source's kept hours, open for reading. */
interface KeptSource extends PastSource {
  /** What is asked next looks at the disk, however short ago the last look was. */
  lookAgain(): void;
  close(): void;
}

/**
 * Opens the kept hours of a data folder, which need not exist yet. Days are opened when they are asked for, and what a
 * keeper of any process writes is noticed within a second. A file that is damaged is left out and named by `problems()`.
 */
export function openKeptHours(dataDir: string): PastHours {
  const sources = new Map<string, KeptSource>();
  const problems = new Map<string, string>();
  return {
    listSources() {
      const folder = getHoursFolder(dataDir);
      for (const source of listNames(folder).filter(isSourceName)) {
        if (!sources.has(source)) sources.set(source, createSource(source, join(folder, source), problems));
      }
      // Whoever asks has just read which runs are left: the hours of those that went were written before.
      for (const source of sources.values()) source.lookAgain();
      return [...sources.values()];
    },
    problems: () => [...problems.values()],
    close() {
      for (const source of sources.values()) source.close();
      sources.clear();
    },
  };
}

/** `problems` are lines by the path of their file. */
function createSource(source: string, folder: string, problems: Map<string, string>): KeptSource {
  let namesByDate = new Map<string, string[]>();
  let open = new Map<string, OpenDay | null>();
  let leaving: OpenDay[] = [];
  let marks: string | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;

  /** Files are only replaced as a whole, which changes their folder's time. */
  const refresh = () => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = now;
    for (const day of leaving.splice(0)) day.close();
    const facts = statSync(folder, { bigint: true, throwIfNoEntry: false });
    const newMarks = facts === undefined ? '' : `${facts.ino}-${facts.mtimeNs}`;
    if (newMarks === marks) return;
    marks = newMarks;
    leaving = [...open.values()].filter((day) => day !== null);
    for (const path of open.keys()) problems.delete(path);
    open = new Map();
    namesByDate = Map.groupBy(
      listNames(folder).filter((name) => readHoursDate(name) !== null),
      (name) => name.slice(0, 10),
    );
  };

  const openDay = (name: string): CellSource[] => {
    const path = join(folder, name);
    let day = open.get(path);
    if (day === undefined) {
      day = openDayHours(path, (problem) => problems.set(path, problem));
      open.set(path, day);
    }
    return day === null ? [] : [day.hours];
  };

  return {
    source,
    demo: false,
    has: () => true,
    listHours(from: EpochSeconds, to: EpochSeconds) {
      refresh();
      const hours: CellSource[] = [];
      for (let dayAt = startOfVietnamDay(from); dayAt < to; dayAt += DAY_SECONDS) {
        const sameDay = (namesByDate.get(formatDate(dayAt)) ?? []).flatMap(openDay);
        hours.push(...sameDay.sort((a, b) => b.manifest.runAt - a.manifest.runAt));
      }
      return hours;
    },
    lookAgain() {
      lookedAt = Number.NEGATIVE_INFINITY;
      // Two changes within a tick of the file system's clock leave one mark.
      marks = null;
    },
    close() {
      for (const day of [...open.values(), ...leaving]) day?.close();
      open = new Map();
      leaving = [];
    },
  };
}
