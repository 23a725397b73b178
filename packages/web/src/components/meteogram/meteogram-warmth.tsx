import type { Hour } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { chooseMarked, drawWarmth, listWarmPoints } from './draw-warmth.ts';
import styles from './meteogram.module.css';
import { type DegreeScale, heightOf, type MeteogramShape, middleOf, ROWS } from './meteogram-shape.ts';

interface PartProps {
  readonly hours: readonly Hour[];
  readonly shape: MeteogramShape;
  readonly view: PageView;
}

/** The sky of every second or third hour. */
export function MeteogramIcons({ hours, shape }: Pick<PartProps, 'hours' | 'shape'>) {
  const { icon, iconEvery } = shape;
  return hours.map((hour, index) =>
    index % iconEvery !== 0 || hour.code === null ? null : (
      <g key={hour.at} transform={`translate(${middleOf(shape, index) - icon / 2} ${ROWS.iconTop})`}>
        <SkyIcon
          code={hour.code}
          skyCode={hour.skyCode}
          badge={hour.badge}
          isDay={hour.isDay}
          thunder={hour.thunder}
          size={icon}
        />
      </g>
    ),
  );
}

/** Width that a written degree needs, with space on both sides. */
const LABEL_WIDTH = 34;

/** Lines of the axis, the temperature as a line, and what it is at its ends and now and then. */
export function MeteogramWarmth({ hours, shape, scale, view }: PartProps & { readonly scale: DegreeScale }) {
  const { style } = view;
  const points = listWarmPoints(hours, scale, shape, style);
  const marked = chooseMarked(hours, Math.ceil(LABEL_WIDTH / shape.step)).flatMap((index) => points[index] ?? []);
  const right = shape.left + hours.length * shape.step;
  const lines = scale.ticks.map((degree) => `M${shape.left} ${heightOf(degree, scale)}H${right}`).join('');
  const dots = marked.map(({ x, y }) => `M${x - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0z`).join('');
  return (
    <>
      <path className={frame.grid} d={lines} />
      {scale.ticks.map((degree) => (
        <text key={degree} className={frame.axis} x={shape.left - 8} y={heightOf(degree, scale) + 4}>
          {formatNumber(degree, style)}°
        </text>
      ))}
      <path className={styles.warmth} d={drawWarmth(points)} />
      <path className={styles.dots} d={dots} />
      {marked.map(({ index, x, y }) => (
        <text key={index} className={styles.degree} x={Math.min(x, shape.width - LABEL_WIDTH / 2)} y={y - 9}>
          {formatTemperature(hours[index]?.temperature ?? null, style)}
        </text>
      ))}
    </>
  );
}
