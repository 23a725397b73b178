import type { Day } from '@portal/contract/endpoints/weather-schema';
import frame from '#components/ui/chart-frame.module.css';
import columnCounts from '#components/ui/column-counts.module.css';
import type { DegreeAxis } from '#components/weather/charts/degree-bar.tsx';
import { findDegreeClass } from '#components/weather/charts/degree-bar.tsx';
import { toDayAnchor } from '#components/weather/day/day-details.tsx';
import { DayChance, DaySkyIcon } from '#components/weather/day-facts.tsx';
import { nameFullDay } from '#components/weather/day-name.ts';
import { DAYS_WITH_HOURS, formatSpanRainNumber, isDryDay } from '#components/weather/format-spans.ts';
import {
  formatDayMonth,
  formatNumber,
  formatTemperature,
  UNKNOWN,
  weekdayOf,
} from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import rainSteps from '#components/weather/rain-steps.module.css';
import { nameShown } from '#components/weather/sky.ts';
import styles from './day-columns.module.css';
import {
  drawRainColumn,
  drawWarmthColumn,
  findColumnAxis,
  findDayRainTop,
  RAIN_HEIGHT,
  WARMTH_HEIGHT,
} from './draw-day.ts';

/** Up to this many columns have space for the state in words. */
const ROOMY_DAYS = 5;
/** In the red of calendars; “Today” in red would read as an alarm. */
const WEEKEND = [0, 6];
const WET_FROM_MM = 0.1;

interface DayProps {
  readonly day: Day;
  readonly view: PageView;
}

/** Column between low and high, with both numbers outside so that they never overlap. */
function Warmth({ day, axis, view: { style, words } }: DayProps & { readonly axis: DegreeAxis | null }) {
  const column = drawWarmthColumn(day, axis);
  const [low, high] = [day.temperatureMin, day.temperatureMax].map((degrees) => formatTemperature(degrees, style));
  if (column === null) return <span className={styles.unknown}>{UNKNOWN}</span>;
  const { high: highName, low: lowName } = words.ahead.days;
  return (
    <span className={styles.warmth}>
      <span className="visually-hidden">
        {highName} {high}, {lowName.toLowerCase()} {low}
      </span>
      <svg width="44" height={WARMTH_HEIGHT} viewBox={`-22 0 44 ${WARMTH_HEIGHT}`} aria-hidden="true">
        {[...column.blocks].map(([color, path]) => (
          <path key={color} className={color} d={path} />
        ))}
        <text className={styles.high} y={column.top} dy="-.35em">
          {high}
        </text>
        <text y={column.bottom} dy="1.05em">
          {low}
        </text>
      </svg>
    </span>
  );
}

/** Expected rain as a full bar, possible extra rain as a pale one. */
function Rain({ day, top }: { readonly day: Day; readonly top: number }) {
  const { bar, cap, edge } = drawRainColumn(day, top);
  return (
    <svg width="26" height={RAIN_HEIGHT + 1} viewBox={`-13 0 26 ${RAIN_HEIGHT + 1}`} aria-hidden="true">
      {cap === null ? null : (
        <>
          <path className={`${rainSteps[`step${cap.level}`]} ${styles.cap}`} d={cap.path} />
          <path className={rainSteps[`step${cap.level}`]} d={edge} />
        </>
      )}
      {bar === null ? null : <path className={rainSteps[`step${bar.level}`]} d={bar.path} />}
      <path className={frame.base} d={`M-13 ${RAIN_HEIGHT}.5h26`} />
    </svg>
  );
}

/** Daily rain in mm without the unit; a dash for none, whole mm in the trend range. */
function formatAmount(day: Day, isTrend: boolean, { style }: PageView): string {
  if (day.rain === null) return UNKNOWN;
  const text = formatSpanRainNumber(day, style);
  if (text.includes('–')) return text;
  if (day.rain < WET_FROM_MM) return UNKNOWN;
  return isTrend && day.rain >= 1 ? formatNumber(day.rain, style) : text;
}

interface ColumnProps extends DayProps {
  readonly isTrend: boolean;
  readonly hasText: boolean;
  readonly axis: DegreeAxis | null;
  readonly rainTop: number;
}

function Column({ day, isTrend, hasText, axis, rainTop, view }: ColumnProps) {
  const { style, words } = view;
  const weekday = weekdayOf(day.date);
  const isToday = day.date === view.nowAt.slice(0, 10);
  return (
    <li className={isTrend ? styles.trend : undefined}>
      <a href={`#${toDayAnchor(day.date)}`} className={styles.column}>
        <span className={styles.day}>
          <span className="visually-hidden">{nameFullDay(day.date, view)}</span>
          <span aria-hidden="true">
            <b className={!isToday && WEEKEND.includes(weekday) ? styles.weekend : undefined}>
              {isToday ? words.days.today : words.weekdaysShort[weekday]}
            </b>
            {formatDayMonth(day.date, style.language)}
          </span>
        </span>
        <span className={styles.sky}>
          <DaySkyIcon day={day} size={32} view={view} />
          {hasText ? (
            <span aria-hidden="true" className={styles.text}>
              {nameShown({ ...day, isDay: true }, style.language)}
            </span>
          ) : null}
        </span>
        <Warmth day={day} axis={axis} view={view} />
        <Rain day={day} top={rainTop} />
        <span className={styles.chance}>
          <DayChance day={day} saysPart view={view} />
        </span>
        <span className={styles.amount}>
          {formatAmount(day, isTrend, view)}
          <span className="visually-hidden"> mm</span>
        </span>
      </a>
    </li>
  );
}

function Legend({ days, view }: { readonly days: readonly Day[]; readonly view: PageView }) {
  const { legend, trendLong } = view.words.ahead.days;
  const hasRain = !days.every(isDryDay);
  const hasCap = days.some(({ rainHigh }) => (rainHigh ?? 0) >= WET_FROM_MM);
  return (
    <>
      <ul className={frame.legend} aria-label={legend.label}>
        <li>
          <svg width="12" height="12" aria-hidden="true">
            <path className={findDegreeClass(26)} d="M2 6.5h8v5.5h-8z" />
            <path className={findDegreeClass(32)} d="M2 0h8v5.5h-8z" />
          </svg>
          {legend.degrees}
        </li>
        {hasRain ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={rainSteps.step2} d="M0 0h12v12h-12z" />
            </svg>
            {legend.rain}
          </li>
        ) : null}
        {hasRain && hasCap ? (
          <li>
            <svg width="12" height="12" aria-hidden="true">
              <path className={`${rainSteps.step2} ${styles.cap}`} d="M0 0h12v12h-12z" />
              <path className={rainSteps.step2} d="M0 0h12v2h-12z" />
            </svg>
            {legend.possible}
          </li>
        ) : null}
        <li>{legend.chance}</li>
      </ul>
      {days.length > DAYS_WITH_HOURS ? <p className={styles.note}>{trendLong}</p> : null}
    </>
  );
}

/** Phone rows hold five days; three and seven are split evenly. */
const PHONE_ROWS: Readonly<Record<number, string | undefined>> = { 3: styles.three, 7: styles.four };

/**
 * Days side by side, each linking to its details: sky, low and high on one axis, rain amount and chance. From day 8 on
 * they are outlined and pale (trend). A phone shows five per row.
 */
export function DayColumns({ days, view }: { readonly days: readonly Day[]; readonly view: PageView }) {
  const axis = findColumnAxis(days);
  const rainTop = findDayRainTop(days);
  const classes = [styles.columns, columnCounts[`of${days.length}`], PHONE_ROWS[days.length]];
  return (
    <div className={styles.frame}>
      <nav aria-label={view.words.ahead.days.cards}>
        <ol className={classes.filter(Boolean).join(' ')}>
          {days.map((day, index) => (
            <Column
              key={day.date}
              day={day}
              isTrend={index >= DAYS_WITH_HOURS}
              hasText={days.length <= ROOMY_DAYS}
              axis={axis}
              rainTop={rainTop}
              view={view}
            />
          ))}
        </ol>
      </nav>
      <Legend days={days} view={view} />
    </div>
  );
}
