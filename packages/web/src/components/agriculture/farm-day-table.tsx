import type { FarmActivity, FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/ui/table-roles.ts';
import list from '#components/weather/as-list.module.css';
import { DaySkyIcon } from '#components/weather/day-facts.tsx';
import { nameDay, nameFullDay } from '#components/weather/day-name.ts';
import { formatRainRangeNumber, formatSpanRainNumber } from '#components/weather/format-spans.ts';
import {
  formatClock,
  formatDayMonth,
  formatRainNumber,
  formatTemperature,
  UNKNOWN,
} from '#components/weather/format-values.ts';
import styles from './best-days.module.css';
import farmDayTableStyles from './farm-day-table.module.css';
import type { FarmView } from './farm-view.ts';
import { formatBalance } from './water-week.tsx';
import { WorkIcon } from './work-row.tsx';

/** `06:00–08:00`; a spell that ends at midnight ends at 24:00. */
function formatSpell(spell: FarmDay['work'][number]['best']): string {
  if (spell === null) return UNKNOWN;
  const end = formatClock(spell.to);
  return `${formatClock(spell.from)}–${end === '00:00' ? '24:00' : end}`;
}

type Work = FarmDay['work'][number];

/** The day with the most good hours (the first on a tie); null where no day has a usable spell. */
function findBestDay(days: readonly FarmDay[], activity: FarmActivity['activity']) {
  let most: { readonly date: string; readonly work: Work } | null = null;
  for (const { date, work } of days) {
    const own = work.find((item) => item.activity === activity);
    if (own === undefined || own.best === null) continue;
    if (most === null || (own.goodHours ?? 0) > (most.work.goodHours ?? 0)) most = { date, work: own };
  }
  return most;
}

interface BestDaysProps {
  readonly activities: readonly FarmActivity[];
  readonly days: readonly FarmDay[];
  readonly view: FarmView;
}

export function BestDays({ activities, days, view }: BestDaysProps) {
  const words = view.farm.days;
  const assessed = days.filter(({ work }) => work.length > 0).length;
  return (
    <ul className={styles.best}>
      {activities.map(({ activity, name }) => {
        const found = findBestDay(days, activity);
        return (
          <li key={activity}>
            <WorkIcon activity={activity} />
            <span>
              {name}
              <strong>
                {found === null
                  ? words.bestNone(assessed)
                  : words.bestOf(nameFullDay(found.date, view), formatSpell(found.work.best))}
              </strong>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Good hours of a day per kind of work; says so where the day is too far ahead. */
function WorkHours({ day, view }: { readonly day: FarmDay; readonly view: FarmView }) {
  const { farm } = view;
  if (day.work.length === 0) return <span className={farmDayTableStyles.quiet}>{farm.days.tooFar}</span>;
  const good = day.work.filter(({ best }) => best !== null);
  if (good.length === 0) return <span className={farmDayTableStyles.quiet}>{farm.days.noWork}</span>;
  return (
    <ul className={farmDayTableStyles.spells}>
      {good.map(({ activity, best }) => (
        <li key={activity}>
          {farm.short[activity]} <strong>{formatSpell(best)}</strong>
        </li>
      ))}
    </ul>
  );
}

/** Range of the day's rain, where ensemble members differ. */
function RainRange({ day, view }: { readonly day: FarmDay; readonly view: FarmView }) {
  const range = formatRainRangeNumber(day, view.style);
  return range.includes('–') && range.length > 1 ? <span> ({range})</span> : null;
}

interface DayRowProps {
  readonly day: FarmDay;
  readonly sky: Day | undefined;
  readonly index: number;
  readonly view: FarmView;
}

function DayRow({ day, sky, index, view }: DayRowProps) {
  const { farm, style, crop } = view;
  const { days } = farm;
  const balance = formatBalance(day.balance, style);
  const rain = formatSpanRainNumber({ ...day, rainLow: null, rainHigh: null }, style);
  return (
    <tr {...ROW} className={`${list.row} ${farmDayTableStyles.row}`}>
      <th {...ROW_HEAD} className={farmDayTableStyles.day}>
        {nameDay(day.date, index, view)}{' '}
        <span>
          {formatDayMonth(day.date, style.language)}
          {day.lunar === null ? null : ` · ${days.lunar(day.lunar.day, day.lunar.month)}`}
        </span>
      </th>
      <td {...CELL} className={farmDayTableStyles.sky}>
        {sky === undefined ? null : <DaySkyIcon day={sky} size={36} view={view} />}
      </td>
      <td {...CELL} className={farmDayTableStyles.range}>
        {formatTemperature(day.temperatureMin, style)} – <b>{formatTemperature(day.temperatureMax, style)}</b>
      </td>
      <td {...CELL} className={rain === '0' ? farmDayTableStyles.dry : farmDayTableStyles.rain} data-label={days.rain}>
        {rain}
        <RainRange day={day} view={view} />
      </td>
      <td {...CELL} className={farmDayTableStyles.fact} data-label={days.et0}>
        {formatRainNumber(day.et0, style)}
      </td>
      <td {...CELL} className={farmDayTableStyles.fact} data-label={crop === 'shrimp' ? days.needPond : days.need}>
        {formatRainNumber(day.etc, style)}
      </td>
      <td
        {...CELL}
        className={balance.startsWith('−') ? farmDayTableStyles.short : farmDayTableStyles.over}
        data-label={days.balance}
      >
        {balance}
      </td>
      <td {...CELL} className={farmDayTableStyles.work}>
        <WorkHours day={day} view={view} />
      </td>
    </tr>
  );
}

interface DayTableProps {
  readonly days: readonly FarmDay[];
  /** Weather of the same days, for icons; a missing day gets none. */
  readonly skies: readonly Day[];
  readonly caption: string;
  readonly view: FarmView;
}

/** One row per day: warmth, rain against crop water need, and good working hours. */
export function FarmDayTable({ days, skies, caption, view }: DayTableProps) {
  const words = view.farm.days;
  const need = view.crop === 'shrimp' ? words.needPond : words.need;
  return (
    <>
      <table {...TABLE} className={list.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...ROW_GROUP} className={`${list.head} ${list.ruled}`}>
          <tr {...ROW}>
            <th {...COLUMN_HEAD}>{words.day}</th>
            <th {...COLUMN_HEAD}>
              <span className="visually-hidden">{view.words.hours.sky}</span>
            </th>
            {[words.range, words.rain, words.et0, need, words.balance, words.work].map((head) => (
              <th key={head} {...COLUMN_HEAD}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROW_GROUP}>
          {days.map((day, index) => (
            <DayRow
              key={day.date}
              day={day}
              sky={skies.find(({ date }) => date === day.date)}
              index={index}
              view={view}
            />
          ))}
        </tbody>
      </table>
      <p className={list.note}>{words.note}</p>
    </>
  );
}
