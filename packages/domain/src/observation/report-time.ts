import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';

/** What the day and clock of a report are read against. */
export type TimeReference =
  /** When the report came in: it is of the latest such instant, at most five minutes ahead. */
  | { readonly kind: 'receipt'; readonly at: EpochSeconds }
  /** A time that stands beside the report: the nearest such instant. */
  | { readonly kind: 'stamp'; readonly at: EpochSeconds }
  /** The month that a file is of. */
  | { readonly kind: 'month'; readonly year: number; readonly month: number };

/** Clocks of stations may be ahead by so much. */
const AHEAD_SECONDS = 300;
/** A report that came in is no older; a day that lies farther back more likely has not come yet, or is of another month. */
const OLDEST_RECEIPT_SECONDS = 15 * DAY_SECONDS;
/** A time beside a report is of the same day. */
const FARTHEST_STAMP_SECONDS = 1.5 * DAY_SECONDS;

/** A day of the month and a clock in UTC. */
interface ReportClock {
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The instant of a report; null where the month does not have it, or it lies too far from its reference. */
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

/** Null where the month has no such day. A month of -1 is December before. */
function toInstant(year: number, month: number, { day, hour, minute }: ReportClock): EpochSeconds | null {
  const at = Date.UTC(year, month, day, hour, minute) / 1000;
  return new Date(at * 1000).getUTCDate() === day ? at : null;
}
