import type { Day } from '@portal/contract/endpoints/weather-schema';
import { classifyRain } from '@portal/domain/weather/rain-amount';
import frame from '#components/ui/chart-frame.module.css';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { DAYS_WITH_HOURS, formatRainRangeNumber } from '#components/weather/format-spans.ts';
import { formatNumber, formatPercent } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { type AmountScale, BAND_ROWS, type BandShape, columnAt, drawBar, drawWhisker } from './band-shape.ts';
import styles from './day-chart.module.css';

const WET_FROM_MM = 0.1;
/** Step of the rain scale of each class of a day’s rain. */
const LEVEL_OF_CLASS = [1, 1, 1, 2, 3, 4] as const;

/** The rain of a day as it is written under its bar; a narrow column has space for a number only. */
function writeAmount(day: Day, index: number, isDense: boolean, { style }: PageView): string {
  const { rain } = day;
  if (rain === null) return '';
  const whole = formatNumber(Math.max(rain, 1), style);
  if (isDense) return rain < WET_FROM_MM ? '0' : whole;
  const label = formatRainRangeNumber(day, style);
  if (label.includes('–') || rain < WET_FROM_MM || index < DAYS_WITH_HOURS) return label;
  return rain < 1 ? '<1' : whole;
}

interface BandRainProps {
  readonly days: readonly Day[];
  readonly shape: BandShape;
  readonly scale: AmountScale;
  readonly view: PageView;
}

/** Rain by the day: bars coloured by class, whiskers where a range was forecast. */
function drawRain(days: readonly Day[], shape: BandShape, scale: AmountScale) {
  const bars = ['', '', '', '', ''];
  let whiskers = '';
  days.forEach(({ rain, rainLow, rainHigh }, index) => {
    const x = columnAt(shape, index);
    if (rain !== null && rain >= WET_FROM_MM) {
      bars[LEVEL_OF_CLASS[classifyRain(rain, 24)]] += drawBar(x, shape.barWidth, rain, scale);
    }
    if (rainLow === null || rainHigh === null || rainHigh - rainLow < WET_FROM_MM) return;
    whiskers += drawWhisker(x, Math.min(shape.barWidth / 2, 4), rainLow, rainHigh, scale);
  });
  return { bars, whiskers };
}

/** The bars with their amounts and the chances of rain below. */
export function BandRain({ days, shape, scale, view }: BandRainProps) {
  const { bars, whiskers } = drawRain(days, shape, scale);
  const columns = days.map((day, index) => ({ day, index, x: columnAt(shape, index) }));
  return (
    <>
      {bars.map((path, level) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the step of the scale
        path === '' ? null : <path key={level} className={rainSteps[`step${level}`]} d={path} />,
      )}
      {whiskers === '' ? null : <path className={frame.whisker} d={whiskers} />}
      <text className={styles.amount} y={BAND_ROWS.amount}>
        {columns.map(({ day, index, x }) => (
          <tspan key={index} x={x}>
            {writeAmount(day, index, shape.isDense, view)}
          </tspan>
        ))}
      </text>
      <text className={styles.chance} y={BAND_ROWS.chance}>
        {columns.map(({ day, index, x }) =>
          day.rainProbability === null ? null : (
            <tspan key={index} x={x} className={isRainLikely(day) ? styles.likely : undefined}>
              {shape.isDense ? day.rainProbability : formatPercent(day.rainProbability, view.style)}
            </tspan>
          ),
        )}
      </text>
      {shape.isDense ? (
        <text className={frame.axis} x={shape.left - 6} y={BAND_ROWS.chance}>
          %
        </text>
      ) : null}
    </>
  );
}
