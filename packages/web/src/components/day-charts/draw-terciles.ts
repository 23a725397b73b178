import { type BandShape, columnAt, TERCILE_ROW } from './band-shape.ts';
import type { WeekColumn } from './week-column.ts';

/** Paths of the chances of cooler, near and warmer than usual: a column of three blocks for each week that has them. */
export function drawTerciles(columns: readonly WeekColumn[], shape: BandShape): readonly [string, string, string] {
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
