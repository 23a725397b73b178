import type { AlertSample } from '@portal/content/evidence/alert-samples.table';

const STEP_MINUTES = 10;
const DAY_MINUTES = 24 * 60;

/** Values above a limit in a row: minutes after the first value, the highest and when it is reached. */
export interface Exceedance {
  readonly from: number;
  readonly to: number;
  readonly peak: number;
  readonly peakAt: number;
}

/** The course of an alert; moments are `hh:mm`. */
export interface AlertCourse {
  readonly sentAt: string;
  /** From the message to the first value above the limit that was measured, minutes. */
  readonly noticeMinutes: number;
  readonly expected: { readonly from: string; readonly to: string; readonly peak: number };
  /** The first value that was measured above the highest of the forecast; null where none was. */
  readonly stronger: { readonly at: string; readonly value: number } | null;
  readonly measured: { readonly from: string; readonly to: string; readonly peak: number; readonly peakAt: string };
  readonly beyondMinutes: number;
}

/** First spell of values above a limit; null where none is. */
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

/** Clock times of every third value, each with its place along them, 0 to 1. */
export function listAlertClock({ forecast, beginsAt }: AlertSample): readonly { at: number; text: string }[] {
  return forecast.flatMap((_, index) =>
    index % 3 === 0 ? [{ at: index / forecast.length, text: addMinutes(beginsAt, index * STEP_MINUTES) }] : [],
  );
}

/** What an alert says and what its record says, both from the same values; null where forecast or measurement stays within the limit. */
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
