import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import list from '#components/weather/as-list.module.css';
import { nameFullDay } from '#components/weather/day-name.ts';
import { formatRainRange } from '#components/weather/format-rain-range.ts';
import { formatClock, formatSpeed, formatTemperature } from '#components/weather/format-values.ts';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import styles from './farm-hour-table.module.css';
import type { FarmView } from './farm-view.ts';

interface HourTableProps {
  readonly activities: readonly FarmActivity[];
  /** The same hours’ weather; an hour that is not among them is shown without. */
  readonly hours: readonly Hour[];
  readonly count: number;
  readonly caption: string;
  readonly view: FarmView;
}

interface HourRowProps extends Pick<HourTableProps, 'activities' | 'view'> {
  readonly index: number;
  readonly hour: Hour | undefined;
}

function HourRow({ activities, hour, index, view }: HourRowProps) {
  const { farm, style } = view;
  const at = activities[0]?.hours[index]?.at ?? '';
  return (
    <tr {...ROW} className={`${list.row} ${styles.row}`}>
      <th {...ROW_HEAD}>
        <time dateTime={at}>{formatClock(at)}</time>
      </th>
      <td {...CELL} className={styles.temperature}>
        {formatTemperature(hour?.temperature ?? null, style)}
      </td>
      <td {...CELL} className={styles.fact}>
        {hour === undefined ? formatTemperature(null, style) : formatRainRange(hour, style)}
      </td>
      <td {...CELL} className={styles.fact}>
        {formatSpeed(hour?.windSpeed ?? null, style)}
      </td>
      {activities.map(({ activity, hours: judged }) => {
        const verdict = judged[index]?.verdict ?? null;
        return (
          <td key={activity} {...CELL} className={styles.work} data-label={farm.short[activity]}>
            <span className={styles[verdict ?? 'unknown']}>
              {verdict === null ? farm.unknown : farm.chips[verdict]}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

/** The hours as a table: the weather that counts, then a verdict for each kind of work. */
export function FarmHourTable({ activities, hours, count, caption, view }: HourTableProps) {
  const { words } = view;
  const byMoment = new Map(hours.map((hour) => [hour.at, hour]));
  const all = (activities[0]?.hours ?? []).slice(0, count);
  const heads = [words.hours.time, words.hours.temperature, words.hours.amount, words.hours.wind];
  const days = [...new Set(all.map(({ at }) => at.slice(0, 10)))];
  return (
    <table {...TABLE} className={`${list.table} ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...ROW_GROUP} className={`${list.head} ${list.ruled}`}>
        <tr {...ROW}>
          {[...heads, ...activities.map(({ name }) => name)].map((head) => (
            <th key={head} {...COLUMN_HEAD}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {days.map((day) => (
        <tbody key={day} {...ROW_GROUP}>
          <tr {...ROW} className={list.date}>
            <th {...ROW_HEAD} scope="rowgroup" colSpan={heads.length + activities.length}>
              {nameFullDay(day, view)}
            </th>
          </tr>
          {all.map(({ at }, index) =>
            at.startsWith(day) ? (
              <HourRow key={at} activities={activities} hour={byMoment.get(at)} index={index} view={view} />
            ) : null,
          )}
        </tbody>
      ))}
    </table>
  );
}
