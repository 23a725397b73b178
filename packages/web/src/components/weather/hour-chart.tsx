import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatClock, formatTemperature } from './format-values.ts';
import styles from './hour-chart.module.css';
import type { PageView } from './page-view.ts';
import { toRainLevel } from './rain-level.ts';

const STEP = 34;
const TOP = 24;
const CURVE = 90;
const RAIN_BASE = 200;
const RAIN_WELL = 56;

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
  return known.length === 0 ? null : { low: Math.floor(Math.min(...known)), high: Math.ceil(Math.max(...known)) };
}

/** Temperature as a line, rain as bars, nights shaded; every third hour is written out. The table below says the same. */
export function HourChart({ hours, view }: { readonly hours: readonly Hour[]; readonly view: PageView }) {
  const scale = findScale(hours);
  if (scale === null) return null;
  const width = hours.length * STEP;
  return (
    <div className={styles.scroll}>
      <svg aria-hidden="true" className={styles.chart} width={width} viewBox={`0 0 ${width} 220`}>
        <path className={styles.night} d={drawNights(hours)} />
        <path className={styles.axis} d={`M0 ${RAIN_BASE}h${width}`} />
        {[1, 2, 3, 4].map((level) => (
          <path key={level} className={styles[`step${level}`]} d={drawRain(hours, level)} />
        ))}
        <path className={styles.line} d={drawLine(hours, scale)} />
        {hours.map((hour, index) =>
          index % 3 === 0 && hour.temperature !== null ? (
            <g key={hour.at}>
              <text className={styles.degree} x={xOf(index)} y={yOf(hour.temperature, scale) - 9}>
                {formatTemperature(hour.temperature, view.style)}
              </text>
              <text className={styles.clock} x={xOf(index)} y="216">
                {formatClock(hour.at)}
              </text>
            </g>
          ) : null,
        )}
      </svg>
    </div>
  );
}
