import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { type DegreeScale, findDegreeScale } from '#components/meteogram/meteogram-shape.ts';
import frame from '#components/ui/chart-frame.module.css';
import { findForecastOfWeek } from '#components/weather/day/find-forecast-of-week.ts';
import { formatNumber } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { WeekAxes } from './week-axes.tsx';
import styles from './week-chart.module.css';
import {
  type AmountScale,
  columnAt,
  drawBar,
  edgeAt,
  findAmountScale,
  findLowered,
  listWeekShapes,
  TERCILE_ROW,
  WEEK_ROWS,
  type WeekShape,
} from './week-shape.ts';
import { type WeekColumn, WeekWarmth } from './week-warmth.tsx';

interface WeekLegendProps {
  readonly hasForecast: boolean;
  readonly hasTerciles: boolean;
  readonly view: PageView;
}

function WeekLegend({ hasForecast, hasTerciles, view }: WeekLegendProps) {
  const { legend } = view.words.ahead.ninety;
  return (
    <figcaption>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="38" height="12" aria-hidden="true">
            <path className={styles.normal} d="M1 6h20" />
            <path className={styles.usual} d="M27 2h10v10h-10z" />
          </svg>
          {legend.normal}
        </li>
        {hasForecast ? (
          <li>
            <svg width="30" height="12" aria-hidden="true">
              <path className={styles.forecast} d="M4 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" />
              <path className={rainSteps.step3} d="M20 2h6v10h-6z" />
            </svg>
            {legend.forecast}
          </li>
        ) : null}
        {hasTerciles ? (
          <li>
            <svg width="30" height="12" aria-hidden="true">
              <path className={styles.third0} d="M0 2h9v8H0z" />
              <path className={styles.third1} d="M10 2h9v8h-9z" />
              <path className={styles.third2} d="M20 2h9v8h-9z" />
            </svg>
            {legend.terciles}
          </li>
        ) : null}
      </ul>
    </figcaption>
  );
}

interface WeekNamesProps {
  readonly columns: readonly WeekColumn[];
  readonly shape: WeekShape;
  /** Top edge of the chart. */
  readonly top: number;
  readonly view: PageView;
}

/** Month names with a divider at each start, and the first day of each week. */
function WeekNames({ columns, shape, top, view }: WeekNamesProps) {
  const { ninety } = view.words.ahead;
  const starts = columns.flatMap(({ week: { from } }, index) =>
    index === 0 || from.slice(0, 7) !== columns[index - 1]?.week.from.slice(0, 7)
      ? [{ month: Number(from.slice(5, 7)), year: Number(from.slice(0, 4)), index }]
      : [],
  );
  const lines = starts.map(({ index }) => `M${edgeAt(shape, index)} ${top}V${WEEK_ROWS.height}`).join('');
  return (
    <>
      <path className={frame.grid} d={lines} />
      {starts.map(({ month, year, index }, place) =>
        // No space for the name of a month with a single week.
        (starts[place + 1]?.index ?? columns.length) - index < 2 ? null : (
          <text key={index} className={styles.month} x={edgeAt(shape, index) + 4} y={top + WEEK_ROWS.name}>
            {shape.isDense ? ninety.monthShort(month) : ninety.month(month, year)}
          </text>
        ),
      )}
      <text className={styles.date} y={top + WEEK_ROWS.date}>
        {columns.map(({ week: { from, to } }, index) => (
          <tspan key={from} x={columnAt(shape, index)}>
            {shape.isDense ? Number(from.slice(8, 10)) : `${Number(from.slice(8, 10))}–${Number(to.slice(8, 10))}`}
          </tspan>
        ))}
      </text>
    </>
  );
}

const WET_FROM_MM = 0.1;

interface WeekRainProps {
  readonly columns: readonly WeekColumn[];
  readonly shape: WeekShape;
  readonly scale: AmountScale;
  readonly amounts: readonly string[];
  readonly lowered: readonly boolean[];
}

/** Climatology as a pale bar with the forecast as a full bar in front. */
function WeekRain({ columns, shape, scale, amounts, lowered }: WeekRainProps) {
  const { barWidth } = shape;
  const normals = columns.map(({ week: { rainNormal } }, index) =>
    rainNormal === null ? '' : drawBar(columnAt(shape, index), barWidth, rainNormal, scale),
  );
  const forecasts = columns.map(({ forecast }, index) =>
    forecast === null || forecast.rain < WET_FROM_MM
      ? ''
      : drawBar(columnAt(shape, index), Math.round(barWidth / 2), forecast.rain, scale),
  );
  return (
    <>
      <path className={styles.usual} d={normals.join('')} />
      <path className={rainSteps.step3} d={forecasts.join('')} />
      <text className={styles.amount}>
        {columns.map(({ week, forecast }, index) => (
          <tspan
            key={week.from}
            x={columnAt(shape, index)}
            y={lowered[index] === true ? WEEK_ROWS.lowered : WEEK_ROWS.amount}
            className={forecast === null ? undefined : styles.likely}
          >
            {amounts[index]}
          </tspan>
        ))}
      </text>
    </>
  );
}

interface WeekChartProps {
  readonly weeks: readonly OutlookWeek[];
  /** Days of the same outlook, for the forecast weeks. */
  readonly days: readonly OutlookDay[];
  readonly title: string;
  /** Text alternative. */
  readonly description: string;
  readonly view: PageView;
}

interface DrawingProps extends Pick<WeekChartProps, 'title' | 'description' | 'view'> {
  readonly columns: readonly WeekColumn[];
  readonly shape: WeekShape;
  readonly degrees: DegreeScale;
  readonly amounts: AmountScale;
}

function Drawing({ columns, title, description, shape, degrees, amounts, view }: DrawingProps) {
  const id = `weeks-${shape.name}`;
  // Without chances their row is left out.
  const top = columns.some(({ week }) => week.temperature !== null) ? 0 : TERCILE_ROW.height;
  const texts = columns.map(({ week, forecast }) => formatNumber(forecast?.rain ?? week.rainNormal, view.style));
  const lowered = findLowered(texts, shape);
  const bottom = WEEK_ROWS.height + (lowered.includes(true) ? WEEK_ROWS.lowered - WEEK_ROWS.amount : 0);
  return (
    <svg
      className={frame[shape.name]}
      viewBox={`0 ${top} ${shape.width} ${bottom - top}`}
      role="img"
      aria-labelledby={`${id} ${id}-told`}
    >
      <title id={id}>{title}</title>
      <desc id={`${id}-told`}>{description}</desc>
      <WeekNames columns={columns} shape={shape} top={top} view={view} />
      <WeekAxes shape={shape} columns={columns.length} degrees={degrees} amounts={amounts} view={view} />
      <WeekWarmth columns={columns} shape={shape} scale={degrees} view={view} />
      <WeekRain columns={columns} shape={shape} scale={amounts} amounts={texts} lowered={lowered} />
    </svg>
  );
}

/**
 * Climatology of the coming weeks with the forecast where available, drawn for wide screens and for phones. Null where
 * nothing is known. The table has the same values.
 */
export function WeekChart({ weeks, days, view, ...words }: WeekChartProps) {
  const columns = weeks.map((week): WeekColumn => ({ week, forecast: findForecastOfWeek(week, days) }));
  const temperatures = columns.flatMap(({ week, forecast }) => [
    { temperature: week.temperatureNormal },
    { temperature: forecast?.temperature ?? null },
  ]);
  const degrees = findDegreeScale(temperatures, view.style);
  if (degrees === null) return null;
  const amounts = findAmountScale(
    columns.map(({ week, forecast }) => Math.max(week.rainNormal ?? 0, forecast?.rain ?? 0)),
  );
  const drawing = { ...words, columns, degrees, amounts, view };
  const [wide, narrow] = listWeekShapes(columns.length);
  return (
    <figure className={`${frame.figure} ${styles.weeks}`}>
      <Drawing {...drawing} shape={wide} />
      <div className={frame.scroll}>
        <Drawing {...drawing} shape={narrow} />
      </div>
      <WeekLegend
        hasForecast={columns.some(({ forecast }) => forecast !== null)}
        hasTerciles={weeks.some(({ temperature }) => temperature !== null)}
        view={view}
      />
    </figure>
  );
}
