import type { HydroStep } from '#hydro/model/gr4-model.ts';
import { DAY_SECONDS, HOUR_SECONDS, startOfVietnamDay } from '#time/vietnam-time.ts';
import { makeFault, type SeriesFault } from './series-fault.ts';

/** The step of a series, or why it has none. */
export type FoundStep =
  | { readonly ok: true; readonly step: HydroStep }
  | { readonly ok: false; readonly fault: SeriesFault };

/** This many consecutive daily intervals between hours are not a gap. */
const DAYS_IN_A_ROW = 3;
/** Least share of hourly intervals in an hourly series. */
const LEAST_HOURS = 0.5;

/**
 * Whether the rows are days (all at one time of day) or hours (on the full hour).
 *
 * @param times moments of the rows, unique, ascending; @param rows their lines in the file
 */
export function findStep(times: readonly number[], rows: readonly number[]): FoundStep {
  if (times.length < 2) return refuse(makeFault('tooFewRows'));
  const clock = (at: number): number => at - startOfVietnamDay(at);
  const first = clock(times[0] as number);
  if (times.every((at) => clock(at) === first)) return checkDays(times);
  const differences = times.slice(1).map((at, index) => at - (times[index] as number));
  const hours = differences.filter((seconds) => seconds === HOUR_SECONDS).length;
  const off = times.findIndex((at) => at % HOUR_SECONDS !== 0);
  if (hours >= LEAST_HOURS * differences.length) {
    if (off !== -1) return refuse(makeFault('offStep', { row: rows[off] as number, column: 'time' }));
    const days = findDaysInARow(differences);
    return days === null
      ? { ok: true, step: 'hour' }
      : refuse(makeFault('mixedSteps', { row: rows[days + 1] as number, column: 'time' }));
  }
  const days = differences.filter((seconds) => seconds === DAY_SECONDS).length;
  if (days < LEAST_HOURS * differences.length) return refuse(makeFault('unknownStep'));
  const odd = differences.findIndex((seconds) => seconds % DAY_SECONDS !== 0);
  return refuse(makeFault('mixedSteps', { row: rows[odd + 1] as number, column: 'time' }));
}

const refuse = (fault: SeriesFault): FoundStep => ({ ok: false, fault });

/** Weeks and months have one time of day too. */
function checkDays(times: readonly number[]): FoundStep {
  const days = times.filter((at, index) => index > 0 && at - (times[index - 1] as number) === DAY_SECONDS).length;
  return days >= LEAST_HOURS * (times.length - 1) ? { ok: true, step: 'day' } : refuse(makeFault('unknownStep'));
}

/** Index of the first of three consecutive daily intervals; null if there are none. */
function findDaysInARow(differences: readonly number[]): number | null {
  let run = 0;
  for (const [at, seconds] of differences.entries()) {
    run = seconds === DAY_SECONDS ? run + 1 : 0;
    if (run === DAYS_IN_A_ROW) return at - DAYS_IN_A_ROW + 1;
  }
  return null;
}
