import type { EvidenceMessages } from '@portal/content/messages/evidence-messages';
import type { HourRun } from '@portal/domain/trade/site-limit';
import { Legend } from '#components/ui/legend.tsx';
import { formatDayMonth, type ValueStyle } from '#components/weather/format-values.ts';
import { ChartFrame, type ChartLimit, type ChartMark, toShare } from './chart-frame.tsx';
import {
  CHART_HEIGHT,
  CHART_WIDTH,
  type ChartScale,
  drawChartBand,
  drawChartBars,
  drawChartLine,
  findChartScale,
  toChartY,
} from './draw-limit-chart.ts';
import styles from './limit-chart.module.css';

/** Hourly values in the reader's unit with their upper limit. */
export interface ChartRow {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly limit?: ChartLimit | undefined;
}

export interface LimitChartProps {
  /** Text alternative. */
  readonly label: string;
  readonly unit: string;
  readonly shape: 'lines' | 'bars';
  /** Hours, ISO 8601. */
  readonly moments: readonly string[];
  readonly row: ChartRow;
  /** Upper range: a band above the line, pale caps on bars. */
  readonly high?: ChartRow | undefined;
  /** Workable spells and their label. */
  readonly windows?: { readonly runs: readonly HourRun[]; readonly name: string } | undefined;
  readonly words: EvidenceMessages['chart'];
  readonly style: ValueStyle;
  /** False in an excerpt, where the full view has the legend. */
  readonly hasLegend?: boolean;
}

interface WithScale {
  readonly scale: ChartScale;
}

/** Hours between clock labels; denser ones overlap on a phone. */
const CLOCK_EVERY = 6;
/** Minimum share of the width for a spell's duration label. */
const LEAST_LABELLED = 0.15;
/** Headroom above a limit, as a factor, so that its label fits below the day names. */
const LIMIT_ROOM = 1.2;
const hourOf = (moment: string): number => Number(moment.slice(11, 13));
const DAWN = 6;
const DUSK = 18;
const isNight = (moment: string): boolean => hourOf(moment) < DAWN || hourOf(moment) >= DUSK;

/** Full-height rectangles for spells. */
export function drawSpells(runs: readonly HourRun[], count: number): string {
  const step = CHART_WIDTH / count;
  return runs
    .map(({ from, to }) => `M${from * step} 0h${(to - from) * step}v${CHART_HEIGHT}h${-(to - from) * step}z`)
    .join('');
}

export function listNights(moments: readonly string[]): HourRun[] {
  return moments.flatMap((moment, index) => (isNight(moment) ? [{ from: index, to: index + 1 }] : []));
}

/** Workable spells below the hours, with their duration where it fits. */
function Windows({ moments, windows, words }: Pick<LimitChartProps, 'moments' | 'windows' | 'words'>) {
  const count = moments.length;
  return (
    <svg className={styles.windows} aria-hidden="true">
      {windows?.runs.map(({ from, to }) => (
        <g key={from}>
          <rect x={toShare(from / count)} width={toShare((to - from) / count)} y="0" height="100%" />
          {(to - from) / count < LEAST_LABELLED ? null : (
            <text x={toShare((from + to) / 2 / count)} y="50%" dy=".35em">
              {words.hours(to - from)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function WindowLegend({ shape, row, high, windows, words, moments }: LimitChartProps) {
  return (
    <Legend>
      <li className={shape === 'bars' ? styles.keyBar : styles.keyLine}>{row.name}</li>
      {high === undefined ? null : <li className={shape === 'bars' ? styles.keyCap : styles.keyHigh}>{high.name}</li>}
      {windows === undefined ? null : <li className={styles.keyWindow}>{windows.name}</li>}
      {moments.some(isNight) ? <li className={styles.keyNight}>{words.night}</li> : null}
    </Legend>
  );
}

/** Lines with a band up to the upper range, or bars with pale caps. */
function Values({ shape, row, high, scale }: Pick<LimitChartProps, 'shape' | 'row' | 'high'> & WithScale) {
  if (shape === 'bars')
    return (
      <>
        {high === undefined ? null : <path className={styles.cap} d={drawChartBars(high.values, scale)} />}
        <path className={styles.bar} d={drawChartBars(row.values, scale)} />
      </>
    );
  return (
    <>
      {high === undefined ? null : (
        <>
          <path className={styles.band} d={drawChartBand(row.values, high.values, scale)} />
          <path className={styles.high} d={drawChartLine(high.values, scale)} />
        </>
      )}
      <path className={styles.line} d={drawChartLine(row.values, scale)} />
    </>
  );
}

/** Hourly values with upper range, limits, nights and workable spells. */
export function LimitChart(props: LimitChartProps) {
  const { label, unit, shape, moments, row, high, windows, words, style, hasLegend = true } = props;
  const limits = [row.limit, high?.limit].flatMap((limit) => limit ?? []);
  const toMark = (index: number, text: string): ChartMark => ({ at: index / moments.length, text });
  const days = moments.flatMap((moment, index) =>
    hourOf(moment) === 0 && index > 0 ? [toMark(index, formatDayMonth(moment, style.language))] : [],
  );
  const headroom = days.length === 0 ? 1 : LIMIT_ROOM;
  const scale = findChartScale([
    ...row.values,
    ...(high?.values ?? []),
    ...limits.map(({ value }) => value * headroom),
  ]);
  const clock = moments.flatMap((moment, index) =>
    index % CLOCK_EVERY === 0 ? [toMark(index, moment.slice(11, 13))] : [],
  );
  return (
    <div className={styles.chart}>
      <ChartFrame
        label={label}
        unit={unit}
        scale={scale}
        style={style}
        clock={clock}
        clockUnit={words.at}
        days={days}
        limits={limits}
        foot={windows === undefined ? null : <Windows moments={moments} windows={windows} words={words} />}
      >
        {windows === undefined ? null : <path className={styles.window} d={drawSpells(windows.runs, moments.length)} />}
        <path className={styles.night} d={drawSpells(listNights(moments), moments.length)} />
        {days.length === 0 ? null : (
          <path
            className={styles.midnight}
            d={days.map(({ at }) => `M${at * CHART_WIDTH} 0V${CHART_HEIGHT}`).join('')}
          />
        )}
        <Values shape={shape} row={row} high={high} scale={scale} />
        {limits.map((limit) => (
          <path
            key={limit.text}
            className={limit === high?.limit ? styles.limitHigh : styles.limit}
            d={`M0 ${toChartY(limit.value, scale)}H${CHART_WIDTH}`}
          />
        ))}
      </ChartFrame>
      {hasLegend ? <WindowLegend {...props} /> : null}
    </div>
  );
}
