import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { findWindDirection } from '@portal/domain/wind/wind';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import styles from './meteogram.module.css';
import { Unit } from './meteogram-rain.tsx';
import { type MeteogramShape, middleOf, ROWS } from './meteogram-shape.ts';
import { NumberRow } from './meteogram-time.tsx';

/** Cloud cover, %, from which a block is a step darker. */
const CLOUDY = [10, 40, 75] as const;

/** A path of blocks for each of four steps of cloud cover, the palest first; unknown hours are left out. */
export function drawClouds(hours: readonly Pick<Hour, 'cloudCover'>[], { left, step }: MeteogramShape): string[] {
  const paths = ['', '', '', ''];
  const gap = step > 20 ? 2 : 1;
  hours.forEach(({ cloudCover }, index) => {
    if (cloudCover === null) return;
    const tone = CLOUDY.filter((from) => cloudCover >= from).length;
    const x = left + index * step + gap / 2;
    paths[tone] += `M${x} ${ROWS.cloudTop}h${step - gap}v${ROWS.cloudHeight}h-${step - gap}z`;
  });
  return paths;
}

/** Corners of an arrow that points up, around its middle. */
const ARROW = [
  [0, -6.5],
  [4.5, 5.5],
  [0, 3],
  [-4.5, 5.5],
] as const;

/** Arrows that fly with the wind, all in one path; none where the air is calm or the wind is not known. */
export function drawArrows(
  hours: readonly Pick<Hour, 'windSpeed' | 'windDirection'>[],
  every: number,
  shape: MeteogramShape,
): string {
  let path = '';
  hours.forEach(({ windSpeed, windDirection }, index) => {
    if (index % every !== 0 || windSpeed === null || windDirection === null) return;
    if (findWindDirection(windDirection, windSpeed) === null) return;
    const turn = ((windDirection + 180) * Math.PI) / 180;
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)];
    const x = middleOf(shape, index);
    const corners = ARROW.map(([across, along]) => {
      const right = Math.round((x + across * cosine - along * sine) * 10) / 10;
      const down = Math.round((ROWS.arrow + across * sine + along * cosine) * 10) / 10;
      return `${right} ${down}`;
    });
    path += `M${corners.join('L')}z`;
  });
  return path;
}

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
