import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';

/** A week ahead beside the mean of many years; null where a value is not known. */
export interface ClimateWeek {
  readonly from: string;
  readonly to: string;
  /** Mean of the forecast days of the week, °C; null unless all seven have one. */
  readonly forecastC: number | null;
  readonly normalC: number | null;
  readonly forecastRainMm: number | null;
  readonly normalRainMm: number | null;
}

const DAYS = 7;

/** What a week's days add up to, null unless every one of them is forecast and known. */
function sumForecast(days: readonly OutlookDay[], find: (day: OutlookDay) => number | null): number | null {
  const values = days.filter(({ basis }) => basis === 'forecast').flatMap((day) => find(day) ?? []);
  return values.length === DAYS ? values.reduce((total, value) => total + value, 0) : null;
}

/** The weeks of an outlook with what is forecast of them and what is usual. */
export function listClimateWeeks(days: readonly OutlookDay[], weeks: readonly OutlookWeek[]): readonly ClimateWeek[] {
  return weeks.map((week) => {
    const own = days.filter(({ date }) => date >= week.from && date <= week.to);
    const warmth = sumForecast(own, ({ temperatureMean }) => temperatureMean);
    return {
      from: week.from,
      to: week.to,
      forecastC: warmth === null ? null : warmth / DAYS,
      normalC: week.temperatureNormal,
      forecastRainMm: sumForecast(own, ({ rain }) => rain),
      normalRainMm: week.rainNormal,
    };
  });
}
