import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { BAND_ROWS, type BandShape, columnAt } from './band-shape.ts';
import styles from './day-chart.module.css';
import { type AmountScale, drawBar } from './draw-amounts.ts';
import type { WeekColumn } from './week-column.ts';

const WET_FROM_MM = 0.1;

interface WeekRainProps {
  readonly columns: readonly WeekColumn[];
  readonly shape: BandShape;
  readonly scale: AmountScale;
  readonly view: PageView;
}

/** What a week usually brings as a pale bar, what is forecast as a full one in front of it. */
export function WeekRain({ columns, shape, scale, view }: WeekRainProps) {
  const { barWidth } = shape;
  const usual = columns.map(({ week: { rainNormal } }, index) =>
    rainNormal === null ? '' : drawBar(columnAt(shape, index), barWidth, rainNormal, scale),
  );
  const forecasts = columns.map(({ forecast }, index) =>
    forecast === null || forecast.rain < WET_FROM_MM
      ? ''
      : drawBar(columnAt(shape, index), Math.round(barWidth / 2), forecast.rain, scale),
  );
  return (
    <>
      <path className={styles.usual} d={usual.join('')} />
      <path className={rainSteps.step3} d={forecasts.join('')} />
      <text className={styles.amount} y={BAND_ROWS.amount}>
        {columns.map(({ week, forecast }, index) => (
          <tspan key={week.from} x={columnAt(shape, index)} className={forecast === null ? undefined : styles.likely}>
            {formatNumber(forecast?.rain ?? week.rainNormal, view.style)}
          </tspan>
        ))}
      </text>
    </>
  );
}
