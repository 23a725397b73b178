import type { OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { drawWarmth, type WarmPoint } from '#components/meteogram/draw-warmth.ts';
import type { DegreeScale } from '#components/meteogram/meteogram-shape.ts';
import type { ForecastOfWeek } from '#components/weather/day/find-forecast-of-week.ts';
import { formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findWarmHeight } from './week-axes.tsx';
import styles from './week-chart.module.css';
import { columnAt, TERCILE_ROW, type WeekShape } from './week-shape.ts';

/** A charted week: climatology, and the forecast where all its days are known. */
export interface WeekColumn {
  readonly week: OutlookWeek;
  readonly forecast: ForecastOfWeek | null;
}

/** Paths of the chances below, near and above normal: three stacked blocks per week. */
export function drawTerciles(columns: readonly WeekColumn[], shape: WeekShape): readonly [string, string, string] {
  const paths: [string, string, string] = ['', '', ''];
  const { top, height } = TERCILE_ROW;
  columns.forEach(({ week: { temperature } }, index) => {
    if (temperature === null) return;
    const left = columnAt(shape, index) - shape.barWidth / 2;
    let base = top + height;
    [temperature.below, temperature.near, temperature.above].forEach((percent, third) => {
      const part = Math.round((height * percent) / 10) / 10;
      paths[third as 0 | 1 | 2] += `M${left} ${base}v-${part}h${shape.barWidth}v${part}z`;
      base -= part;
    });
  });
  return paths;
}

interface WeekWarmthProps {
  readonly columns: readonly WeekColumn[];
  readonly shape: WeekShape;
  readonly scale: DegreeScale;
  readonly view: PageView;
}

/** Climatology as a line; forecast weeks as dots joined to it. */
export function WeekWarmth({ columns, shape, scale, view }: WeekWarmthProps) {
  const { style } = view;
  const points = columns.map(({ week, forecast }, index) => ({
    index,
    x: columnAt(shape, index),
    normal: findWarmHeight(week.temperatureNormal, scale, style),
    forecast: findWarmHeight(forecast?.temperature ?? null, scale, style),
  }));
  const toPoint = ({ index, x, normal }: (typeof points)[number]): WarmPoint | null =>
    normal === null ? null : { index, x, y: normal };
  const shifts = points.map(({ x, normal, forecast }) =>
    normal === null || forecast === null ? '' : `M${x} ${normal}V${forecast}`,
  );
  const dots = points.map(({ x, forecast }) =>
    forecast === null ? '' : `M${x - 4} ${forecast}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`,
  );
  return (
    <>
      {drawTerciles(columns, shape).map((path, third) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the third: below, near, above
        path === '' ? null : <path key={third} className={styles[`third${third}`]} d={path} />,
      )}
      <path className={styles.normal} d={drawWarmth(points.map(toPoint))} />
      <path className={styles.shift} d={shifts.join('')} />
      <path className={styles.forecast} d={dots.join('')} />
      {points.map(({ index, x, normal, forecast }) => {
        const column = columns[index];
        if (normal === null || column === undefined) return null;
        const shown = column.forecast?.temperature ?? column.week.temperatureNormal;
        const text = formatTemperature(shown, style);
        return (
          <text
            key={index}
            className={forecast === null ? styles.cool : styles.bold}
            x={x}
            y={Math.min(normal, forecast ?? normal) - 10}
          >
            {shape.isDense ? text.slice(0, -1) : text}
          </text>
        );
      })}
    </>
  );
}
