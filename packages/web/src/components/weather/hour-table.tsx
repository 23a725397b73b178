import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { nameFullDay } from './day-name.ts';
import {
  findDirectionName,
  findForce,
  formatClock,
  formatPercent,
  formatRain,
  formatSpeed,
  formatTemperature,
} from './format-values.ts';
import styles from './hour-table.module.css';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';

function WindWords({ hour, view }: { readonly hour: Hour; readonly view: PageView }) {
  const { words, style } = view;
  const force = findForce(hour.windSpeed);
  const direction = findDirectionName(hour.windDirection, hour.windSpeed, style.language);
  if (force === null) return <>–</>;
  if (force === 0) return <>{words.tiles.calm}</>;
  const gusty = hour.windGust !== null && hour.windSpeed !== null && hour.windGust - hour.windSpeed >= 15 / 3.6;
  return (
    <>
      {direction === null ? null : `${direction} `}
      <strong>{formatSpeed(hour.windSpeed, style)}</strong> · {words.tiles.force(force)}
      {gusty ? <span className={styles.gust}> {words.days.gust(formatSpeed(hour.windGust, style))}</span> : null}
    </>
  );
}

/** Feels-like only where it is 3° or more from the temperature. */
function describeFeelsLike(hour: Hour, view: PageView): string {
  if (hour.feelsLike === null || hour.temperature === null) return '';
  return Math.abs(hour.feelsLike - hour.temperature) >= 3 ? formatTemperature(hour.feelsLike, view.style) : '';
}

function HourRow({ hour, view }: { readonly hour: Hour; readonly view: PageView }) {
  const { words, style } = view;
  const feelsLike = describeFeelsLike(hour, view);
  return (
    <tr className={hour.isDay ? styles.row : `${styles.row} ${styles.dark}`}>
      <th scope="row" className={styles.time}>
        <time dateTime={hour.at}>{formatClock(hour.at)}</time>
      </th>
      <td className={styles.sky}>
        <SkyIcon code={hour.code} isDay={hour.isDay} thunder={hour.thunder} size={34} />
        <span>{hour.text ?? words.noData}</span>
      </td>
      <td className={styles.temperature}>{formatTemperature(hour.temperature, style)}</td>
      <td className={feelsLike === '' ? styles.empty : styles.feels} data-label={words.hours.feelsLike}>
        {feelsLike}
      </td>
      <td className={(hour.rainProbability ?? 0) >= 50 ? styles.likely : styles.chance} data-label={words.hours.chance}>
        {formatPercent(hour.rainProbability, style)}
      </td>
      <td className={styles.amount} data-label={words.hours.amount}>
        {formatRain(hour.rain, style)}
      </td>
      <td className={styles.wind} data-label={words.hours.wind}>
        <WindWords hour={hour} view={view} />
      </td>
      <td className={styles.humidity} data-label={words.hours.humidity}>
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

interface HourTableProps {
  readonly hours: readonly Hour[];
  readonly caption: string;
  readonly view: PageView;
}

/** The hours as a real table with a break at midnight; on a phone each row reads as a short list. */
export function HourTable({ hours, caption, view }: HourTableProps) {
  const { hours: words } = view.words;
  const heads = [
    words.time,
    words.sky,
    words.temperature,
    words.feelsLike,
    words.chance,
    words.amount,
    words.wind,
    words.humidity,
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className={styles.head}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      {groupByDate(hours).map((group) => (
        <tbody key={group[0]?.at} className={styles.group}>
          <tr className={styles.date}>
            <th scope="rowgroup" colSpan={8}>
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
