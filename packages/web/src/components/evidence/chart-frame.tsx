import type { ReactNode } from 'react';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import styles from './chart-frame.module.css';
import { CHART_HEIGHT, CHART_WIDTH, type ChartScale, toChartY } from './draw-limit-chart.ts';

/** A label at a position along the time axis, 0 to 1. */
export interface ChartMark {
  readonly at: number;
  readonly text: string;
}

/** A limit labelled on its line. */
export interface ChartLimit {
  readonly value: number;
  readonly text: string;
}

interface ChartFrameProps {
  /** Text alternative. */
  readonly label: string;
  readonly unit: string;
  readonly scale: ChartScale;
  readonly style: ValueStyle;
  readonly clock: readonly ChartMark[];
  /** Unit of the clock times, before their row. */
  readonly clockUnit: string;
  /** Day names, each where its day begins. */
  readonly days?: readonly ChartMark[] | undefined;
  readonly limits: readonly ChartLimit[];
  /** Rows below the clock, as wide as the chart. */
  readonly foot?: ReactNode;
  /** SVG paths in a field of `CHART_WIDTH` by `CHART_HEIGHT`. */
  readonly children: ReactNode;
}

/** Labels of limits closer than this would overlap: the lower one goes below its line, right-aligned. */
const LEAST_GAP = 18;
/** Clock times further right would leave the chart on a phone. */
const LAST_CLOCK = 0.92;

export const toShare = (share: number): string => `${Math.round(1000 * share) / 10}%`;
const toTop = (value: number, scale: ChartScale): string => toShare(toChartY(value, scale) / CHART_HEIGHT);

function Scale({ scale, unit, style }: Pick<ChartFrameProps, 'scale' | 'unit' | 'style'>) {
  return (
    <svg className={styles.scale} aria-hidden="true">
      {scale.ticks.map((tick) => (
        // The lowest stands on its line, above the unit of the clock.
        <text key={tick} x="100%" y={toTop(tick, scale)} dy={tick === (scale.bottom ?? 0) ? 0 : '.35em'}>
          {formatNumber(tick, style, Number.isInteger(tick) ? 0 : 1)}
        </text>
      ))}
      <text x="100%" y="-1.1em">
        {unit}
      </text>
    </svg>
  );
}

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

/** Chart frame: scale, hours, days and labelled limits. */
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
      <span className={styles.clockUnit} aria-hidden="true">
        {clockUnit}
      </span>
      <svg className={styles.clock} aria-hidden="true">
        {clock.map(({ at, text }) =>
          at > LAST_CLOCK ? null : (
            <text key={at} x={toShare(at)} y="1em">
              {text}
            </text>
          ),
        )}
      </svg>
      {foot}
    </div>
  );
}
