import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { formatDayRange } from './format-day-range.ts';
import { formatRain, formatTemperature, UNKNOWN } from './format-values.ts';
import styles from './outlook-table.module.css';
import type { PageView } from './page-view.ts';

/** Mean and sum of a week's days, null unless every one of its seven days is forecast. */
export function findForecastOfWeek(
  week: OutlookWeek,
  days: readonly OutlookDay[],
): { readonly temperature: number; readonly rain: number } | null {
  const own = days.filter(({ date, basis }) => basis === 'forecast' && date >= week.from && date <= week.to);
  const temperatures = own.flatMap(({ temperatureMean }) => (temperatureMean === null ? [] : [temperatureMean]));
  const amounts = own.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  if (temperatures.length < 7 || amounts.length < 7) return null;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { temperature: sum(temperatures) / temperatures.length, rain: sum(amounts) };
}

interface OutlookWeeksProps {
  readonly weeks: readonly OutlookWeek[];
  /** The days of the same outlook, for the weeks that are forecast. */
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: PageView;
}

/** 13 weeks: what is normal for each, beside the forecast where there is one. */
export function OutlookWeeks({ weeks, days, caption, view }: OutlookWeeksProps) {
  const { words, style } = view;
  const { ninety } = words;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{ninety.week}</th>
          <th scope="col">{ninety.temperatureNormal}</th>
          <th scope="col">{ninety.rainNormal}</th>
          <th scope="col">{ninety.forecast}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => {
          const forecast = findForecastOfWeek(week, days);
          return (
            <tr key={week.from}>
              <th scope="row">{formatDayRange(week.from, week.to, view)}</th>
              <td>{formatTemperature(week.temperatureNormal, style)}</td>
              <td>{formatRain(week.rainNormal, style)}</td>
              <td>
                {forecast === null
                  ? UNKNOWN
                  : `${formatTemperature(forecast.temperature, style)} · ${formatRain(forecast.rain, style)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
