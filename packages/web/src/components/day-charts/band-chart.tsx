import type { Day } from '@portal/contract/endpoints/weather-schema';
import { type DegreeScale, findDegreeScale } from '#components/meteogram/meteogram-shape.ts';
import frame from '#components/ui/chart-frame.module.css';
import { DAYS_WITH_HOURS, isDryDay } from '#components/weather/format-spans.ts';
import { formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findRainPart } from '#components/weather/rain-level.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { BandAxes } from './band-axes.tsx';
import { BandRain } from './band-rain.tsx';
import {
  type AmountScale,
  BAND_ROWS,
  type BandShape,
  columnAt,
  edgeAt,
  findAmountScale,
  listBandShapes,
} from './band-shape.ts';
import { BandWarmth } from './band-warmth.tsx';
import styles from './day-chart.module.css';

interface BandDaysProps {
  readonly days: readonly Day[];
  readonly shape: BandShape;
  readonly view: PageView;
}

/** A dense drawing has space for two letters: `T2`, and of `Wed` one. */
function nameDay(short: string, { isDense }: BandShape): string {
  return isDense && short.length > 2 ? short.slice(0, 1) : short;
}

/** The days over the drawing: weekday, date and sky; the trend stands on a ground of its own. */
function BandDays({ days, shape, view }: BandDaysProps) {
  const { words, style } = view;
  const trendAt = edgeAt(shape, DAYS_WITH_HOURS);
  const right = edgeAt(shape, days.length);
  return (
    <>
      {days.length > DAYS_WITH_HOURS ? (
        <>
          <path className={styles.ground} d={`M${trendAt} 0H${right}V${BAND_ROWS.height}H${trendAt}z`} />
          <text className={styles.trend} x={trendAt + 6} y={BAND_ROWS.trend}>
            {words.ahead.days.trend}
          </text>
        </>
      ) : null}
      <text className={styles.name} y={BAND_ROWS.name}>
        {days.map(({ date }, index) => (
          <tspan key={date} x={columnAt(shape, index)}>
            {nameDay(words.weekdaysShort[weekdayOf(date)] ?? '', shape)}
          </tspan>
        ))}
      </text>
      <text className={styles.date} y={BAND_ROWS.date}>
        {days.map(({ date }, index) => (
          <tspan key={date} x={columnAt(shape, index)}>
            {shape.isDense ? Number(date.slice(8, 10)) : formatDayMonth(date, style.language)}
          </tspan>
        ))}
      </text>
      {days.map((day, index) =>
        day.code === null ? null : (
          <g key={day.date} transform={`translate(${columnAt(shape, index) - shape.icon / 2} ${BAND_ROWS.iconTop})`}>
            <SkyIcon
              code={day.code}
              skyCode={day.skyCode}
              badge={day.badge}
              hasDrop={findRainPart(day) !== null}
              isDay
              size={shape.icon}
            />
          </g>
        ),
      )}
    </>
  );
}

interface BandLegendProps {
  readonly hasRain: boolean;
  readonly hasRange: boolean;
  readonly hasTrend: boolean;
  readonly view: PageView;
}

/** What the lines and bars of a drawing of days mean. */
function BandLegend({ hasRain, hasRange, hasTrend, view }: BandLegendProps) {
  const { legend, trendLong } = view.words.ahead.days;
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <path className={styles.high} d="M1 6h20" />
          </svg>
          {legend.high}
        </li>
        <li>
          <svg width="22" height="12" aria-hidden="true">
            <path className={styles.low} d="M1 6h20" />
          </svg>
          {legend.low}
        </li>
        {hasRain ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={rainSteps.step2} d="M1 2h10v10h-10z" />
            </svg>
            {legend.rain}
          </li>
        ) : null}
        {hasRain && hasRange ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={frame.whisker} d="M6 1V11M3 1h6M3 11h6" />
            </svg>
            {legend.whisker}
          </li>
        ) : null}
      </ul>
      {hasTrend ? <p className={styles.told}>{trendLong}</p> : null}
    </figcaption>
  );
}

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
