import type { ReservoirMessages } from '@portal/content/messages/reservoir-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { formatDayMonth, formatNumber, weekdayOf } from '#components/weather/format-values.ts';
import charts from './catchment-maps.module.css';
import { type DeskProps, formatWhen } from './desk-props.ts';
import { findLevelScale, type LevelScale } from './level-scale.ts';
import type { LevelCourse, ReadyLevel } from './level-shapes.ts';
import styles from './reservoir.module.css';

const WIDTH = 560;
const HEIGHT = 260;
const LEFT = 64;
const BOTTOM = 26;
const TOP = 14;
const HOUR_MS = 3_600_000;

interface ChartProps extends Pick<DeskProps, 'rain' | 'words' | 'style'> {
  readonly level: ReadyLevel;
  readonly course: LevelCourse;
  readonly text: ReservoirMessages['level'];
}

/** A line by its points; it begins anew after what is not known. */
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

/** Labels stand left and right by turns, so that close lines do not cover each other's. */
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

/** The level from when it was read, with the levels of the reservoir as lines. */
export function LevelChart({ level: { hours, readAt, dead }, course, text, rain, style }: ChartProps) {
  const write = (level: number) => formatNumber(level, style, 1);
  const named = [
    ...course.reaches.map(({ kind, level }) => ({ kind, level })),
    ...(dead === null ? [] : [{ kind: 'dead' as const, level: dead }]),
  ]
    .toSorted((a, b) => a.level - b.level)
    .map(({ kind, level }) => ({ name: `${text.names[kind]} ${write(level)}`, level }));
  const scale = findLevelScale(course.levels, named);
  if (scale === null) return null;
  const toX = (index: number) => LEFT + (index * (WIDTH - LEFT)) / Math.max(hours.length - 1, 1);
  const toY = (level: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (scale.high - level)) / (scale.high - scale.low);
  const known = course.levels.flatMap((level, at) => (level === null ? [] : [{ level, at: hours[at] ?? readAt }]));
  const highest = known.reduce<(typeof known)[number] | undefined>(
    (most, one) => (one.level > (most?.level ?? Number.NEGATIVE_INFINITY) ? one : most),
    undefined,
  );
  const now = toX((Date.parse(rain.issued.at) - Date.parse(readAt)) / HOUR_MS);
  const days = hours.flatMap((at, index) => (at.slice(11, 13) === '00' ? [{ at, index }] : []));
  const names = getWeatherMessages(style.language).weekdaysShort;
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
      {days.map(({ at, index }, day) => (
        <g key={at}>
          <path className={charts.dayLine} d={`M${toX(index)} ${TOP}V${HEIGHT - BOTTOM}`} />
          {day % 2 === 0 && toX(index) < WIDTH - 40 && (
            <text className={`${charts.axis} ${charts.flowAxis}`} x={toX(index) + 3} y={HEIGHT - 8}>
              {day % 4 === 0 ? formatDayMonth(at, style.language) : names[weekdayOf(at.slice(0, 10))]}
            </text>
          )}
        </g>
      ))}
      <Lines scale={scale} course={course} toY={toY} />
      <path className={charts.now} d={`M${now} ${TOP - 8}V${HEIGHT - BOTTOM}`} />
      <path className={styles.course} d={drawLine(course.levels, toX, toY)} />
      <circle className={styles.read} cx={toX(0)} cy={toY(known[0]?.level ?? scale.low)} r="4" />
    </svg>
  );
}
