import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { CycleTimetable } from './source.ts';

/** Start of the newest run that is due at a moment, `staggerSeconds` later than the source has it as a rule. */
export function findDueRun(timetable: CycleTimetable, now: EpochSeconds, staggerSeconds = 0): EpochSeconds {
  const startedBy = now - timetable.firstAfterSeconds - staggerSeconds;
  const day = Math.floor(startedBy / DAY_SECONDS) * DAY_SECONDS;
  const starts = [day - DAY_SECONDS, day].flatMap((midnight) =>
    timetable.hours.map((hour) => midnight + hour * HOUR_SECONDS),
  );
  return Math.max(...starts.filter((start) => start <= startedBy));
}

/** When the run after that of `runAt` is due. */
export function findNextDueAt(timetable: CycleTimetable, runAt: EpochSeconds, staggerSeconds = 0): EpochSeconds {
  const day = Math.floor(runAt / DAY_SECONDS) * DAY_SECONDS;
  const starts = [day, day + DAY_SECONDS].flatMap((midnight) =>
    timetable.hours.map((hour) => midnight + hour * HOUR_SECONDS),
  );
  return Math.min(...starts.filter((start) => start > runAt)) + timetable.firstAfterSeconds + staggerSeconds;
}

/** Whether a run of the timetable starts at a moment. */
export function isCycleStart({ hours }: CycleTimetable, runAt: EpochSeconds): boolean {
  return runAt % HOUR_SECONDS === 0 && hours.includes((runAt % DAY_SECONDS) / HOUR_SECONDS);
}
