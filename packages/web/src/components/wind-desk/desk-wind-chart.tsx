import {
  CHART_HEIGHT,
  drawChartBand,
  drawChartLine,
  findChartScale,
  toChartY,
} from '#components/evidence/draw-limit-chart.ts';
import { Legend } from '#components/ui/legend.tsx';
import { formatNumber } from '#components/weather/format-values.ts';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import { DeskChart } from './desk-chart.tsx';
import { DESK_HEIGHTS, type DeskData, type DeskSubject, findLevel, SHOWN_HOURS } from './desk-data.ts';
import { type DeskView, formatLimit } from './desk-view.ts';
import styles from './wind-desk.module.css';

interface DeskWindChartProps {
  readonly data: DeskData;
  readonly works: DeskSubject['works'];
  readonly view: DeskView;
}

const HUB_M = 100;
const CLASSES: Readonly<Record<number, string | undefined>> = {
  150: styles.line150,
  120: styles.line120,
  100: styles.line100,
  50: styles.line50,
  10: styles.line10,
};
/** Minimum distance of labels, in chart units. */
const LEAST_GAP = 15;

/** Height labels at the end of their lines, top down, without overlap. */
function placeLabels(
  ends: readonly (readonly [height: number, y: number])[],
): readonly (readonly [height: number, y: number])[] {
  let last = Number.NEGATIVE_INFINITY;
  const down = ends.map(([height, y]) => {
    last = Math.max(y, last + LEAST_GAP);
    return [height, last] as const;
  });
  const excess = Math.max(0, (down.at(-1)?.[1] ?? 0) - CHART_HEIGHT);
  return down.map(([height, y]) => [height, y - excess]);
}

/** First mean-wind limit of any kind of work, with its line. */
function findWindLimit(works: DeskSubject['works'], view: DeskView) {
  for (const { kind, work } of works) {
    const limit = work.limits.find(({ quantity }) => quantity === 'windMs');
    if (limit === undefined) continue;
    const value = formatLimit(limit, view);
    const text =
      kind === 'crane' ? view.desk.wind.craneLimit(value) : view.desk.wind.limit(view.desk.works[kind], value);
    return [{ value: limit.limit, text }];
  }
  return [];
}

/** Wind at five heights for three days, the hub's with its likely range, and the crane limit. */
export function DeskWindChart({ data, works, view }: DeskWindChartProps) {
  const { desk, style } = view;
  const hours = data.wind.slice(0, SHOWN_HOURS);
  const rowOf = (height: number) => hours.map((hour) => findLevel(hour, height).speedMs);
  const low = hours.map((hour) => findLevel(hour, HUB_M).range?.lowMs ?? null);
  const high = hours.map((hour) => findLevel(hour, HUB_M).range?.highMs ?? null);
  const limits = findWindLimit(works, view);
  const rows = DESK_HEIGHTS.map((height) => [height, rowOf(height)] as const);
  const scale = findChartScale([
    ...rows.flatMap(([, row]) => row),
    ...high,
    ...limits.map(({ value }) => 1.15 * value),
  ]);
  const hub = rowOf(HUB_M).filter((value) => value !== null);
  const ends = rows.flatMap(([height, row]) => {
    const end = row.findLast((value) => value !== null);
    return end == null ? [] : [[height, toChartY(end, scale)] as const];
  });
  return (
    <section className={`card ${styles.part}`}>
      <div className={styles.head}>
        <h3>{desk.wind.title(hours.length)}</h3>
        <span className={styles.aside}>
          <FreshnessLine issued={data.issued} view={view} />
        </span>
      </div>
      <div className={styles.withEnds}>
        <DeskChart
          label={desk.wind.spoken(
            hours.length,
            formatNumber(hub.length === 0 ? null : Math.min(...hub), style, 1),
            formatNumber(hub.length === 0 ? null : Math.max(...hub), style, 1),
          )}
          unit="m/s"
          moments={hours.map(({ at }) => at)}
          scale={scale}
          limits={limits}
          view={view}
        >
          <path className={styles.band} d={drawChartBand(low, high, scale)} />
          {rows
            .toSorted(([a], [b]) => Number(a === HUB_M) - Number(b === HUB_M))
            .map(([height, row]) => (
              <path key={height} className={CLASSES[height]} d={drawChartLine(row, scale)} />
            ))}
        </DeskChart>
        <svg className={styles.ends} aria-hidden="true">
          {placeLabels(ends).map(([height, y]) => (
            <text
              key={height}
              className={height === HUB_M ? styles.endHub : undefined}
              x="0"
              y={`${(100 * y) / CHART_HEIGHT}%`}
              dy=".35em"
            >
              {height} m
            </text>
          ))}
        </svg>
      </div>
      <Legend className={styles.legend}>
        <li className={styles.key100}>{desk.wind.hub}</li>
        <li className={styles.key150}>150&nbsp;m</li>
        <li className={styles.key10}>10&nbsp;m</li>
        {high.every((value) => value === null) ? null : <li className={styles.keyBand}>{desk.wind.range}</li>}
        <li className={styles.keyNight}>{desk.wind.night}</li>
      </Legend>
    </section>
  );
}
