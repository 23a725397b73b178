import type { Day, DayPart } from '@portal/contract/endpoints/weather-schema';
import { ConfidenceWord } from './confidence-word.tsx';
import { DayAmount } from './day-amount.tsx';
import { toDayAnchor } from './day-cards.tsx';
import { DayChance } from './day-chance.tsx';
import styles from './day-details.module.css';
import { nameDay } from './day-name.ts';
import { DayParts } from './day-parts.tsx';
import { DaySkyIcon } from './day-sky-icon.tsx';
import { type DegreeAxis, DegreeBar, findDegreeAxis } from './degree-bar.tsx';
import { DAYS_WITH_HOURS } from './format-day-rain.ts';
import { formatDayMonth, formatTemperature } from './format-values.ts';
import { listDayFacts } from './list-day-facts.ts';
import { nameShown } from './name-shown.ts';
import type { PageView } from './page-view.ts';
import { RainLegend } from './rain-legend.tsx';
import { RainStrip } from './rain-strip.tsx';

interface DayItemProps {
  readonly day: Day;
  readonly index: number;
  readonly parts: readonly DayPart[] | undefined;
  readonly axis: DegreeAxis | null;
  readonly isUvEstimated: boolean;
  readonly view: PageView;
}

/** The day in one line: what it is like, when it rains, from low to high on one axis for all. */
function DayLine({ day, index, axis, view }: Omit<DayItemProps, 'parts' | 'isUvEstimated'>) {
  const { style } = view;
  const isTrend = index >= DAYS_WITH_HOURS;
  return (
    <summary>
      <span className={styles.day}>
        <b>{nameDay(day.date, index, view)}</b>{' '}
        <span className={styles.date}>{formatDayMonth(day.date, style.language)}</span>
      </span>
      <DaySkyIcon day={day} size={36} view={view} />
      <span className={styles.chance}>
        <DayChance day={day} view={view} />
      </span>
      <span className={styles.strip}>
        <RainStrip hours={day.rainHours} coarse={isTrend} view={view} />
      </span>
      <span className={styles.amount}>
        <DayAmount day={day} isTrend={isTrend} view={view} />
      </span>
      <span className={styles.low}>{formatTemperature(day.temperatureMin, style)}</span>
      <span className={styles.bar}>
        <DegreeBar low={day.temperatureMin} high={day.temperatureMax} axis={axis} />
      </span>
      <b className={styles.high}>{formatTemperature(day.temperatureMax, style)}</b>
      {day.confidence === null ? null : (
        <span className={styles.sure}>
          <ConfidenceWord confidence={day.confidence} view={view} />
        </span>
      )}
    </summary>
  );
}

function DayItem({ day, index, parts, axis, isUvEstimated, view }: DayItemProps) {
  const isTrend = index >= DAYS_WITH_HOURS;
  return (
    <details className={isTrend ? styles.trend : styles.item} open={index === 0}>
      <DayLine day={day} index={index} axis={axis} view={view} />
      {/* The anchor stands inside, so that a link to it opens the day. */}
      <div id={toDayAnchor(day.date)} className={styles.body}>
        <p className={styles.text}>{nameShown({ ...day, isDay: true }, view.style.language)}</p>
        {parts === undefined ? null : <DayParts parts={parts} view={view} />}
        <dl>
          {listDayFacts(day, isTrend, isUvEstimated, view).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

interface DayDetailsProps {
  readonly days: readonly Day[];
  /** The parts of the first days. */
  readonly parts: readonly (readonly DayPart[])[];
  /** Whether the reply names the UV index among its estimates. */
  readonly isUvEstimated: boolean;
  readonly view: PageView;
}

/** Days in lines, each of which opens to its parts, wind, humidity, UV, night and sun; the first is open. */
export function DayDetails({ days, parts, isUvEstimated, view }: DayDetailsProps) {
  const axis = findDegreeAxis(days);
  const { ahead } = view.words;
  const toItem = (day: Day, index: number) => (
    <DayItem
      key={day.date}
      day={day}
      index={index}
      parts={parts[index]}
      axis={axis}
      isUvEstimated={isUvEstimated}
      view={view}
    />
  );
  return (
    <>
      <p className={styles.note}>{ahead.days.detailsNote}</p>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.clock}>
          <span>0h</span>
          <span>6h</span>
          <span>12h</span>
          <span>18h</span>
        </span>
        <span className={styles.span}>{view.words.days.range}</span>
      </div>
      {days.slice(0, DAYS_WITH_HOURS).map(toItem)}
      {days.length <= DAYS_WITH_HOURS ? null : (
        <>
          <p className={styles.mark}>
            <b>{ahead.days.trendTitle}.</b> {view.words.days.trend}
          </p>
          {days.slice(DAYS_WITH_HOURS).map((day, index) => toItem(day, index + DAYS_WITH_HOURS))}
        </>
      )}
      <RainLegend view={view} />
    </>
  );
}
