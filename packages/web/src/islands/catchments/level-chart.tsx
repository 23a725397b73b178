import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import type { LevelCourse, ReadyLevel } from '@portal/contract/own/catchment-forecasts';
import { hoursBetween } from '@portal/domain/time/hours-between';
import { formatNumber } from '#components/weather/format-values.ts';
import charts from './catchment-maps.module.css';
import { DayAxis } from './day-axis.tsx';
import { type DeskProps, formatWhen } from './desk-props.ts';
import styles from './reservoir.module.css';

const WIDTH = 560;
const HEIGHT = 260;
const LEFT = 64;
const BOTTOM = 26;
const TOP = 14;

interface NamedLevel {
  readonly name: string;
  readonly level: number;
}

interface LevelScale {
  readonly low: number;
  readonly high: number;
  /** Ascending. */
  readonly ticks: readonly number[];
  readonly lines: readonly NamedLevel[];
}

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const MOST_TICKS = 6;
/** Lines further away than this, m, or than twice the course's range are left out: they would flatten it. */
const NEAR_M = 8;

/** Axis of a level course; distant lines are only in the table. Null without known levels. */
export function findLevelScale(levels: readonly (number | null)[], named: readonly NamedLevel[]): LevelScale | null {
  const known = levels.filter((level) => level !== null);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const reach = Math.max(NEAR_M, 2 * (most - least));
  const lines = named.filter(({ level }) => level <= most + reach && level >= least - reach / 2);
  const all = [least, most, ...lines.map(({ level }) => level)];
  const [bottom, top] = [Math.min(...all) - 0.3, Math.max(...all) + 0.3];
  const step = STEPS.find((one) => (top - bottom) / one <= MOST_TICKS - 1) ?? 200;
  const low = Math.floor(bottom / step) * step;
  const count = Math.ceil((top - low) / step);
  const ticks = Array.from({ length: count + 1 }, (_, at) => Math.round((low + at * step) * 10) / 10);
  return { low, high: low + count * step, ticks, lines };
}

interface ChartProps extends Pick<DeskProps, 'rain' | 'words' | 'style'> {
  readonly level: ReadyLevel;
  readonly course: LevelCourse;
  readonly text: ReservoirMessages['level'];
}

/** A line with gaps at unknown values. */
function drawLine(levels: readonly (number | null)[], toX: (at: number) => number, toY: (level: number) => number) {
  let isDrawing = false;
  return levels
    .map((level, at) => {
      const mark = level === null ? '' : `${isDrawing ? 'L' : 'M'}${toX(at).toFixed(1)} ${toY(level).toFixed(1)}`;
      isDrawing = level !== null;
      return mark;
    })
    .join('');
}

/** Band of most members, up to the first hour at which an end leaves the table. */
function drawBand({ levelsLow, levelsHigh }: LevelCourse, toX: (at: number) => number, toY: (level: number) => number) {
  if (levelsLow === null || levelsHigh === null) return null;
  const end = levelsLow.findIndex((low, at) => low === null || (levelsHigh[at] ?? null) === null);
  const count = end < 0 ? levelsLow.length : end;
  const toPoints = (levels: readonly (number | null)[]) =>
    levels.slice(0, count).map((level, at) => `${toX(at).toFixed(1)} ${toY(level ?? 0).toFixed(1)}`);
  const outline = [...toPoints(levelsHigh), ...toPoints(levelsLow).reverse()].join('L');
  return count < 2 ? null : <path className={charts.flowEnds} d={`M${outline}Z`} />;
}

/** Labels alternate left and right, so that close lines stay readable. */
function Lines({ scale, course, toY }: { scale: LevelScale; course: LevelCourse; toY: (level: number) => number }) {
  const dangers = course.reaches.flatMap(({ kind, level }) =>
    kind === 'designFlood' || kind === 'checkFlood' ? [level] : [],
  );
  return scale.lines.map(({ name, level }, at) => {
    const className = dangers.includes(level) ? styles.danger : styles.named;
    const isLeft = at % 2 === 0;
    return (
      <g key={name} className={className}>
        <path d={`M${LEFT} ${toY(level)}H${WIDTH}`} />
        <text
          className={charts.flowAxis}
          x={isLeft ? LEFT + 6 : WIDTH - 6}
          y={toY(level) - 5}
          textAnchor={isLeft ? 'start' : 'end'}
        >
          {name}
        </text>
      </g>
    );
  });
}

/** Level since the reading, with the reservoir's named levels as lines. */
export function LevelChart({ level: { hours, readAt, dead }, course, text, rain, style }: ChartProps) {
  const write = (level: number) => formatNumber(level, style, 1);
  const named = [
    ...course.reaches.map(({ kind, level }) => ({ kind, level })),
    ...(dead === null ? [] : [{ kind: 'dead' as const, level: dead }]),
  ]
    .toSorted((a, b) => a.level - b.level)
    .map(({ kind, level }) => ({ name: `${text.names[kind]} ${write(level)}`, level }));
  const scale = findLevelScale([...course.levels, ...(course.levelsLow ?? []), ...(course.levelsHigh ?? [])], named);
  if (scale === null) return null;
  const toX = (index: number) => LEFT + (index * (WIDTH - LEFT)) / Math.max(hours.length - 1, 1);
  const toY = (level: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (scale.high - level)) / (scale.high - scale.low);
  const known = course.levels.flatMap((level, at) => (level === null ? [] : [{ level, at: hours[at] ?? readAt }]));
  const highest = known.reduce<(typeof known)[number] | undefined>(
    (most, one) => (one.level > (most?.level ?? Number.NEGATIVE_INFINITY) ? one : most),
    undefined,
  );
  const now = toX(hoursBetween(readAt, rain.issued.at));
  const label = text.text(
    formatNumber(course.release, style, Number.isInteger(course.release) ? 0 : 1),
    write(known[0]?.level ?? 0),
    write(highest?.level ?? 0),
    formatWhen(highest?.at ?? readAt, rain.issued.at, style.language),
  );
  return (
    <svg className={charts.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className={charts.gridLine} d={`M${LEFT} ${toY(tick)}H${WIDTH}`} />
          <text className={`${charts.axis} ${charts.flowAxis}`} x={LEFT - 6} y={toY(tick) + 4} textAnchor="end">
            {formatNumber(tick, style, Number.isInteger(tick) ? 0 : 1)}
          </text>
        </g>
      ))}
      <DayAxis
        moments={hours}
        toX={toX}
        top={TOP}
        bottom={HEIGHT - BOTTOM}
        textY={HEIGHT - 8}
        language={style.language}
      />
      <Lines scale={scale} course={course} toY={toY} />
      <path className={charts.now} d={`M${now} ${TOP - 8}V${HEIGHT - BOTTOM}`} />
      {drawBand(course, toX, toY)}
      <path className={styles.course} d={drawLine(course.levels, toX, toY)} />
      <circle className={styles.read} cx={toX(0)} cy={toY(known[0]?.level ?? scale.low)} r="4" />
    </svg>
  );
}
