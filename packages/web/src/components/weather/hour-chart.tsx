import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatClock, formatDayMonth, formatTemperature } from './format-values.ts';
import styles from './hour-chart.module.css';
import type { PageView } from './page-view.ts';
import { toRainLevel } from './rain-level.ts';

const STEP = 34;
const TOP = 28;
const CURVE = 84;
const RAIN_BASE = 196;
const RAIN_WELL = 64;
const HEIGHT = 216;
const LABEL_EVERY = 3;

interface Scale {
  readonly low: number;
  readonly high: number;
}

const xOf = (index: number): number => index * STEP + STEP / 2;
const yOf = (value: number, { low, high }: Scale): number =>
  TOP + CURVE * (1 - (value - low) / Math.max(high - low, 1));

/** The temperature as one line, broken where an hour is not known. */
function drawLine(hours: readonly Hour[], scale: Scale): string {
  let pen = 'M';
  let path = '';
  hours.forEach((hour, index) => {
    if (hour.temperature === null) {
      pen = 'M';
      return;
    }
    path += `${pen}${xOf(index)} ${yOf(hour.temperature, scale).toFixed(1)}`;
    pen = 'L';
  });
  return path;
}

function drawNights(hours: readonly Hour[]): string {
  return hours.map((hour, index) => (hour.isDay ? '' : `M${index * STEP} 0h${STEP}v${RAIN_BASE}h-${STEP}z`)).join('');
}

/** Bars of one step of the scale; their height is the square root of the amount, full at 25 mm. */
function drawRain(hours: readonly Hour[], level: number): string {
  return hours
    .map((hour, index) => {
      if (hour.rain === null || hour.rain < 0.1 || toRainLevel(hour.rain) !== level) return '';
      const height = Math.max(RAIN_WELL * Math.min(Math.sqrt(hour.rain / 25), 1), 3).toFixed(1);
      return `M${index * STEP + 6} ${RAIN_BASE}v-${height}h${STEP - 12}v${height}z`;
    })
    .join('');
}

function findScale(hours: readonly Hour[]): Scale | null {
  const known = hours.flatMap(({ temperature }) => (temperature === null ? [] : [temperature]));
  return known.length < 2 ? null : { low: Math.floor(Math.min(...known)), high: Math.ceil(Math.max(...known)) };
}

interface DrawingProps {
  readonly hours: readonly Hour[];
  readonly scale: Scale;
  readonly view: PageView;
}

/** Every third hour with its temperature. */
function Labels({ hours, scale, view }: DrawingProps) {
  return hours.map((hour, index) =>
    index % LABEL_EVERY !== 0 ? null : (
      <g key={hour.at}>
        {hour.temperature === null ? null : (
          <text className={styles.degree} x={xOf(index)} y={yOf(hour.temperature, scale) - 9}>
            {formatTemperature(hour.temperature, view.style)}
          </text>
        )}
        <text className={styles.clock} x={xOf(index)} y={HEIGHT - 4}>
          {formatClock(hour.at)}
        </text>
      </g>
    ),
  );
}

/** The line where a new day begins, with its date. */
function Midnight({ hours, view }: Omit<DrawingProps, 'scale'>) {
  const index = hours.findIndex(({ at }, place) => place > 0 && formatClock(at) === '00:00');
  const midnight = hours[index];
  if (midnight === undefined) return null;
  return (
    <>
      <path className={styles.midnight} d={`M${index * STEP} 0V${RAIN_BASE}`} />
      <text className={styles.date} x={index * STEP + 6} y="12">
        {formatDayMonth(midnight.at, view.style.language)}
      </text>
    </>
  );
}

/** Temperature as a line, rain as bars, nights shaded; every third hour is written out. The table below says the same. */
export function HourChart({ hours, view }: { readonly hours: readonly Hour[]; readonly view: PageView }) {
  const scale = findScale(hours);
  if (scale === null) return null;
  const width = hours.length * STEP;
  const label = view.words.hours.chart;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that scrolls sideways must be reachable by keyboard
    <div className={styles.scroll} role="img" aria-label={label} tabIndex={0}>
      <svg aria-hidden="true" className={styles.chart} width={width} viewBox={`0 0 ${width} ${HEIGHT}`}>
        <path className={styles.night} d={drawNights(hours)} />
        <path className={styles.axis} d={`M0 ${RAIN_BASE}h${width}`} />
        {[1, 2, 3, 4].map((level) => (
          <path key={level} className={styles[`step${level}`]} d={drawRain(hours, level)} />
        ))}
        <Midnight hours={hours} view={view} />
        <path className={styles.line} d={drawLine(hours, scale)} />
        <Labels hours={hours} scale={scale} view={view} />
      </svg>
    </div>
  );
}
