import { eventScoreMessages } from '@portal/content/messages/event-score-messages';
import type { EventScores } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { PlainTable } from '#components/content/plain-table.tsx';
import { formatCount, formatScore } from '#components/weather/format-scores.ts';
import styles from './weather-report.module.css';

interface EventCountsProps {
  /** At one lead. */
  readonly events: readonly EventScores[];
  readonly language: Language;
}

/** Gusts and fog: hits, false alarms and misses, with how often they came; rates only of enough events. */
export function EventCounts({ events, language }: EventCountsProps) {
  const words = eventScoreMessages[language];
  const show = (value: number | null) => (value === null ? words.few : formatScore(value, language, 2));
  const rows = events.map((one) => [
    one.weatherEvent === 'fog'
      ? words.fog
      : words.gust(beaufortForce(one.eventThreshold), `${formatScore(one.eventThreshold, language, 1)} m/s`),
    formatCount(one.eventCases, language),
    `${formatCount(one.hits + one.missedEvents, language)} (${formatScore(one.baseRate, language, 1)}%)`,
    formatCount(one.hits, language),
    formatCount(one.falseAlarms, language),
    formatCount(one.missedEvents, language),
    show(one.detection),
    show(one.falseAlarmRatio),
    show(one.successIndex),
  ]);
  return (
    <section className="card" aria-labelledby="events">
      <h2 id="events">{words.heading}</h2>
      <p className={styles.says}>{words.what}</p>
      {rows.length === 0 ? (
        <p className={styles.says}>{words.none}</p>
      ) : (
        <PlainTable label={words.heading} columns={words.columns} rows={rows} />
      )}
    </section>
  );
}
