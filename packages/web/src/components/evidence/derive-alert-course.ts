import type { AlertSample } from '@portal/content/evidence/alert-samples.table';

const STEP_MINUTES = 10;
const DAY_MINUTES = 24 * 60;

/** Consecutive values above a limit: minutes from the first value to its start, the peak and the time of the peak. */
export interface Exceedance {
  readonly from: number;
  readonly to: number;
  readonly peak: number;
  readonly peakAt: number;
}

/** Course of an alert; times are `hh:mm`. */
export interface AlertCourse {
  readonly sentAt: string;
  /** Minutes from the message to the first observed value above the limit. */
  readonly noticeMinutes: number;
  readonly expected: { readonly from: string; readonly to: string; readonly peak: number };
  /** First observed value above the forecast maximum; null where there is none. */
  readonly stronger: { readonly at: string; readonly value: number } | null;
  readonly measured: { readonly from: string; readonly to: string; readonly peak: number; readonly peakAt: string };
  readonly beyondMinutes: number;
}

/** First span above a limit; null where there is none. */
export function findExceedance(values: readonly number[], limit: number): Exceedance | null {
  const first = values.findIndex((value) => value > limit);
  if (first < 0) return null;
  const length = values.slice(first).findIndex((value) => value <= limit);
  const end = length < 0 ? values.length : first + length;
  const spell = values.slice(first, end);
  const peak = Math.max(...spell);
  return {
    from: first * STEP_MINUTES,
    to: end * STEP_MINUTES,
    peak,
    peakAt: (first + spell.indexOf(peak)) * STEP_MINUTES,
  };
}

function addMinutes(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  const sum = (hours * 60 + rest + minutes + DAY_MINUTES) % DAY_MINUTES;
  return `${String(Math.floor(sum / 60)).padStart(2, '0')}:${String(sum % 60).padStart(2, '0')}`;
}

/** Clock time of every third value with its position, 0 to 1. */
export function listAlertClock({ forecast, beginsAt }: AlertSample): readonly { at: number; text: string }[] {
  return forecast.flatMap((_, index) =>
    index % 3 === 0 ? [{ at: index / forecast.length, text: addMinutes(beginsAt, index * STEP_MINUTES) }] : [],
  );
}

/**
 * Message and record of an alert, derived from the same values; null where forecast or observation stays within the
 * limit.
 */
export function deriveAlertCourse({
  forecast,
  measured,
  limit,
  beginsAt,
  aheadMinutes,
}: AlertSample): AlertCourse | null {
  const expected = findExceedance(forecast, limit);
  const real = findExceedance(measured, limit);
  if (expected === null || real === null) return null;
  const toClock = (minutes: number): string => addMinutes(beginsAt, minutes);
  const strongerIndex = measured.findIndex((value) => value > expected.peak);
  return {
    sentAt: toClock(expected.from - aheadMinutes),
    noticeMinutes: real.from - expected.from + aheadMinutes,
    expected: { from: toClock(expected.from), to: toClock(expected.to), peak: expected.peak },
    stronger:
      strongerIndex < 0
        ? null
        : { at: toClock(strongerIndex * STEP_MINUTES), value: measured[strongerIndex] ?? expected.peak },
    measured: { from: toClock(real.from), to: toClock(real.to), peak: real.peak, peakAt: toClock(real.peakAt) },
    beyondMinutes: real.to - real.from,
  };
}
