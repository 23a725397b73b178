import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { drawArrows, drawClouds } from './draw-air.ts';
import styles from './meteogram.module.css';
import { Unit } from './meteogram-rain.tsx';
import { type MeteogramShape, middleOf, ROWS } from './meteogram-shape.ts';
import { NumberRow } from './number-row.tsx';

interface PartProps {
  readonly hours: readonly Hour[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

/** Metres a second from which a wind is written bold: force 6, when walking gets hard. */
const STRONG_MS = 10.8;

/** Cloud as a row of blocks, wind as arrows with their speed. */
export function MeteogramAir({ hours, shape, view }: PartProps) {
  const { style, words } = view;
  const isMetric = style.windUnit === 'ms';
  const speeds = hours.flatMap(({ windSpeed }, index) =>
    index % shape.numberEvery !== 0 || windSpeed === null
      ? []
      : [
          {
            x: middleOf(shape, index),
            text: isMetric ? formatNumber(windSpeed, style, 1) : formatNumber(windSpeed * 3.6, style),
            strong: windSpeed >= STRONG_MS,
          },
        ],
  );
  return (
    <>
      {drawClouds(hours, shape).map((path, tone) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the step of the scale
        path === '' ? null : <path key={tone} className={styles[`cloud${tone}`]} d={path} />,
      )}
      {shape.hasUnits ? (
        <Unit shape={shape} hours={hours.length} y={ROWS.cloudTop + ROWS.cloudHeight} text={words.charts.cloud} />
      ) : null}
      <path className={styles.arrows} d={drawArrows(hours, shape.numberEvery, shape)} />
      {speeds.length === 0 ? null : (
        <>
          <NumberRow className={styles.speed ?? ''} marks={speeds} y={ROWS.speed} />
          <Unit shape={shape} hours={hours.length} y={ROWS.speed} text={isMetric ? 'm/s' : 'km/h'} />
        </>
      )}
    </>
  );
}
