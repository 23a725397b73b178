import type { Day } from '@portal/contract/endpoints/weather-schema';
import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/ui/table-roles.ts';
import list from '#components/weather/as-list.module.css';
import { type DegreeAxis, DegreeBar, findDegreeAxis } from '#components/weather/charts/degree-bar.tsx';
import { RainLegend } from '#components/weather/charts/rain-legend.tsx';
import { RainStrip } from '#components/weather/charts/rain-strip.tsx';
import { DayAmount, DayChance, DaySkyIcon } from '#components/weather/day-facts.tsx';
import { nameDay } from '#components/weather/day-name.ts';
import { formatDayMonth, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './day-rows.module.css';

interface DayRowProps {
  readonly day: Day;
  readonly index: number;
  readonly axis: DegreeAxis | null;
  readonly view: PageView;
}

function DayRow({ day, index, axis, view }: DayRowProps) {
  const { style } = view;
  return (
    <tr {...ROW} className={`${list.row} ${styles.row}`}>
      <th {...ROW_HEAD} className={styles.day}>
        {nameDay(day.date, index, view)} <span className={styles.date}>{formatDayMonth(day.date, style.language)}</span>
      </th>
      <td {...CELL} className={styles.sky}>
        <DaySkyIcon day={day} size={34} view={view} />
      </td>
      <td {...CELL} className={styles.chance}>
        <DayChance day={day} view={view} />
      </td>
      <td {...CELL} className={styles.strip}>
        <RainStrip hours={day.rainHours} basis={day.rainBasis} view={view} />
      </td>
      <td {...CELL} className={styles.amount}>
        <DayAmount day={day} isTrend={false} view={view} />
      </td>
      <td {...CELL} className={styles.low}>
        {formatTemperature(day.temperatureMin, style)}
      </td>
      <td {...CELL} className={styles.bar}>
        <DegreeBar low={day.temperatureMin} high={day.temperatureMax} axis={axis} />
      </td>
      <td {...CELL} className={styles.high}>
        {formatTemperature(day.temperatureMax, style)}
      </td>
    </tr>
  );
}

function Head({ view }: { readonly view: PageView }) {
  const { days, hours } = view.words;
  return (
    <tr {...ROW}>
      <th {...COLUMN_HEAD}>{days.day}</th>
      <th {...COLUMN_HEAD}>
        <span className="visually-hidden">{hours.sky}</span>
      </th>
      <th {...COLUMN_HEAD}>{days.rain}</th>
      <th {...COLUMN_HEAD} className={styles.clock} aria-label={days.rainByHour}>
        <span>0h</span>
        <span>6h</span>
        <span>12h</span>
        <span>18h</span>
      </th>
      <th {...COLUMN_HEAD} className={styles.amount}>
        mm
      </th>
      <th {...COLUMN_HEAD} scope="colgroup" colSpan={3}>
        {days.range}
      </th>
    </tr>
  );
}

const writeHead = createCachedMarkup(Head, ({ view }) => view.style.language);

interface DayRowsProps {
  readonly days: readonly Day[];
  readonly caption: string;
  readonly view: PageView;
}

/** A week in rows: sky, chance, hourly rain, amount, low to high on a common axis. */
export function DayRows({ days, caption, view }: DayRowsProps) {
  const axis = findDegreeAxis(days);
  return (
    <div className={styles.rows}>
      <table {...TABLE} className={list.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead
          {...ROW_GROUP}
          className={`${list.head} ${styles.head}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React from the component above
          dangerouslySetInnerHTML={{ __html: writeHead({ view }) }}
        />
        <tbody {...ROW_GROUP}>
          {days.map((day, index) => (
            <DayRow key={day.date} day={day} index={index} axis={axis} view={view} />
          ))}
        </tbody>
      </table>
      <RainLegend view={view} />
    </div>
  );
}
