import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';

/** Bulletins are issued at 07:00 and 19:00 of Vietnam's clock (domain.md §5.4.4). */
const FIRST_HOUR = 7;
const SLOT_SECONDS = 12 * HOUR_SECONDS;
/** Issued later than this after its time, a bulletin says so. */
const LATE_SECONDS = 15 * 60;

/** The newest time of issue that is not after a moment. */
export function findSlot(now: EpochSeconds): EpochSeconds {
  const first = startOfVietnamDay(now) + FIRST_HOUR * HOUR_SECONDS;
  return first + Math.floor((now - first) / SLOT_SECONDS) * SLOT_SECONDS;
}

/** The next time of issue after a moment. */
export const findNextSlot = (now: EpochSeconds): EpochSeconds => findSlot(now) + SLOT_SECONDS;

/** Whether bulletins are issued at this moment by themselves. */
export const isSlot = (at: EpochSeconds): boolean => findSlot(at) === at;

/** Whether a bulletin of a time of issue came late. One that its owner asked for never does. */
export const isLate = (slotAt: EpochSeconds, issuedAt: EpochSeconds): boolean =>
  isSlot(slotAt) && issuedAt - slotAt > LATE_SECONDS;

/**
 * Times of issue between the first and the last of some bulletins for which there is none, newest first: the portal did not run, and
 * a forecast is not made afterwards.
 */
export function listMissedSlots(slots: readonly EpochSeconds[]): readonly EpochSeconds[] {
  const known = new Set(slots);
  const own = slots.filter(isSlot);
  if (own.length === 0) return [];
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const count = (last - first) / SLOT_SECONDS;
  return Array.from({ length: count }, (_, index) => last - index * SLOT_SECONDS).filter((slot) => !known.has(slot));
}

/** Whole days ahead of a bulletin that are scored; 1 is the day after its own. */
export const SCORED_LEADS: readonly number[] = [1, 2, 3, 5, 7];

/** 00:00 of the day so many days after that of a bulletin. */
export const findLeadDay = (slotAt: EpochSeconds, leadDays: number): EpochSeconds =>
  startOfVietnamDay(slotAt) + leadDays * DAY_SECONDS;
