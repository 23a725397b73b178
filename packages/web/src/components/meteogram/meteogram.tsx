import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import frame from '#components/ui/chart-frame.module.css';
import { formatClock, formatRain, formatSpeed, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './meteogram.module.css';
import { MeteogramAir } from './meteogram-air.tsx';
import { isDry, MeteogramRain } from './meteogram-rain.tsx';
import {
  type DegreeScale,
  findDegreeScale,
  listNights,
  listSunMarks,
  type MeteogramShape,
  NARROW,
  type NightSpan,
  type SunMark,
  WIDE,
} from './meteogram-shape.ts';
import { MeteogramNights, MeteogramTime } from './meteogram-time.tsx';
import { MeteogramIcons, MeteogramWarmth } from './meteogram-warmth.tsx';

interface MeteogramLegendProps {
  readonly hasRain: boolean;
  readonly hasRange: boolean;
  readonly view: PageView;
}

/** What the lines, bars and blocks of a drawing of hours mean. */
function MeteogramLegend({ hasRain, hasRange, view }: MeteogramLegendProps) {
  const { charts, rainClasses } = view.words;
  const { legend } = charts;
  const classes = [rainClasses.light, rainClasses.moderate, rainClasses.heavy, rainClasses.veryHeavy].join(', ');
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <path className={styles.warmth} d="M1 6h20" />
          </svg>
          {legend.temperature}
        </li>
        {hasRain ? (
          <li>
            <svg width="30" height="12" aria-hidden="true">
              {[1, 2, 3, 4].map((level) => (
                <path
                  key={level}
                  className={rainSteps[`step${level}`]}
                  d={`M${level * 7 - 6} 12v-${level * 3}h6v${level * 3}z`}
                />
              ))}
            </svg>
            {legend.rain}: {classes}
          </li>
        ) : null}
        {hasRange ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={styles.cap} d="M1 1h10v11h-10z" />
              <path className={frame.whisker} d="M6 1V11M3 1h6M3 11h6" />
            </svg>
            {legend.whisker}
          </li>
        ) : null}
        <li>
          <svg width="30" height="12" aria-hidden="true">
            {[1, 2, 3].map((tone) => (
              <path key={tone} className={styles[`cloud${tone}`]} d={`M${tone * 10 - 10} 2h9v8h-9z`} />
            ))}
          </svg>
          {legend.cloud}
        </li>
        <li>
          <svg width="12" height="12" aria-hidden="true">
            <path className={`${styles.night} ${styles.outlined}`} d="M0 0h12v12h-12z" />
          </svg>
          {legend.night}
        </li>
      </ul>
    </figcaption>
  );
}

/** The hour with the most of a value, the first of equals; null where none is known. */
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

/** The sum over all hours; where one is not known, a sum that says so, and nothing where none is. */
function describeRain(hours: readonly Hour[], { words, style }: PageView): string | null {
  const known = hours.flatMap(({ rain }) => (rain === null ? [] : [rain]));
  const wettest = findMost(hours, ({ rain }) => rain);
  if (wettest === null) return null;
  const isWhole = known.length === hours.length;
  const sum = known.reduce((total, rain) => total + rain, 0);
  if (sum < 0.1) return isWhole ? words.charts.dry : null;
  return (isWhole ? words.charts.wet : words.charts.wetPart)(formatRain(sum, style), formatClock(wettest.at));
}

function describeWind(hours: readonly Hour[], { words, style }: PageView): string | null {
  const strongest = findMost(hours, ({ windSpeed }) => windSpeed);
  if (strongest === null) return null;
  return words.charts.wind(formatSpeed(strongest.windSpeed, style), formatClock(strongest.at));
}

/** What a drawing of hours shows, in sentences; what is not known is left out. */
export function describeHours(hours: readonly Hour[], view: PageView): string {
  const sentences = [describeWarmth(hours, view), describeRain(hours, view), describeWind(hours, view)];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

interface MeteogramProps {
  readonly hours: readonly Hour[];
  /** Where the hours are: sun and night are reckoned for it. */
  readonly point: LatLng;
  readonly title: string;
  /** What the drawing shows, in sentences. */
  readonly description: string;
  readonly view: PageView;
}

interface DrawingProps extends Omit<MeteogramProps, 'point'> {
  readonly shape: MeteogramShape;
  readonly scale: DegreeScale;
  readonly marks: readonly SunMark[];
  readonly nights: readonly NightSpan[];
}

function Drawing({ hours, title, description, shape, scale, marks, nights, view }: DrawingProps) {
  const titleId = `meteogram-${shape.name}`;
  return (
    <svg
      className={frame[shape.name]}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      role="img"
      aria-labelledby={`${titleId} ${titleId}-told`}
    >
      <title id={titleId}>{title}</title>
      <desc id={`${titleId}-told`}>{description}</desc>
      <MeteogramNights nights={nights} marks={marks} hours={hours} shape={shape} view={view} />
      <MeteogramTime hours={hours} shape={shape} view={view} />
      <MeteogramIcons hours={hours} shape={shape} />
      <MeteogramWarmth hours={hours} shape={shape} scale={scale} view={view} />
      <MeteogramRain hours={hours} shape={shape} view={view} />
      <MeteogramAir hours={hours} shape={shape} view={view} />
    </svg>
  );
}

/**
 * Sky, temperature, rain, cloud and wind of a day's hours on one axis of time, drawn twice: the wide one and the one for a
 * phone, of which the style shows one. Null of fewer than two temperatures. The table says the same.
 */
export function Meteogram({ hours, point, view, ...words }: MeteogramProps) {
  const scale = findDegreeScale(hours, view.style);
  const first = hours[0];
  if (scale === null || first === undefined) return null;
  const marks = listSunMarks(point, first.at, hours.length);
  const nights = listNights(marks, hours.length, first.isDay);
  const drawing = { ...words, hours, scale, marks, nights, view };
  const hasRange = hours.some(({ rainLow, rainHigh }) => rainLow !== null && rainHigh !== null);
  return (
    <figure className={frame.figure}>
      <Drawing {...drawing} shape={WIDE} />
      <div className={frame.scroll}>
        <Drawing {...drawing} shape={NARROW} />
      </div>
      <MeteogramLegend hasRain={!isDry(hours)} hasRange={hasRange} view={view} />
    </figure>
  );
}
