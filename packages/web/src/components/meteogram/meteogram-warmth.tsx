import type { Hour } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { chooseMarked, drawBand, drawColouredWarmth, drawDots, listWarmPoints } from './draw-warmth.ts';
import type { HourBlock } from './hour-blocks.ts';
import styles from './meteogram.module.css';
import { type DegreeScale, edgeOf, heightOf, type MeteogramShape, middleOf } from './meteogram-shape.ts';

export function MeteogramIcons({ blocks, shape }: { blocks: readonly HourBlock[]; shape: MeteogramShape }) {
  const { icon } = shape;
  return blocks.map(({ index, worst }) =>
    worst.code === null ? null : (
      <g key={index} transform={`translate(${middleOf(shape, index) - icon / 2} ${shape.rows.iconTop})`}>
        <SkyIcon {...worst} size={icon} />
      </g>
    ),
  );
}

interface MeteogramWarmthProps {
  readonly hours: readonly Hour[];
  readonly shape: MeteogramShape;
  readonly scale: DegreeScale;
  readonly view: PageView;
}

/** Width of a temperature label including padding. */
const LABEL_WIDTH = 27;
/** Gap from the top of the band or line to the label above it. */
const LABEL_RISE = 7;

/** Grid lines, the likely range as a band, the coloured temperature line, and selected values. */
export function MeteogramWarmth({ hours, shape, scale, view }: MeteogramWarmthProps) {
  const { style } = view;
  const draw = (values: readonly (number | null)[]) => listWarmPoints(values, scale, shape, style);
  const points = draw(hours.map(({ temperature }) => temperature));
  const highs = draw(hours.map(({ temperatureHigh }) => temperatureHigh));
  const band = drawBand(draw(hours.map(({ temperatureLow }) => temperatureLow)), highs);
  const apart = Math.max(shape.every, Math.ceil(LABEL_WIDTH / shape.step));
  const marked = chooseMarked(hours, shape.every, apart).flatMap((index) => points[index] ?? []);
  const right = edgeOf(shape, hours.length);
  const lines = scale.ticks.map((degree) => `M${shape.left} ${heightOf(degree, scale, shape)}H${right}`).join('');
  const dots = drawDots(marked, hours);
  return (
    <>
      <path className={frame.grid} d={lines} />
      {scale.ticks.map((degree) => (
        <text key={degree} className={frame.axis} x={shape.left - 12} y={heightOf(degree, scale, shape) + 4}>
          {formatNumber(degree, style)}°
        </text>
      ))}
      {band === '' ? null : <path className={styles.band} d={band} />}
      {[...drawColouredWarmth(points, hours)].map(([step, path]) => (
        <path key={step} className={styles.warmth} stroke={`var(--k${step})`} d={path} />
      ))}
      {[...dots].map(([step, path]) => (
        <path key={step} className={styles.dots} stroke={`var(--k${step})`} d={path} />
      ))}
      {marked.map(({ index, x, y }) => (
        <text key={index} className={styles.degree} x={x} y={Math.min(y - 3, highs[index]?.y ?? y) - LABEL_RISE}>
          {formatTemperature(hours[index]?.temperature ?? null, style)}
        </text>
      ))}
    </>
  );
}
