import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { describeAnomaly } from './describe-anomaly.ts';
import { findForecastOfWeek } from './find-forecast-of-week.ts';
import { formatDayRange } from './format-day-range.ts';
import { formatNumber, formatTemperature, UNKNOWN } from './format-values.ts';
import styles from './outlook-table.module.css';
import type { PageView } from './page-view.ts';
import { TercileBlocks } from './tercile-blocks.tsx';

/** `29° · 70 mm`; amounts of a week are whole millimetres. */
function formatAmounts(celsius: number | null, millimetres: number | null, { style }: PageView): string {
  const rain = millimetres === null ? UNKNOWN : `${formatNumber(millimetres, style)}\u00a0mm`;
  return `${formatTemperature(celsius, style)} · ${rain}`;
}

interface WeekProps {
  readonly week: OutlookWeek;
  readonly days: readonly OutlookDay[];
  readonly view: PageView;
}

function WeekLine({ week, days, hasTerciles, view }: WeekProps & { readonly hasTerciles: boolean }) {
  const { ninety } = view.words.ahead;
  const forecast = findForecastOfWeek(week, days);
  return (
    <tr className={forecast === null ? styles.quiet : undefined}>
      <th scope="row">{formatDayRange(week.from, week.to, view)}</th>
      <td>{formatAmounts(week.temperatureNormal, week.rainNormal, view)}</td>
      <td className={styles.wrap}>
        {forecast === null ? (
          UNKNOWN
        ) : (
          <>
            {formatAmounts(forecast.temperature, forecast.rain, view)}
            <span className={styles.shift}>{describeAnomaly(week, forecast, view)}</span>
          </>
        )}
      </td>
      {hasTerciles ? (
        <td>
          <TercileBlocks terciles={week.temperature} describe={ninety.temperatureTerciles} kind="warmth" view={view} />
          <TercileBlocks terciles={week.rain} describe={ninety.rainTerciles} kind="rain" view={view} />
        </td>
      ) : null}
    </tr>
  );
}

interface OutlookWeeksProps {
  readonly weeks: readonly OutlookWeek[];
  /** The days of the same outlook, for the weeks that are forecast. */
  readonly days: readonly OutlookDay[];
  readonly caption: string;
  readonly view: PageView;
}

/** 13 weeks: what is normal for each, the forecast where there is one, how they differ, and chances where some are known. */
export function OutlookWeeks({ weeks, days, caption, view }: OutlookWeeksProps) {
  const { words } = view;
  const { ninety } = words.ahead;
  const hasTerciles = weeks.some(({ temperature, rain }) => temperature !== null || rain !== null);
  return (
    <ScrollRegion label={caption}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{ninety.week}</th>
            <th scope="col">{ninety.normal}</th>
            <th scope="col">{ninety.forecast}</th>
            {hasTerciles ? <th scope="col">{ninety.terciles}</th> : null}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <WeekLine key={week.from} week={week} days={days} hasTerciles={hasTerciles} view={view} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
