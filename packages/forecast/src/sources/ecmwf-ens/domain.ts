import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { type Ensemble, makeEnsemble } from '#sources/ensemble/ensemble.ts';
import type { CycleTimetable, RunExtent } from '#sources/schedule/source.ts';

/** Four runs a day; the members are there somewhat later than the single forecast. */
export const ECMWF_ENS_TIMETABLE: CycleTimetable = {
  kind: 'cycles',
  hours: [0, 6, 12, 18],
  firstAfterSeconds: 8 * HOUR_SECONDS,
  longestSeconds: 5 * HOUR_SECONDS,
};

/** A control, which the index gives no number, and fifty perturbed members. */
export const ECMWF_ENSEMBLE: Ensemble = makeEnsemble(50, (member) => (member === 0 ? null : String(member)));

const THREE_HOURLY = Array.from({ length: 49 }, (_, n) => n * 3);
const SIX_HOURLY = Array.from({ length: 36 }, (_, n) => 150 + n * 6);
const WHOLE_UP_TO_HOUR = 120;

/** Hours of a run: every three to six days, and in those of 00 and 12 UTC every six to fifteen. */
export function getEcmwfEnsExtent(runAt: EpochSeconds): RunExtent {
  const isLong = ((runAt % DAY_SECONDS) / HOUR_SECONDS) % 12 === 0;
  return { hours: isLong ? [...THREE_HOURLY, ...SIX_HOURLY] : THREE_HOURLY, wholeUpToHour: WHOLE_UP_TO_HOUR };
}
