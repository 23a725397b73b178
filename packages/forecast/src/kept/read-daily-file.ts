import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode, getStationCellCentre } from '@portal/domain/geo/station-cell';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { findHeightShiftC } from '#steps/surface-height.ts';
import { blendDay, findFileWeights } from './blend-day.ts';
import { type DailyFacts, isDailyFacts } from './daily-facts.ts';
import type { DailyValueName } from './daily-values.table.ts';
import { openKeptFile } from './kept-file.ts';

/** What one run said of a day at a place. */
export interface ForecastOfDay {
  readonly source: string;
  readonly runId: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  /** Calendar days of Vietnam from the start of the run to the day: 0 for the day itself. */
  readonly leadDays: number;
  /** Hours of the day that the run has, of the value that has the fewest; below 24 the day is not whole. */
  readonly hours: number;
  /** Null where the run has the value but not here; left out where it has none. Temperatures are those at the place's height. */
  readonly values: Partial<Record<DailyValueName, number | null>>;
}

/** Which day of which place. */
export interface ForecastHistoryQuery {
  readonly point: LatLng;
  /** Height of the place, metres; null where unknown, then no temperature is corrected. */
  readonly placeHeightM: number | null;
  /** Any moment of the calendar day of Vietnam. */
  readonly at: EpochSeconds;
}

/**
 * What the run of a file of daily values said of a day at a place; null where it does not have the day or the place.
 * Throws `KeptFileError` for a damaged file, and the system's error where it cannot be read.
 */
export function readDailyFile(path: string, { point, placeHeightM, at }: ForecastHistoryQuery): ForecastOfDay | null {
  const file = openKeptFile(path, isDailyFacts);
  try {
    const { facts } = file;
    const dayAt = startOfVietnamDay(at);
    const day = (dayAt - facts.firstDayAt) / DAY_SECONDS;
    const hours = countHours(facts, day);
    if (hours === 0) return null;
    const code = findStationCode(point);
    const weights = findFileWeights(facts, code === null ? point : getStationCellCentre(code));
    if (weights === null) return null;
    const { values, surfaceHeightM } = blendDay(file, weights, day);
    const { source, id: runId, runAt, publishedAt } = facts;
    const leadDays = (dayAt - startOfVietnamDay(runAt)) / DAY_SECONDS;
    const shift = findHeightShiftC(placeHeightM, surfaceHeightM);
    return { source, runId, runAt, publishedAt, leadDays, hours, values: addShift(values, shift) };
  } finally {
    file.close();
  }
}

/** 0 for a day that the run does not have. */
function countHours({ values, days }: DailyFacts, day: number): number {
  if (day < 0 || day >= days) return 0;
  const counts = values.map(({ hours }) => hours[day] ?? 0).filter((count) => count > 0);
  return counts.length === 0 ? 0 : Math.min(...counts);
}

const WARMTH: readonly DailyValueName[] = ['temperatureMinC', 'temperatureMaxC', 'temperatureMeanC', 'dewPointMeanC'];

function addShift(values: ForecastOfDay['values'], shift: number): ForecastOfDay['values'] {
  const shifted = { ...values };
  for (const name of WARMTH) {
    const value = values[name];
    if (value !== undefined && value !== null) shifted[name] = value + shift;
  }
  return shifted;
}
