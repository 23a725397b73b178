import { findStationCode, getStationCellCentre } from '@portal/domain/geo/lat-lng';
import type { ForecastHistoryQuery, ForecastOfDay } from '#archive/read-daily-file.ts';
import type { LearnedCorrections } from '#store/learned-corrections.ts';

/**
 * What pages showed of an archived forecast: its temperatures corrected by the version that was in force when its run was published. The
 * archive keeps them as they were issued.
 */
export function correctForecast(
  learned: LearnedCorrections,
  forecast: ForecastOfDay,
  { point, placeHeightM }: Omit<ForecastHistoryQuery, 'at'>,
): ForecastOfDay {
  const code = findStationCode(point);
  const place = { readAt: code === null ? point : getStationCellCentre(code), heightM: placeHeightM };
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
