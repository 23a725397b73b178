import { sayRain, sayUnseen } from '@portal/content/weather/rain-words';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { chanceOfAnyHour } from '@portal/domain/weather/rain-chance';
import { nameChance } from '@portal/domain/weather/rain-word';
import frame from '#components/ui/chart-frame.module.css';
import {
  formatClock,
  formatDayMonth,
  formatRain,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
  weekdayOf,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findRainTop } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { drawArrow } from '#components/weather/wind-arrow.tsx';
import { isDry, isEstimated } from './draw-rain.ts';
import { listHourBlocks } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { MeteogramAir } from './meteogram-air.tsx';
import { MeteogramRain } from './meteogram-rain.tsx';
import {
  type DegreeScale,
  findDegreeScale,
  listMeteogramShapes,
  listNights,
  listSunMarks,
  type MeteogramShape,
  NARROW_HOURS,
} from './meteogram-shape.ts';
import { MeteogramTime } from './meteogram-time.tsx';
import { MeteogramIcons, MeteogramWarmth } from './meteogram-warmth.tsx';

interface MeteogramLegendProps {
  readonly hasRain: boolean;
  readonly hasRange: boolean;
  readonly hasBand: boolean;
  readonly view: PageView;
}

function MeteogramLegend({ hasRain, hasRange, hasBand, view }: MeteogramLegendProps) {
  const { legend } = view.words.charts;
  const marks = [
    hasBand ? { text: legend.band, drawing: <path className={styles.band} d="M0 0h12v12h-12z" /> } : null,
    hasRain ? { text: legend.rain, drawing: <path className={rainSteps.step3} d="M0 0h12v12h-12z" /> } : null,
    hasRain && hasRange
      ? {
          text: legend.possible,
          drawing: (
            <>
              <path className={`${rainSteps.step2} ${styles.cap}`} d="M0 0h12v12h-12z" />
              <path className={rainSteps.step2} d="M0 0h12v2h-12z" />
            </>
          ),
        }
      : null,
    { text: legend.night, drawing: <path className={`${styles.night} ${styles.outlined}`} d="M.5 .5h11v11h-11z" /> },
    { text: legend.wind, drawing: <path className={styles.arrows} d={drawArrow(6, 6, 225)} /> },
  ].filter((mark) => mark !== null);
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        {marks.map(({ text, drawing }) => (
          <li key={text}>
            <svg width="12" height="12" aria-hidden="true">
              {drawing}
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </figcaption>
  );
}

/** Hour with the highest value (the first on a tie); null where none is known. */
function findMost(hours: readonly Hour[], read: (hour: Hour) => number | null): Hour | null {
  let most: Hour | null = null;
  for (const hour of hours) {
    const value = read(hour);
    if (value !== null && (most === null || value > (read(most) ?? Number.NEGATIVE_INFINITY))) most = hour;
  }
  return most;
}

function describeWarmth(hours: readonly Hour[], { words, style }: PageView): string | null {
  const warmest = findMost(hours, ({ temperature }) => temperature);
  const coolest = findMost(hours, ({ temperature }) => (temperature === null ? null : -temperature));
  if (warmest === null || coolest === null) return null;
  const [low, high] = [formatTemperature(coolest.temperature, style), formatTemperature(warmest.temperature, style)];
  if (low === high) return words.charts.steady(high);
  return words.charts.warmth(low, formatClock(coolest.at), high, formatClock(warmest.at));
}

/** Sentence for hours without an amount, by their combined chance: `Không mưa.`, `Có thể có mưa.` */
function describeLittle(hours: readonly Hour[], dry: string, { language }: ValueStyle): string {
  if (isDry(hours) && !isEstimated(hours)) return dry;
  const chance = chanceOfAnyHour(hours.map(({ rainProbability }) => rainProbability));
  const rainText = isDry(hours) ? sayUnseen(language) : sayRain(nameChance(chance), language);
  return `${rainText.charAt(0).toUpperCase()}${rainText.slice(1)}.`;
}

/** Total rain; says so where some hours are unknown, and nothing where all are. */
function describeRain(hours: readonly Hour[], { words, style }: PageView): string | null {
  const known = hours.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  const wettest = findMost(hours, ({ rain }) => rain);
  if (wettest === null) return null;
  const isWhole = known.length === hours.length;
  const sum = known.reduce((total, rain) => total + rain, 0);
  if (sum < 0.1) return isWhole ? describeLittle(hours, words.charts.dry, style) : null;
  return (isWhole ? words.charts.wet : words.charts.wetPart)(formatRain(sum, style), formatClock(wettest.at));
}

function describeWind(hours: readonly Hour[], { words, style }: PageView): string | null {
  const strongest = findMost(hours, ({ windSpeed }) => windSpeed);
  if (strongest === null) return null;
  return words.charts.wind(formatSpeed(strongest.windSpeed, style), formatClock(strongest.at));
}

/** Text alternative of the chart; unknown values are left out. */
export function describeHours(hours: readonly Hour[], view: PageView): string {
  const sentences = [describeWarmth(hours, view), describeRain(hours, view), describeWind(hours, view)];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

interface MeteogramProps {
  readonly hours: readonly Hour[];
  /** Location for sun times and night. */
  readonly point: LatLng;
  readonly title: string;
  readonly view: PageView;
}

interface DrawingProps extends MeteogramProps {
  /** Distinguishes the drawings of a page. */
  readonly id: string;
  readonly shape: MeteogramShape;
  readonly scale: DegreeScale;
  readonly rainTop: number;
}

function Drawing({ id, hours, point, title, shape, scale, rainTop, view }: DrawingProps) {
  const titleId = `meteogram-${id}`;
  const blocks = listHourBlocks(hours, shape.every);
  const common = { hours, blocks, shape, view };
  const [first] = hours;
  const marks = listSunMarks(point, first?.at ?? '', hours.length);
  return (
    <svg
      className={frame[shape.name]}
      viewBox={`0 0 ${shape.width} ${shape.rows.height}`}
      role="img"
      aria-labelledby={`${titleId} ${titleId}-told`}
    >
      <title id={titleId}>{title}</title>
      <desc id={`${titleId}-told`}>{describeHours(hours, view)}</desc>
      <MeteogramTime {...common} nights={listNights(marks, hours.length, first?.isDay ?? true)} />
      <MeteogramIcons blocks={blocks} shape={shape} />
      <MeteogramWarmth hours={hours} shape={shape} scale={scale} view={view} />
      <MeteogramRain {...common} rainTop={rainTop} />
      <MeteogramAir blocks={blocks} shape={shape} view={view} />
    </svg>
  );
}

/** `14:00 T2 3/8 – 14:00 T3 4/8`: the hours of one of several charts. */
function nameHours(hours: readonly Hour[], { words, style }: PageView): string {
  const name = (at: string) =>
    `${formatClock(at)} ${words.weekdaysShort[weekdayOf(at)] ?? ''} ${formatDayMonth(at, style.language)}`;
  const [first, last] = [hours[0], hours.at(-1)];
  return first === undefined || last === undefined ? '' : `${name(first.at)} – ${name(last.at)}`;
}

const splitHours = (hours: readonly Hour[]): (readonly Hour[])[] =>
  Array.from({ length: Math.ceil(hours.length / NARROW_HOURS) }, (_, index) =>
    hours.slice(index * NARROW_HOURS, (index + 1) * NARROW_HOURS),
  );

/**
 * Sky, temperature, rain and wind on one time axis: one drawing for wide screens, and one per 24 hours for phones, on
 * the same axes; CSS shows one kind. Null for fewer than two temperatures. The table has the same values.
 */
export function Meteogram({ hours, point, title, view }: MeteogramProps) {
  const values = hours.flatMap(({ temperature, temperatureLow, temperatureHigh }) => [
    { temperature },
    { temperature: temperatureLow },
    { temperature: temperatureHigh },
  ]);
  const scale = findDegreeScale(values, view.style);
  if (scale === null) return null;
  const drawing = { point, title, scale, rainTop: findRainTop(hours), view };
  const [wide, narrow] = listMeteogramShapes(view.style.language, hours.length);
  const days = splitHours(hours);
  return (
    <figure className={frame.figure}>
      <Drawing {...drawing} id="wide" hours={hours} shape={wide} />
      {days.map((day, index) => (
        <div key={day[0]?.at} className={frame.scroll}>
          {days.length === 1 ? null : <h3 className={styles.day}>{nameHours(day, view)}</h3>}
          <Drawing {...drawing} id={`narrow-${index}`} hours={day} shape={narrow} />
        </div>
      ))}
      <MeteogramLegend
        hasRain={!isDry(hours)}
        hasRange={hours.some(({ rainHigh }) => rainHigh !== null)}
        hasBand={hours.some(({ temperatureHigh }) => temperatureHigh !== null)}
        view={view}
      />
    </figure>
  );
}
