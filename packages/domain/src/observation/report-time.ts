import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';

/** Reference for resolving the day and clock of a report. */
export type TimeReference =
  /** Time of receipt: resolves to the latest such instant, at most five minutes ahead. */
  | { readonly kind: 'receipt'; readonly at: EpochSeconds }
  /** A time next to the report: resolves to the nearest such instant. */
  | { readonly kind: 'stamp'; readonly at: EpochSeconds }
  /** The month of a file. */
  | { readonly kind: 'month'; readonly year: number; readonly month: number };

/** Tolerance for station clocks that are ahead. */
const AHEAD_SECONDS = 300;
/** A received report is not older; a day farther back is more likely in the future, or of another month. */
const OLDEST_RECEIPT_SECONDS = 15 * DAY_SECONDS;
/** A time next to a report is of the same day. */
const FARTHEST_STAMP_SECONDS = 1.5 * DAY_SECONDS;

/** A day of the month and a clock in UTC. */
interface ReportClock {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The instant of a report; null if the month does not have it, or it is too far from its reference. */
export function resolveReportTime(clock: ReportClock, reference: TimeReference): EpochSeconds | null {
  if (reference.kind === 'month') return toInstant(reference.year, reference.month - 1, clock);
  const date = new Date(reference.at * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const near = [-1, 0, 1].flatMap((offset) => toInstant(year, month + offset, clock) ?? []);
  if (reference.kind === 'stamp') {
    const [first, ...others] = near;
    if (first === undefined) return null;
    const distance = (at: EpochSeconds) => Math.abs(at - reference.at);
    const nearest = others.reduce((best, at) => (distance(at) < distance(best) ? at : best), first);
    return distance(nearest) <= FARTHEST_STAMP_SECONDS ? nearest : null;
  }
  const latest = near.filter((at) => at <= reference.at + AHEAD_SECONDS).at(-1);
  return latest === undefined || latest < reference.at - OLDEST_RECEIPT_SECONDS ? null : latest;
}

/** Null if the month has no such day. A month of -1 is the previous December. */
function toInstant(year: number, month: number, { day, hour, minute }: ReportClock): EpochSeconds | null {
  const at = Date.UTC(year, month, day, hour, minute) / 1000;
  return new Date(at * 1000).getUTCDate() === day ? at : null;
}
