import { findWindDirection } from '@portal/domain/wind/wind-direction';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { drawArrow } from '#components/weather/wind-arrow.tsx';
import type { HourBlock } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { type MeteogramShape, middleOf } from './meteogram-shape.ts';
import { NumberRow } from './meteogram-time.tsx';

interface MeteogramAirProps {
  readonly blocks: readonly HourBlock[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

/** Wind in bold from this speed, m/s: Beaufort 6, when walking gets hard. */
const STRONG_MS = 10.8;

/** Arrows with the wind in one path; none where calm or unknown. */
export function drawArrows(blocks: readonly Pick<HourBlock, 'index' | 'first'>[], shape: MeteogramShape): string {
  const arrows = blocks.map(({ index, first: { windSpeed, windDirection } }) =>
    windSpeed === null || windDirection === null || findWindDirection(windDirection, windSpeed) === null
      ? ''
      : drawArrow(middleOf(shape, index), shape.rows.arrow, windDirection),
  );
  return arrows.join('');
}

/** Arrow and wind speed for the first hour of each block. */
export function MeteogramAir({ blocks, shape, view: { style } }: MeteogramAirProps) {
  const isMetric = style.windUnit === 'ms';
  const speeds = blocks.flatMap(({ index, first: { windSpeed } }) =>
    windSpeed === null
      ? []
      : [
          {
            x: middleOf(shape, index),
            text: isMetric ? formatNumber(windSpeed, style, 1) : formatNumber(windSpeed * 3.6, style),
            strong: windSpeed >= STRONG_MS,
          },
        ],
  );
  if (speeds.length === 0) return null;
  return (
    <>
      <path className={styles.arrows} d={drawArrows(blocks, shape)} />
      <NumberRow className={styles.speed ?? ''} marks={speeds} y={shape.rows.speed} />
      <text className={frame.axis} x={shape.left - 9} y={shape.rows.speed}>
        {isMetric ? 'm/s' : 'km/h'}
      </text>
    </>
  );
}
