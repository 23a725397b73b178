import type { Day, DayPart, EarlierForecast, ModelDay } from '@portal/contract/endpoints/weather-schema';
import { type DegreeAxis, DegreeBar, findDegreeAxis } from '#components/weather/charts/degree-bar.tsx';
import { RainLegend } from '#components/weather/charts/rain-legend.tsx';
import { RainStrip } from '#components/weather/charts/rain-strip.tsx';
import { DayAmount, DayChance, DaySkyIcon } from '#components/weather/day-facts.tsx';
import { nameDay } from '#components/weather/day-name.ts';
import { DAYS_WITH_HOURS, formatDayRain, formatDegreeSpan } from '#components/weather/format-spans.ts';
import {
  formatClock,
  formatDayMonth,
  formatEndHour,
  formatTemperature,
  UNKNOWN,
} from '#components/weather/format-values.ts';
import { ModelLine } from '#components/weather/model-lines.tsx';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import { MarkedText } from '#components/weather/worth/chance.tsx';
import { CommonConfidence, ConfidenceWord, findCommonConfidence } from './confidence-word.tsx';
import dayDetailsStyles from './day-details.module.css';
import styles from './day-parts.module.css';
import { ForecastChanges } from './how-sure.tsx';
import { listDayFacts } from './list-day-facts.ts';

export function toDayAnchor(date: string): string {
  return `d-${date}`;
}

function Part({ part, view }: { readonly part: DayPart; readonly view: PageView }) {
  const { periods } = view.words;
  const isDay = part.part === 'morning' || part.part === 'afternoon';
  const rain = formatDayRain(part, false, view);
  return (
    <li className={part.to <= view.nowAt ? styles.over : undefined}>
      <span className={styles.name}>
        <b>{periods[part.part]}</b> {formatClock(part.from).slice(0, 2)}–{formatEndHour(part.to)}h
      </span>
      <SkyIcon
        code={part.code}
        skyCode={part.skyCode}
        badge={part.badge}
        isDay={isDay}
        size={34}
        speakIn={view.style.language}
      />
      <span>
        <b>{formatDegreeSpan(part.temperatureMin, part.temperatureMax, view)}</b>
        {rain === UNKNOWN ? null : <span className={(part.rain ?? 0) >= 0.1 ? styles.wet : styles.dry}>{rain}</span>}
      </span>
    </li>
  );
}

function DayParts({ parts, view }: { readonly parts: readonly DayPart[]; readonly view: PageView }) {
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <Part key={part.from} part={part} view={view} />
      ))}
    </ul>
  );
}

interface DayItemProps {
  readonly day: Day;
  readonly index: number;
  readonly parts: readonly DayPart[] | undefined;
  readonly models: ModelDay | undefined;
  readonly earlier: readonly EarlierForecast[];
  readonly accuracy: string | undefined;
  readonly axis: DegreeAxis | null;
  /** Most frequent confidence, stated once for all days. */
  readonly common: Day['confidence'];
  readonly isUvEstimated: boolean;
  readonly view: PageView;
}

/** One line per day: sky, time of rain, low to high on a common axis. */
function DayLine({ day, index, axis, common, view }: Pick<DayItemProps, 'day' | 'index' | 'axis' | 'common' | 'view'>) {
  const { style } = view;
  const isTrend = index >= DAYS_WITH_HOURS;
  return (
    <summary>
      <span className={dayDetailsStyles.day}>
        <b>{nameDay(day.date, index, view)}</b>{' '}
        <span className={dayDetailsStyles.date}>{formatDayMonth(day.date, style.language)}</span>
      </span>
      <span className={dayDetailsStyles.sky}>
        <DaySkyIcon day={day} size={34} view={view} />
      </span>
      <span className={dayDetailsStyles.chance}>
        <DayChance day={day} view={view} />
      </span>
      <span className={dayDetailsStyles.strip}>
        <RainStrip hours={day.rainHours} coarse={isTrend} basis={day.rainBasis} view={view} />
      </span>
      <span className={dayDetailsStyles.amount}>
        <DayAmount day={day} isTrend={isTrend} view={view} />
      </span>
      <span className={dayDetailsStyles.low}>{formatTemperature(day.temperatureMin, style)}</span>
      <span className={dayDetailsStyles.bar}>
        <DegreeBar low={day.temperatureMin} high={day.temperatureMax} axis={axis} />
      </span>
      <b className={dayDetailsStyles.high}>{formatTemperature(day.temperatureMax, style)}</b>
      {day.confidence === null || day.confidence === common ? null : (
        <span className={dayDetailsStyles.sure}>
          <ConfidenceWord confidence={day.confidence} view={view} />
        </span>
      )}
    </summary>
  );
}

function DayItem(props: DayItemProps) {
  const { day, index, parts, models, earlier, accuracy, axis, common, isUvEstimated, view } = props;
  const isTrend = index >= DAYS_WITH_HOURS;
  return (
    <details className={isTrend ? dayDetailsStyles.trend : dayDetailsStyles.item}>
      <DayLine day={day} index={index} axis={axis} common={common} view={view} />
      {/* The anchor is inside, so that a link to it opens the day. */}
      <div id={toDayAnchor(day.date)} className={dayDetailsStyles.body}>
        <p className={dayDetailsStyles.text}>{nameShown({ ...day, isDay: true }, view.style.language)}</p>
        {parts === undefined ? null : <DayParts parts={parts} view={view} />}
        <dl>
          {listDayFacts(day, isTrend, isUvEstimated, view).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <MarkedText text={value} view={view} />
              </dd>
            </div>
          ))}
        </dl>
        <ModelLine day={models} view={view} />
        <ForecastChanges day={day} earlier={earlier} view={view} />
        {accuracy === undefined ? null : <p className={dayDetailsStyles.accuracy}>{accuracy}</p>}
      </div>
    </details>
  );
}

interface DayDetailsProps {
  readonly days: readonly Day[];
  /** Parts of the first days. */
  readonly parts: readonly (readonly DayPart[])[];
  /** Days on which the models are compared; default none. */
  readonly models?: readonly ModelDay[];
  /** Earlier forecasts by day; default none. */
  readonly earlier?: readonly (readonly EarlierForecast[])[];
  /** How forecasts made as long before a day did, by day; default none. */
  readonly accuracy?: readonly string[];
  /** Whether the reply lists the UV index as estimated. */
  readonly isUvEstimated: boolean;
  readonly view: PageView;
}

/** Days that expand to parts, wind, humidity, UV, night and sun. */
export function DayDetails({
  days,
  parts,
  models = [],
  earlier = [],
  accuracy = [],
  isUvEstimated,
  view,
}: DayDetailsProps) {
  const axis = findDegreeAxis(days);
  const common = findCommonConfidence(days);
  const { ahead } = view.words;
  const toItem = (day: Day, index: number) => (
    <DayItem
      key={day.date}
      day={day}
      index={index}
      parts={parts[index]}
      models={models.find(({ date }) => date === day.date)}
      earlier={earlier[index] ?? []}
      accuracy={accuracy[index]}
      axis={axis}
      common={common}
      isUvEstimated={isUvEstimated}
      view={view}
    />
  );
  return (
    <>
      <p className={dayDetailsStyles.note}>{ahead.days.detailsNote}</p>
      <CommonConfidence days={days} view={view} />
      <div className={dayDetailsStyles.head} aria-hidden="true">
        <span className={dayDetailsStyles.clock}>
          <span>0h</span>
          <span>6h</span>
          <span>12h</span>
          <span>18h</span>
        </span>
        <span className={dayDetailsStyles.span}>{view.words.days.range}</span>
      </div>
      {days.slice(0, DAYS_WITH_HOURS).map(toItem)}
      {days.length <= DAYS_WITH_HOURS ? null : (
        <>
          <p className={dayDetailsStyles.mark}>
            <b>{ahead.days.trendTitle}.</b> {view.words.days.trend}
          </p>
          {days.slice(DAYS_WITH_HOURS).map((day, index) => toItem(day, index + DAYS_WITH_HOURS))}
        </>
      )}
      <RainLegend view={view} />
    </>
  );
}
