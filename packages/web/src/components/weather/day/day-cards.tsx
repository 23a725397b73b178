import type { Day } from '@portal/contract/endpoints/weather-schema';
import columnCounts from '#components/ui/column-counts.module.css';
import { DayChance, DaySkyIcon } from '#components/weather/day-facts.tsx';
import { nameDay } from '#components/weather/day-name.ts';
import { DAYS_WITH_HOURS } from '#components/weather/format-spans.ts';
import { formatDayMonth, formatTemperature } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { nameShown } from '#components/weather/sky.ts';
import styles from './day-cards.module.css';

/** So many cards have space for words. */
const ROOMY_DAYS = 5;

/** Anchor of a day’s details on its page. */
export function toDayAnchor(date: string): string {
  return `d-${date}`;
}

interface DayCardProps {
  readonly day: Day;
  readonly index: number;
  /** Whether there is space for the state in words. */
  readonly hasText: boolean;
  readonly view: PageView;
}

function DayCard({ day, index, hasText, view }: DayCardProps) {
  const { style } = view;
  return (
    <li>
      <a href={`#${toDayAnchor(day.date)}`} className={styles.card}>
        <b>{nameDay(day.date, index, view)}</b>
        <span className={styles.date}>{formatDayMonth(day.date, style.language)}</span>
        <DaySkyIcon day={day} size={36} view={view} />
        <span>
          <b className={styles.high}>{formatTemperature(day.temperatureMax, style)}</b>{' '}
          {formatTemperature(day.temperatureMin, style)}
        </span>
        {hasText ? (
          <span aria-hidden="true" className={styles.text}>
            {nameShown({ ...day, isDay: true }, style.language)}
          </span>
        ) : null}
        <DayChance day={day} view={view} />
      </a>
    </li>
  );
}

/** The days side by side, each leading to its details; those of the trend apart and quieter. They scroll on a phone. */
export function DayCards({ days, view }: { readonly days: readonly Day[]; readonly view: PageView }) {
  const { cards, trendTitle } = view.words.ahead.days;
  const first = days.slice(0, DAYS_WITH_HOURS);
  const trend = days.slice(DAYS_WITH_HOURS);
  const toCard = (day: Day, index: number) => (
    <DayCard key={day.date} day={day} index={index} hasText={days.length <= ROOMY_DAYS} view={view} />
  );
  return (
    <nav aria-label={cards}>
      <ol className={`${styles.cards} ${columnCounts[`of${first.length}`]}`}>{first.map(toCard)}</ol>
      {trend.length === 0 ? null : (
        <>
          <p className={styles.title}>{trendTitle}</p>
          <ol className={`${styles.cards} ${styles.trend} ${columnCounts[`of${trend.length}`]}`}>
            {trend.map((day, index) => toCard(day, index + DAYS_WITH_HOURS))}
          </ol>
        </>
      )}
    </nav>
  );
}
