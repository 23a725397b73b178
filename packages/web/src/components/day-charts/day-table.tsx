import type { Day } from '@portal/contract/endpoints/weather-schema';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { nameFullDay } from '#components/weather/day-name.ts';
import { DAYS_WITH_HOURS, formatDayRain } from '#components/weather/format-spans.ts';
import { formatPercent, formatSpeed, formatTemperature, UNKNOWN } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import styles from './day-table.module.css';

interface DayTableProps {
  readonly days: readonly Day[];
  readonly caption: string;
  readonly view: PageView;
}

function DayLine({ day, index, hasWord, view }: { day: Day; index: number; hasWord: boolean; view: PageView }) {
  const { words, style } = view;
  const isTrend = index >= DAYS_WITH_HOURS;
  return (
    <tr className={isTrend ? styles.trend : undefined}>
      <th scope="row">
        {nameFullDay(day.date, view)}
        {isTrend ? <span> ({words.ahead.days.trend})</span> : null}
      </th>
      <td className={styles.text}>
        {day.code === null ? UNKNOWN : nameShown({ ...day, isDay: true }, style.language)}
      </td>
      <td>{formatTemperature(day.temperatureMin, style)}</td>
      <td>
        <b>{formatTemperature(day.temperatureMax, style)}</b>
      </td>
      <td>{formatDayRain(day, isTrend, view)}</td>
      <td>{formatPercent(day.rainProbability, style)}</td>
      <td>{formatSpeed(day.windSpeedMax, style)}</td>
      {hasWord ? <td>{day.confidence === null ? UNKNOWN : words.charts.confidence[day.confidence]}</td> : null}
    </tr>
  );
}

export function DayTable({ days, caption, view }: DayTableProps) {
  const { words } = view;
  const { days: ahead } = words.ahead;
  // A confidence that is equal for all days is stated once, next to their details.
  const hasWord = new Set(days.map(({ confidence }) => confidence)).size > 1;
  return (
    <ScrollRegion label={ahead.table}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.days.day}</th>
            <th scope="col">{words.hours.sky}</th>
            <th scope="col">{ahead.low}</th>
            <th scope="col">{ahead.high}</th>
            <th scope="col">{words.days.rain}</th>
            <th scope="col">{ahead.chance}</th>
            <th scope="col">{ahead.wind}</th>
            {hasWord ? <th scope="col">{ahead.sure}</th> : null}
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <DayLine key={day.date} day={day} index={index} hasWord={hasWord} view={view} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
