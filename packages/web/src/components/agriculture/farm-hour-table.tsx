import { describeVerdict } from '@portal/content/agriculture/describe-work';
import type { FarmActivity } from '@portal/contract/endpoints/agriculture-schema';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import list from '#components/weather/as-list.module.css';
import { nameFullDay } from '#components/weather/day-name.ts';
import { Fold } from '#components/weather/fold.tsx';
import { formatRainRange } from '#components/weather/format-spans.ts';
import { formatClock, formatSpeed, formatTemperature, weekdayOf } from '#components/weather/format-values.ts';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import farmHourTableStyles from './farm-hour-table.module.css';
import { type FarmView, toFarmText } from './farm-view.ts';
import styles from './spell-reasons.module.css';
import { listSpells, type WorkHour } from './work-row.tsx';

const isAlike = (a: WorkHour, b: WorkHour): boolean =>
  a.verdict === b.verdict && a.reasons[0]?.kind === b.reasons[0]?.kind;

/** Why each spell of a strip has its colour, folded away. */
export function SpellReasons({ activity, view }: { readonly activity: FarmActivity; readonly view: FarmView }) {
  const { farm, words, style } = view;
  return (
    <Fold title={farm.hours.whyTitle} isOpen={false} isQuiet={true}>
      <ol className={styles.reasons}>
        {listSpells(activity.hours, isAlike).map(({ first, to }, index) => (
          <li key={first.at}>
            <span>
              {words.weekdaysShort[weekdayOf(first.at)]} {formatClock(first.at)}–{formatClock(to)}
            </span>{' '}
            {toFarmText(describeVerdict(activity.activity, first, style.language, index === 0 ? 'now' : 'then'), style)}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

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
    <tr {...ROW} className={`${list.row} ${farmHourTableStyles.row}`}>
      <th {...ROW_HEAD}>
        <time dateTime={at}>{formatClock(at)}</time>
      </th>
      <td {...CELL} className={farmHourTableStyles.temperature}>
        {formatTemperature(hour?.temperature ?? null, style)}
      </td>
      <td {...CELL} className={farmHourTableStyles.fact}>
        {hour === undefined ? formatTemperature(null, style) : formatRainRange(hour, style)}
      </td>
      <td {...CELL} className={farmHourTableStyles.fact}>
        {formatSpeed(hour?.windSpeed ?? null, style)}
      </td>
      {activities.map(({ activity, hours: assessed }) => {
        const verdict = assessed[index]?.verdict ?? null;
        return (
          <td key={activity} {...CELL} className={farmHourTableStyles.work} data-label={farm.short[activity]}>
            <span className={farmHourTableStyles[verdict ?? 'unknown']}>
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
    <table {...TABLE} className={`${list.table} ${farmHourTableStyles.table}`}>
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
