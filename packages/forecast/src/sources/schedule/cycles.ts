import { existsSync, readdirSync } from 'node:fs';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { CycleTimetable } from './source.ts';
import { getSourcesFolder, readSourceStatus, type SourceStatus } from './source-status.ts';

/** When a run is usually available. */
export function findDueAt({ firstAfterSeconds, late }: CycleTimetable, runAt: EpochSeconds): EpochSeconds {
  const isLate = late?.hours.includes((runAt % DAY_SECONDS) / HOUR_SECONDS) === true;
  return runAt + (isLate ? late.firstAfterSeconds : firstAfterSeconds);
}

/** Start of the newest run that is due at a moment, `staggerSeconds` later than it is usually available. */
export function findDueRun(timetable: CycleTimetable, now: EpochSeconds, staggerSeconds = 0): EpochSeconds {
  const day = Math.floor((now - timetable.firstAfterSeconds - staggerSeconds) / DAY_SECONDS) * DAY_SECONDS;
  const starts = [day - DAY_SECONDS, day].flatMap((midnight) =>
    timetable.hours.map((hour) => midnight + hour * HOUR_SECONDS),
  );
  return Math.max(...starts.filter((start) => findDueAt(timetable, start) + staggerSeconds <= now));
}

/** When the run after that of `runAt` is due. */
export function findNextDueAt(timetable: CycleTimetable, runAt: EpochSeconds, staggerSeconds = 0): EpochSeconds {
  const day = Math.floor(runAt / DAY_SECONDS) * DAY_SECONDS;
  const starts = [day, day + DAY_SECONDS].flatMap((midnight) =>
    timetable.hours.map((hour) => midnight + hour * HOUR_SECONDS),
  );
  return findDueAt(timetable, Math.min(...starts.filter((start) => start > runAt))) + staggerSeconds;
}

/** Whether a run of the timetable starts at a moment. */
export function isCycleStart({ hours }: CycleTimetable, runAt: EpochSeconds): boolean {
  return runAt % HOUR_SECONDS === 0 && hours.includes((runAt % DAY_SECONDS) / HOUR_SECONDS);
}

/** While a run is being fetched, or late, it may arrive at any time: replies stay valid for about this long. */
const SOON_SECONDS = 300;
/** A source that was not checked for longer is no longer fetched. */
const FORGOTTEN_SECONDS = HOUR_SECONDS;

/**
 * When the automatic sources may next publish a run into a data folder, seconds UTC: the earliest poll, or five minutes
 * from now if one is being fetched. Null if none is expected.
 */
export function findExpectedRunAt(dataDir: string, now: EpochSeconds): EpochSeconds | null {
  const folder = getSourcesFolder(dataDir);
  if (!existsSync(folder)) return null;
  const moments = readdirSync(folder).flatMap((source) => findExpected(readSourceStatus(dataDir, source), now) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

function findExpected({ fetching, nextDueAt }: SourceStatus, now: EpochSeconds): EpochSeconds | null {
  if (nextDueAt === null) return fetching === null ? null : now + SOON_SECONDS;
  if (nextDueAt < now - FORGOTTEN_SECONDS) return null;
  return fetching === null && nextDueAt > now ? nextDueAt : now + SOON_SECONDS;
}
