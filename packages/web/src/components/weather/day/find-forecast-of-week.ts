import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';

/** Forecast of a week: mean temperature, °C, and total rain, mm. */
export interface ForecastOfWeek {
  readonly temperature: number;
  readonly rain: number;
}

/** Mean and total of a week; null unless all seven days are forecast. */
export function findForecastOfWeek(week: OutlookWeek, days: readonly OutlookDay[]): ForecastOfWeek | null {
  const own = days.filter(({ date, basis }) => basis !== 'normal' && date >= week.from && date <= week.to);
  const temperatures = own.flatMap(({ temperatureMean }) => (temperatureMean === null ? [] : [temperatureMean]));
  const amounts = own.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  if (temperatures.length < 7 || amounts.length < 7) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { temperature: sum(temperatures) / temperatures.length, rain: sum(amounts) };
}
