import type { Day } from '@portal/contract/endpoints/weather-schema';
import { drawWarmth, type WarmPoint } from '#components/meteogram/draw-warmth.ts';
import type { DegreeScale } from '#components/meteogram/meteogram-shape.ts';
import { DAYS_WITH_HOURS } from '#components/weather/format-spans.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findBandHeight } from './band-axes.tsx';
import { type BandShape, columnAt } from './band-shape.ts';
import styles from './day-chart.module.css';

/** Low and high of a column on the drawing; null where it is not known. */
interface BandColumn {
  readonly index: number;
  readonly x: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The soft lines through the highs and the lows, and the surface between them; all broken where one is not known. */
interface BandDrawing {
  readonly high: string;
  readonly low: string;
  readonly surface: string;
}

type End = 'low' | 'high';

const toPoint = ({ index, x, ...ends }: BandColumn, end: End): WarmPoint | null => {
  const y = ends[end];
  return y === null ? null : { index, x, y };
};

/** A band through neighbouring columns. */
export function drawBand(columns: readonly BandColumn[]): BandDrawing {
  const line = (end: End) => drawWarmth(columns.map((column) => toPoint(column, end)));
  return { high: line('high'), low: line('low'), surface: listStretches(columns).map(drawSurface).join('') };
}

/** Columns in a row of which both ends are known; a single one has no surface. */
function listStretches(columns: readonly BandColumn[]): BandColumn[][] {
  const stretches: BandColumn[][] = [[]];
  for (const column of columns) {
    if (column.low === null || column.high === null) stretches.push([]);
    else stretches.at(-1)?.push(column);
  }
  return stretches.filter(({ length }) => length > 1);
}

function drawSurface(stretch: readonly BandColumn[]): string {
  const over = drawWarmth(stretch.map((column) => toPoint(column, 'high')));
  const back = drawWarmth(stretch.map((column) => toPoint(column, 'low')).reverse());
  return `${over}L${back.slice(1)}z`;
}

interface BandWarmthProps {
  readonly days: readonly Day[];
  readonly shape: BandShape;
  readonly scale: DegreeScale;
  readonly view: PageView;
}

const drawDot = (x: number, y: number | null): string =>
  y === null ? '' : `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`;

interface DegreeTextProps {
  readonly x: number;
  readonly y: number | null;
  readonly celsius: number | null;
  readonly className: string | undefined;
  readonly isDense: boolean;
  readonly view: PageView;
}

function DegreeText({ x, y, celsius, className, isDense, view }: DegreeTextProps) {
  if (y === null) return null;
  const text = formatTemperature(celsius, view.style);
  return (
    <text className={className} x={x} y={y}>
      {isDense ? text.slice(0, -1) : text}
    </text>
  );
}

/** The band from the lows to the highs, that of the trend paler, with each day’s two numbers. */
export function BandWarmth({ days, shape, scale, view }: BandWarmthProps) {
  const { isDense } = shape;
  const columns = days.map(({ temperatureMin, temperatureMax }, index): BandColumn => {
    const low = findBandHeight(temperatureMin, scale, view.style);
    return { index, x: columnAt(shape, index), low, high: findBandHeight(temperatureMax, scale, view.style) };
  });
  const near = drawBand(columns.slice(0, DAYS_WITH_HOURS));
  // The trend begins at the last day before it, so that the band has no gap.
  const trend = drawBand(columns.length > DAYS_WITH_HOURS ? columns.slice(DAYS_WITH_HOURS - 1) : []);
  return (
    <>
      <path className={styles.surface} d={near.surface} />
      <path className={styles.far} d={trend.surface} />
      <path className={styles.high} d={near.high} />
      <path className={styles.low} d={near.low} />
      <path className={`${styles.high} ${styles.dashed}`} d={trend.high} />
      <path className={`${styles.low} ${styles.dashed}`} d={trend.low} />
      <path className={styles.highDots} d={columns.map(({ x, high }) => drawDot(x, high)).join('')} />
      <path className={styles.lowDots} d={columns.map(({ x, low }) => drawDot(x, low)).join('')} />
      {columns.map(({ index, x, low, high }) => {
        const day = days[index];
        const common = { x, isDense, view };
        return (
          <g key={index} className={index < DAYS_WITH_HOURS ? styles.near : undefined}>
            <DegreeText
              {...common}
              className={styles.degree}
              y={high === null ? null : high - 9}
              celsius={day?.temperatureMax ?? null}
            />
            <DegreeText
              {...common}
              className={styles.cool}
              y={low === null ? null : low + 17}
              celsius={day?.temperatureMin ?? null}
            />
          </g>
        );
      })}
    </>
  );
}
