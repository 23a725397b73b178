import { type DegreeScale, toDegrees } from '#components/meteogram/meteogram-shape.ts';
import frame from '#components/ui/chart-frame.module.css';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { type AmountScale, amountHeight, edgeAt, WEEK_ROWS, type WeekShape } from './week-shape.ts';

/** y of a temperature in the visitor's unit. */
function warmHeight(degrees: number, { low, high }: DegreeScale): number {
  const full = WEEK_ROWS.warmBase - WEEK_ROWS.warmTop;
  return Math.round((WEEK_ROWS.warmBase - ((degrees - low) / (high - low)) * full) * 10) / 10;
}

/** y of a temperature in °C; null where unknown. */
export function findWarmHeight(celsius: number | null, scale: DegreeScale, style: ValueStyle): number | null {
  return celsius === null ? null : warmHeight(toDegrees(celsius, style), scale);
}

interface AxesProps {
  readonly shape: WeekShape;
  readonly columns: number;
  readonly degrees: DegreeScale;
  readonly amounts: AmountScale;
  readonly view: PageView;
}

/** Grid lines and labels: temperature above, rain below. */
export function WeekAxes({ shape, columns, degrees, amounts, view }: AxesProps) {
  const [left, right] = [shape.left, edgeAt(shape, columns)];
  const levels = amounts.map((amount) => ({ amount, y: WEEK_ROWS.rainBase - amountHeight(amount, amounts) }));
  const heights = [...degrees.ticks.map((degree) => warmHeight(degree, degrees)), ...levels.map(({ y }) => y)];
  return (
    <>
      <path className={frame.grid} d={heights.map((y) => `M${left} ${y}H${right}`).join('')} />
      <path className={frame.base} d={`M${left} ${WEEK_ROWS.rainBase}H${right}`} />
      {degrees.ticks.map((degree) => (
        <text key={degree} className={frame.axis} x={left - 6} y={warmHeight(degree, degrees) + 4}>
          {formatNumber(degree, view.style)}°
        </text>
      ))}
      {levels.map(({ amount, y }) => (
        <text key={amount} className={frame.axis} x={left - 6} y={y + 4}>
          {amount}
        </text>
      ))}
      <text className={frame.axis} x={left - 6} y={WEEK_ROWS.rainBase + 4}>
        mm
      </text>
    </>
  );
}
