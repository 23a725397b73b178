import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { PathDrawing } from '#components/ui/icon.tsx';
import { CELL, COLUMN_HEAD, ROW, ROW_GROUP, ROW_HEAD, TABLE } from '#components/ui/table-roles.ts';
import list from '#components/weather/as-list.module.css';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { formatHourRain } from '#components/weather/format-spans.ts';
import { formatClock, formatSpeed, formatTemperature, UNKNOWN } from '#components/weather/format-values.ts';
import { findDirectionName, findForce } from '#components/weather/name-wind.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { toRainLevel, toRainShare } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { WindArrow } from '#components/weather/wind-arrow.tsx';
import { Chance } from '#components/weather/worth/chance.tsx';
import styles from './hour-table.module.css';

/** Gusts this much above the wind (15 km/h) are mentioned. */
const GUSTY_MS = 15 / 3.6;

interface HourProps {
  readonly hour: Hour;
  readonly view: PageView;
}

function WindWords({ hour: { windSpeed, windGust, windDirection }, view }: HourProps) {
  const { words, style } = view;
  if (windSpeed === null) return UNKNOWN;
  if (findForce(windSpeed) === 0) return words.tiles.calm;
  const isGusty = windGust !== null && windGust - windSpeed >= GUSTY_MS;
  const from = findDirectionName(windDirection, windSpeed, style.language) ?? undefined;
  return (
    <span className={styles.blow}>
      <WindArrow speed={windSpeed} degrees={windDirection} label={from} />
      <span>{formatSpeed(windSpeed, style).split('\u00a0')[0]}</span>
      {isGusty ? (
        <span className={styles.gust}>{words.days.gust(formatSpeed(windGust, style).split('\u00a0')[0] ?? '')}</span>
      ) : null}
    </span>
  );
}

const BAR = { width: 100, height: 10 } as const;

const drawPart = (from: number, to: number): string => (to <= from ? '' : `M${from} 0H${to}V${BAR.height}H${from}z`);

/** Expected amount solid, possible amount pale, on a common axis. Decorative next to the numbers. */
function RainBar({ hour: { rain, rainHigh }, top }: { readonly hour: Hour; readonly top: number }) {
  const toX = (millimetres: number): number => Math.round(BAR.width * toRainShare(millimetres, top));
  const expected = toX(rain ?? 0);
  const level = toRainLevel(rain ?? 0);
  return (
    <PathDrawing
      className={styles.bar}
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      isStretched={true}
      outlines={[
        [styles.track, drawPart(0, BAR.width)],
        [styles.possible, drawPart(expected, toX(rainHigh ?? 0))],
        [rainSteps[`step${level}`], level === 0 ? '' : drawPart(0, expected)],
      ]}
    />
  );
}

const ROW_STYLE = `${list.row} ${styles.row}`;
const NIGHT_STYLE = `${ROW_STYLE} ${styles.dark}`;

function HourRow({ hour, top, view }: HourProps & { readonly top: number }) {
  const { style } = view;
  return (
    <tr {...ROW} className={hour.isDay ? ROW_STYLE : NIGHT_STYLE}>
      <th {...ROW_HEAD} className={styles.time}>
        <time dateTime={hour.at}>{formatClock(hour.at)}</time>
      </th>
      <td {...CELL} className={styles.sky}>
        <SkyIcon {...hour} size={30} speakIn={style.language} />
      </td>
      <td {...CELL} className={styles.temperature}>
        {formatTemperature(hour.temperature, style)}
      </td>
      <td {...CELL} className={isRainLikely(hour) ? styles.likely : styles.chance}>
        <Chance percent={hour.rainProbability} view={view} />
      </td>
      <td {...CELL} className={styles.amount}>
        <span className={styles.range}>
          <RainBar hour={hour} top={top} />
          <span>{formatHourRain(hour, style)}</span>
        </span>
      </td>
      <td {...CELL} className={styles.wind}>
        <WindWords hour={hour} view={view} />
      </td>
    </tr>
  );
}

function Head({ view }: { readonly view: PageView }) {
  const { time, sky, short, expected, wind } = view.words.hours;
  return (
    <thead {...ROW_GROUP} className={`${list.head} ${list.ruled}`}>
      <tr {...ROW}>
        <th {...COLUMN_HEAD}>{time}</th>
        <th {...COLUMN_HEAD}>
          <span className="visually-hidden">{sky}</span>
        </th>
        <th {...COLUMN_HEAD}>{short.temperature}</th>
        <th {...COLUMN_HEAD}>{short.rain}</th>
        <th {...COLUMN_HEAD}>{expected}</th>
        <th {...COLUMN_HEAD}>
          {wind} {view.style.windUnit === 'ms' ? 'm/s' : 'km/h'}
        </th>
      </tr>
    </thead>
  );
}

interface HourTableProps {
  readonly hours: readonly Hour[];
  /** Top of the axis of rain, mm/h. */
  readonly top: number;
  readonly caption: string;
  readonly view: PageView;
}

/** A real table; on a phone chance and amount share a cell. */
export function HourTable({ hours, top, caption, view }: HourTableProps) {
  return (
    <table {...TABLE} className={`${list.table} ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <Head view={view} />
      <tbody {...ROW_GROUP}>
        {hours.map((hour) => (
          <HourRow key={hour.at} hour={hour} top={top} view={view} />
        ))}
      </tbody>
    </table>
  );
}
