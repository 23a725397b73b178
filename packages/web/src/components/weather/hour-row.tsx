import type { Hour } from '@portal/contract/endpoints/weather-schema';
import list from './as-list.module.css';
import { isRainLikely } from './day-chance.tsx';
import { formatRainRange } from './format-rain-range.ts';
import {
  findForce,
  findShortDirection,
  formatClock,
  formatPercent,
  formatSpeed,
  formatTemperature,
  UNKNOWN,
} from './format-values.ts';
import styles from './hour-table.module.css';
import { isFeltOtherwise } from './is-felt-otherwise.ts';
import { nameShown } from './name-shown.ts';
import type { PageView } from './page-view.ts';
import { SkyIcon } from './sky-icon.tsx';
import { CELL, ROW, ROW_HEAD } from './table-roles.ts';

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
export function HourRow({ hour, view }: HourProps) {
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
