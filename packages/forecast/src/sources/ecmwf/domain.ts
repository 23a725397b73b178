import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { CycleTimetable, RunExtent } from '#sources/schedule/source.ts';

/** ECMWF's open data; the buckets that mirror them have the same folders below an address of their own. */
export const ECMWF_PUBLIC_URL = 'https://data.ecmwf.int/forecasts';

/** The credit that CC BY 4.0 and ECMWF's terms of use ask for. */
export const ECMWF_LICENCE =
  'Contains modified ECMWF open data, © European Centre for Medium-Range Weather Forecasts, CC BY 4.0. ECMWF accepts no liability for its use.';

/** Four runs a day, there some seven hours after their start. */
export const ECMWF_TIMETABLE: CycleTimetable = {
  kind: 'cycles',
  hours: [0, 6, 12, 18],
  firstAfterSeconds: 6.75 * HOUR_SECONDS,
  longestSeconds: 4 * HOUR_SECONDS,
};

/** Of a run: the name of its stream in folders and files, and its hours. */
export interface EcmwfCycle {
  readonly stream: 'oper' | 'scda';
  readonly extent: RunExtent;
}

const THREE_HOURLY = Array.from({ length: 49 }, (_, n) => n * 3);
const SIX_HOURLY = Array.from({ length: 36 }, (_, n) => 150 + n * 6);
const WHOLE_UP_TO_HOUR = 120;

/**
 * Runs of 00 and 12 UTC reach to 15 days (every three hours to 144, then every six), those of 06 and 18 UTC, the short
 * cut-off stream, to six.
 */
export function getEcmwfCycle(runAt: EpochSeconds): EcmwfCycle {
  const hour = (runAt % DAY_SECONDS) / HOUR_SECONDS;
  return hour % 12 === 0
    ? { stream: 'oper', extent: { hours: [...THREE_HOURLY, ...SIX_HOURLY], wholeUpToHour: WHOLE_UP_TO_HOUR } }
    : { stream: 'scda', extent: { hours: THREE_HOURLY, wholeUpToHour: WHOLE_UP_TO_HOUR } };
}
