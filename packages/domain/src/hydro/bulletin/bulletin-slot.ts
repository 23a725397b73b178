import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';

/** Bulletins are issued at 07:00 and 19:00 of Vietnam's clock (domain.md §5.4.4). */
const FIRST_HOUR = 7;
const SLOT_SECONDS = 12 * HOUR_SECONDS;
/** Delay from which a bulletin is marked as late. */
const LATE_SECONDS = 15 * 60;

/** The newest time of issue at or before a moment. */
export function findSlot(now: EpochSeconds): EpochSeconds {
  const first = startOfVietnamDay(now) + FIRST_HOUR * HOUR_SECONDS;
  return first + Math.floor((now - first) / SLOT_SECONDS) * SLOT_SECONDS;
}

/** The next time of issue after a moment. */
export const findNextSlot = (now: EpochSeconds): EpochSeconds => findSlot(now) + SLOT_SECONDS;

/** Whether a moment is a time of scheduled issue. */
export const isSlot = (at: EpochSeconds): boolean => findSlot(at) === at;

/** Whether a bulletin was late. One requested by its owner never is. */
export const isLate = (slotAt: EpochSeconds, issuedAt: EpochSeconds): boolean =>
  isSlot(slotAt) && issuedAt - slotAt > LATE_SECONDS;

/**
 * Times of issue without a bulletin between the first and the last of some bulletins, newest first: the portal did not
 * run, and forecasts are not made afterwards.
 */
export function listMissedSlots(slots: readonly EpochSeconds[]): readonly EpochSeconds[] {
  const known = new Set(slots);
  const own = slots.filter(isSlot);
  if (own.length === 0) return [];
  const [first, last] = [Math.min(...own), Math.max(...own)];
  const count = (last - first) / SLOT_SECONDS;
  return Array.from({ length: count }, (_, index) => last - index * SLOT_SECONDS).filter((slot) => !known.has(slot));
}

/** Scored leads of a bulletin, whole days; 1 is the day after its own. */
export const SCORED_LEADS: readonly number[] = [1, 2, 3, 5, 7];

/** 00:00 of the day this many days after a bulletin's. */
export const findLeadDay = (slotAt: EpochSeconds, leadDays: number): EpochSeconds =>
  startOfVietnamDay(slotAt) + leadDays * DAY_SECONDS;
