import type { Day } from '@portal/contract/endpoints/weather-schema';
import { type DegreeScale, findDegreeScale } from '#components/meteogram/degree-scale.ts';
import frame from '#components/ui/chart-frame.module.css';
import { DAYS_WITH_HOURS, isDryDay } from '#components/weather/format-day-rain.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { BandAxes } from './band-axes.tsx';
import { BandDays } from './band-days.tsx';
import { BandLegend } from './band-legend.tsx';
import { BandRain } from './band-rain.tsx';
import { BAND_ROWS, type BandShape, listBandShapes } from './band-shape.ts';
import { BandWarmth } from './band-warmth.tsx';
import styles from './day-chart.module.css';
import { type AmountScale, findAmountScale } from './draw-amounts.ts';

interface BandChartProps {
  readonly days: readonly Day[];
  readonly title: string;
  /** What the drawing shows, in sentences. */
  readonly description: string;
  readonly view: PageView;
}

interface DrawingProps extends BandChartProps {
  readonly shape: BandShape;
  readonly degrees: DegreeScale;
  readonly amounts: AmountScale | null;
}

function Drawing({ days, title, description, shape, degrees, amounts, view }: DrawingProps) {
  const id = `band-${shape.name}`;
  return (
    <svg
      className={frame[shape.name]}
      viewBox={`0 0 ${shape.width} ${BAND_ROWS.height}`}
      role="img"
      aria-labelledby={`${id} ${id}-told`}
    >
      <title id={id}>{title}</title>
      <desc id={`${id}-told`}>{description}</desc>
      <BandDays days={days} shape={shape} view={view} />
      <BandAxes shape={shape} columns={days.length} degrees={degrees} amounts={amounts} view={view} />
      <BandWarmth days={days} shape={shape} scale={degrees} view={view} />
      {amounts === null ? null : <BandRain days={days} shape={shape} scale={amounts} view={view} />}
    </svg>
  );
}

/**
 * Highs, lows and rain of the next days, drawn twice: the wide one and the one for a phone, of which the style shows one.
 * Null of fewer than two temperatures. The table says the same.
 */
export function BandChart({ days, view, ...words }: BandChartProps) {
  const ends = days.flatMap(({ temperatureMin, temperatureMax }) => [
    { temperature: temperatureMin },
    { temperature: temperatureMax },
  ]);
  const degrees = findDegreeScale(ends, view.style);
  if (degrees === null) return null;
  const amounts = days.every(isDryDay)
    ? null
    : findAmountScale(days.map(({ rain, rainHigh }) => (rainHigh === null ? rain : Math.max(rain ?? 0, rainHigh))));
  const drawing = { ...words, days, degrees, amounts, view };
  const [wide, narrow] = listBandShapes(days.length);
  return (
    <figure className={`${frame.figure} ${styles.days}`}>
      <Drawing {...drawing} shape={wide} />
      <div className={frame.scroll}>
        <Drawing {...drawing} shape={narrow} />
      </div>
      <BandLegend
        hasRain={amounts !== null}
        hasTrend={days.length > DAYS_WITH_HOURS}
        hasRange={days.some(({ rainLow, rainHigh }) => rainLow !== null && rainHigh !== null)}
        view={view}
      />
    </figure>
  );
}
