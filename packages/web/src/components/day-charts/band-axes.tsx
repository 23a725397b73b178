import { type DegreeScale, toDegrees } from '#components/meteogram/meteogram-shape.ts';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { type AmountScale, amountHeight, BAND_ROWS, type BandShape, edgeAt } from './band-shape.ts';
import styles from './day-chart.module.css';

/** Height of the visitor’s degrees on a drawing of days. */
function bandHeight(degrees: number, { low, high }: DegreeScale): number {
  const full = BAND_ROWS.warmBase - BAND_ROWS.warmTop;
  return Math.round((BAND_ROWS.warmBase - ((degrees - low) / (high - low)) * full) * 10) / 10;
}

/** The same of °C, null where it is not known. */
export function findBandHeight(celsius: number | null, scale: DegreeScale, style: ValueStyle): number | null {
  return celsius === null ? null : bandHeight(toDegrees(celsius, style), scale);
}

interface AxesProps {
  readonly shape: BandShape;
  readonly columns: number;
  readonly degrees: DegreeScale;
  /** Null where every column is dry: a word stands there instead of an empty drawing. */
  readonly amounts: AmountScale | null;
  readonly view: PageView;
}

/** Lines and numbers of the degrees above and the amounts below. */
export function BandAxes({ shape, columns, degrees, amounts, view }: AxesProps) {
  const { style, words } = view;
  const [left, right] = [shape.left, edgeAt(shape, columns)];
  const levels = (amounts ?? []).map((amount) => ({
    amount,
    y: BAND_ROWS.rainBase - (amounts === null ? 0 : amountHeight(amount, amounts)),
  }));
  const heights = [...degrees.ticks.map((degree) => bandHeight(degree, degrees)), ...levels.map(({ y }) => y)];
  return (
    <>
      <path className={frame.grid} d={heights.map((y) => `M${left} ${y}H${right}`).join('')} />
      <path className={frame.base} d={`M${left} ${BAND_ROWS.rainBase}H${right}`} />
      {degrees.ticks.map((degree) => (
        <text key={degree} className={frame.axis} x={left - 6} y={bandHeight(degree, degrees) + 4}>
          {formatNumber(degree, style)}°
        </text>
      ))}
      {levels.map(({ amount, y }) => (
        <text key={amount} className={frame.axis} x={left - 6} y={y + 4}>
          {amount}
        </text>
      ))}
      {amounts === null ? (
        <text className={styles.quiet} x={(left + right) / 2} y={BAND_ROWS.rainBase - 18}>
          {words.charts.noRain}
        </text>
      ) : (
        <text className={frame.axis} x={left - 6} y={BAND_ROWS.rainBase + 4}>
          mm
        </text>
      )}
    </>
  );
}
