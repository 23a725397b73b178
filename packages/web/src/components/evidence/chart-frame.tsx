import type { ReactNode } from 'react';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import styles from './chart-frame.module.css';
import { CHART_HEIGHT, CHART_WIDTH, type ChartScale, toChartY } from './draw-limit-chart.ts';

/** A word at a place along the hours, 0 to 1. */
export interface ChartMark {
  readonly at: number;
  readonly text: string;
}

/** A limit that is written over its line. */
export interface ChartLimit {
  readonly value: number;
  readonly text: string;
}

interface ChartFrameProps {
  /** What is heard instead of the drawing. */
  readonly label: string;
  readonly unit: string;
  readonly scale: ChartScale;
  readonly style: ValueStyle;
  /** Clock times below the drawing. */
  readonly clock: readonly ChartMark[];
  /** What the clock times are, at the end of their row. */
  readonly clockUnit: string;
  /** Days, written where each begins. */
  readonly days?: readonly ChartMark[] | undefined;
  readonly limits: readonly ChartLimit[];
  /** Rows below the clock, in the width of the drawing. */
  readonly foot?: ReactNode;
  /** Paths of the drawing, on a field of `CHART_WIDTH` by `CHART_HEIGHT`. */
  readonly children: ReactNode;
}

/** Limits nearer to each other than this would overlap: the lower one is written below its line, at the right. */
const LEAST_GAP = 18;
/** Clock times further right would meet the word at the end of their row on a phone. */
const LAST_CLOCK = 0.85;

export const toShare = (share: number): string => `${Math.round(1000 * share) / 10}%`;
const toTop = (value: number, scale: ChartScale): string => toShare(toChartY(value, scale) / CHART_HEIGHT);

function Scale({ scale, unit, style }: Pick<ChartFrameProps, 'scale' | 'unit' | 'style'>) {
  return (
    <svg className={styles.scale} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <text key={tick} x="100%" y={toTop(tick, scale)} dy=".35em">
          {formatNumber(tick, style, Number.isInteger(tick) ? 0 : 1)}
        </text>
      ))}
      <text x="100%" y="-1.1em">
        {unit}
      </text>
    </svg>
  );
}

/** Limits over their lines, and days at midnight. */
function Labels({ days = [], limits, scale }: Pick<ChartFrameProps, 'days' | 'limits' | 'scale'>) {
  const [lower, upper] = limits.toSorted((a, b) => a.value - b.value);
  const isTight =
    lower !== undefined &&
    upper !== undefined &&
    toChartY(lower.value, scale) - toChartY(upper.value, scale) < LEAST_GAP;
  return (
    <svg className={styles.labels} aria-hidden="true">
      {days.map(({ at, text }) => (
        <text key={text} className={styles.day} x={toShare(at)} dx=".3em" y="1em">
          {text}
        </text>
      ))}
      {limits.map((limit) => {
        const isBelow = isTight && limit === lower;
        return (
          <text
            key={limit.text}
            className={styles.limitText}
            x={isBelow ? '100%' : '.4em'}
            textAnchor={isBelow ? 'end' : 'start'}
            y={toTop(limit.value, scale)}
            dy={isBelow ? '1.1em' : '-.35em'}
          >
            {limit.text}
          </text>
        );
      })}
    </svg>
  );
}

/** A drawing on axes: marks of the scale, hours, days, and limits over their lines. */
export function ChartFrame(props: ChartFrameProps) {
  const { label, unit, scale, style, clock, clockUnit, days, limits, foot, children } = props;
  const grid = scale.ticks.map((tick) => `M0 ${toChartY(tick, scale)}H${CHART_WIDTH}`).join('');
  return (
    <div className={styles.frame} role="img" aria-label={label}>
      <Scale scale={scale} unit={unit} style={style} />
      <div className={styles.plot}>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.grid} d={grid} />
          {children}
        </svg>
        <Labels days={days} limits={limits} scale={scale} />
      </div>
      <svg className={styles.clock} aria-hidden="true">
        {clock.map(({ at, text }) =>
          at > LAST_CLOCK ? null : (
            <text key={at} x={toShare(at)} y="1em">
              {text}
            </text>
          ),
        )}
        <text x="100%" y="1em" textAnchor="end">
          {clockUnit}
        </text>
      </svg>
      {foot}
    </div>
  );
}
