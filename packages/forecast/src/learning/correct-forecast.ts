import { findStationCode, getStationCellCentre } from '@portal/domain/geo/lat-lng';
import { applyChanceLaw, calibrateDayChance } from '@portal/domain/weather/chance-law';
import type { DailyValueName } from '#archive/daily-values.table.ts';
import type { ForecastHistoryQuery, ForecastOfDay } from '#archive/read-daily-file.ts';
import type { CorrectedPlace, LearnedCorrections } from '#store/learned-corrections.ts';

/**
 * What pages showed of an archived forecast: its temperatures and chances of rain corrected by the version that was in force when its run
 * was published. The archive keeps them as they were issued.
 */
export function correctForecast(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  { point, placeHeightM }: Omit<ForecastHistoryQuery, 'at'>,
): ForecastOfDay {
  const code = findStationCode(point);
  const place = { readAt: code === null ? point : getStationCellCentre(code), heightM: placeHeightM };
  return correctChances(learned, correctTemperatures(learned, forecast, place), place);
}

function correctTemperatures(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  place: CorrectedPlace,
): ForecastOfDay {
  const { source, publishedAt, leadDays, values } = forecast;
  const correction = learned.findTemperature({ source, publishedAt, demo: false }, place);
  if (correction === null) return forecast;
  const { lowC, highC } = correction;
  const lead = Math.min(Math.max(leadDays, 0), lowC.length - 1);
  const [low, high] = [lowC[lead] as number, highC[lead] as number];
  const corrected = { ...values };
  const add = (name: 'temperatureMinC' | 'temperatureMaxC' | 'temperatureMeanC', added: number) => {
    const value = values[name];
    if (value !== undefined && value !== null) corrected[name] = value + added;
  };
  add('temperatureMinC', low);
  add('temperatureMaxC', high);
  add('temperatureMeanC', (low + high) / 2);
  return { ...forecast, values: corrected };
}

/** The chance of a day that was archived without that of any of its hours stays: its highest hour says too little. */
function correctChances(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  { readAt }: CorrectedPlace,
): ForecastOfDay {
  const { source, publishedAt, leadDays } = forecast;
  const law = learned.findChanceLaw({ source, publishedAt, demo: false }, leadDays, readAt);
  if (law === null) return forecast;
  const values = { ...forecast.values };
  for (const [highest, any] of CHANCES) {
    const [highestPercent = null, anyPercent = null] = [values[highest], values[any]];
    if (highestPercent === null || anyPercent === null) continue;
    values[highest] = applyChanceLaw(law, highestPercent);
    values[any] = calibrateDayChance(law, { highestPercent, anyPercent });
  }
  return { ...forecast, values };
}

const CHANCES = [
  ['rainProbabilityPercent', 'rainDayProbabilityPercent'],
  ['wetHourProbabilityPercent', 'wetDayProbabilityPercent'],
] as const satisfies readonly (readonly [DailyValueName, DailyValueName])[];
