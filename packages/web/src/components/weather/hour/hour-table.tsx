import type { Hour } from '@portal/contract/endpoints/weather-schema';
import list from '#components/weather/as-list.module.css';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { nameFullDay } from '#components/weather/day-name.ts';
import { formatRainRange } from '#components/weather/format-spans.ts';
import {
  findForce,
  findShortDirection,
  formatClock,
  formatPercent,
  formatSpeed,
  formatTemperature,
  UNKNOWN,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { isFeltOtherwise } from '#components/weather/show-now.ts';
import { nameShown } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/weather/table-roles.ts';
import styles from './hour-table.module.css';

/** Gusts this much above the wind (15 km/h) are worth a word. */
const GUSTY_MS = 15 / 3.6;

interface HourProps {
  readonly hour: Hour;
  readonly view: PageView;
}

function WindWords({ hour, view }: HourProps) {
  const { words, style } = view;
  const force = findForce(hour.windSpeed);
  const direction = findShortDirection(hour.windDirection, hour.windSpeed, style.language);
  if (force === null || hour.windSpeed === null) return UNKNOWN;
  if (force === 0) return words.tiles.calm;
  const gusty = hour.windGust !== null && hour.windGust - hour.windSpeed >= GUSTY_MS;
  return (
    <>
      <strong>{formatSpeed(hour.windSpeed, style)}</strong>{' '}
      {direction?.name == null ? direction?.text : <abbr title={direction.name}>{direction.text}</abbr>},{' '}
      {words.tiles.force(force)}
      {gusty ? <span className={styles.gust}> {words.days.gust(formatSpeed(hour.windGust, style))}</span> : null}
    </>
  );
}

const ROW_STYLE = `${list.row} ${styles.row}`;
const NIGHT_STYLE = `${ROW_STYLE} ${styles.dark}`;

/** One hour: the sky in words, temperature, and what goes with them. */
function HourRow({ hour, view }: HourProps) {
  const { words, style } = view;
  const { short } = words.hours;
  return (
    <tr {...ROW} className={hour.isDay ? ROW_STYLE : NIGHT_STYLE}>
      <th {...ROW_HEAD} className={styles.time}>
        <time dateTime={hour.at}>{formatClock(hour.at)}</time>
      </th>
      <td {...CELL} className={styles.sky}>
        <SkyIcon
          code={hour.code}
          skyCode={hour.skyCode}
          badge={hour.badge}
          isDay={hour.isDay}
          thunder={hour.thunder}
          size={34}
        />
        <span>{nameShown(hour, style.language)}</span>
      </td>
      <td {...CELL} className={styles.temperature}>
        {formatTemperature(hour.temperature, style)}
      </td>
      <td {...CELL} className={styles.feels} data-label={short.feelsLike}>
        {isFeltOtherwise(hour) ? formatTemperature(hour.feelsLike, style) : ''}
      </td>
      <td {...CELL} className={isRainLikely(hour) ? styles.likely : styles.chance} data-label={short.rain}>
        {formatPercent(hour.rainProbability, style)}
      </td>
      <td {...CELL} className={styles.amount}>
        {formatRainRange(hour, style)}
      </td>
      <td {...CELL} className={styles.wind}>
        <WindWords hour={hour} view={view} />
      </td>
      <td {...CELL} className={styles.humidity} data-label={short.humidity}>
        {formatPercent(hour.humidity, style)}
      </td>
    </tr>
  );
}

function groupByDate(hours: readonly Hour[]): Hour[][] {
  const groups: Hour[][] = [];
  for (const hour of hours) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && last[0].at.slice(0, 10) === hour.at.slice(0, 10)) last.push(hour);
    else groups.push([hour]);
  }
  return groups;
}

function Head({ view }: { readonly view: PageView }) {
  const { time, sky, short, feelsLike, chance, amount, wind, humidity } = view.words.hours;
  return (
    <thead {...ROW_GROUP} className={`${list.head} ${list.ruled}`}>
      <tr {...ROW}>
        {[time, sky, short.temperature, feelsLike, chance, amount, wind, humidity].map((head) => (
          <th key={head} {...COLUMN_HEAD}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface HourTableProps {
  readonly hours: readonly Hour[];
  readonly caption: string;
  readonly view: PageView;
}

/** The hours as a real table with a break at midnight; on a phone each row reads as a short list. */
export function HourTable({ hours, caption, view }: HourTableProps) {
  return (
    <table {...TABLE} className={`${list.table} ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <Head view={view} />
      {groupByDate(hours).map((group) => (
        <tbody key={group[0]?.at} {...ROW_GROUP}>
          <tr {...ROW} className={list.date}>
            <th {...ROW_HEAD} scope="rowgroup" colSpan={8}>
              {nameFullDay(group[0]?.at ?? '', view)}
            </th>
          </tr>
          {group.map((hour) => (
            <HourRow key={hour.at} hour={hour} view={view} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
