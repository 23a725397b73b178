import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import { type DegreeScale, findDegreeScale } from '#components/meteogram/degree-scale.ts';
import frame from '#components/ui/chart-frame.module.css';
import { findForecastOfWeek } from '#components/weather/find-forecast-of-week.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { BandAxes } from './band-axes.tsx';
import { type BandShape, listBandShapes, TERCILE_ROW, WEEK_HEIGHT } from './band-shape.ts';
import styles from './day-chart.module.css';
import { type AmountScale, findAmountScale } from './draw-amounts.ts';
import type { WeekColumn } from './week-column.ts';
import { WeekLegend } from './week-legend.tsx';
import { WeekNames } from './week-names.tsx';
import { WeekRain } from './week-rain.tsx';
import { WeekWarmth } from './week-warmth.tsx';

interface WeekChartProps {
  readonly weeks: readonly OutlookWeek[];
  /** The days of the same outlook, for the weeks that are forecast. */
  readonly days: readonly OutlookDay[];
  readonly title: string;
  /** What the drawing shows, in sentences. */
  readonly description: string;
  readonly view: PageView;
}

interface DrawingProps extends Pick<WeekChartProps, 'title' | 'description' | 'view'> {
  readonly columns: readonly WeekColumn[];
  readonly shape: BandShape;
  readonly degrees: DegreeScale;
  readonly amounts: AmountScale;
}

function Drawing({ columns, title, description, shape, degrees, amounts, view }: DrawingProps) {
  const id = `weeks-${shape.name}`;
  // Without chances their row is left out.
  const top = columns.some(({ week }) => week.temperature !== null) ? 0 : TERCILE_ROW.height;
  return (
    <svg
      className={frame[shape.name]}
      viewBox={`0 ${top} ${shape.width} ${WEEK_HEIGHT - top}`}
      role="img"
      aria-labelledby={`${id} ${id}-told`}
    >
      <title id={id}>{title}</title>
      <desc id={`${id}-told`}>{description}</desc>
      <WeekNames columns={columns} shape={shape} top={top} view={view} />
      <BandAxes shape={shape} columns={columns.length} degrees={degrees} amounts={amounts} view={view} />
      <WeekWarmth columns={columns} shape={shape} scale={degrees} view={view} />
      <WeekRain columns={columns} shape={shape} scale={amounts} view={view} />
    </svg>
  );
}

/**
 * What is usual for the next weeks and, where there is one, their forecast, drawn twice: the wide one and the one for a
 * phone. Null where nothing is known. The table says the same.
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
  const [wide, narrow] = listBandShapes(columns.length);
  return (
    <figure className={`${frame.figure} ${styles.days}`}>
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
