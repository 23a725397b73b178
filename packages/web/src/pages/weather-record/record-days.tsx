import { formatAmount } from '@portal/content/delay-records/describe-terms';
import { formatDay } from '@portal/content/format-day';
import { delayRecordMessages } from '@portal/content/messages/delay-record-messages';
import type { Language } from '@portal/domain/language/language';
import { formatClock, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import type { RecordedDay, WeatherRecord } from '#pages/page-links.ts';
import styles from './weather-record-page.module.css';

const UNKNOWN = '–';
const COLUMNS = 6;
const toFigure = (value: number | null, language: Language): string =>
  value === null ? UNKNOWN : formatAmount(value, language);

/** Lost hours as spans: `08:00–11:00, 14:00–15:00`. */
function nameHours(lost: RecordedDay['lost']): string {
  const spans: { from: number; to: number }[] = [];
  for (const { at } of lost) {
    const last = spans.at(-1);
    if (last?.to === at) last.to += HOUR_SECONDS;
    else spans.push({ from: at, to: at + HOUR_SECONDS });
  }
  return spans.map(({ from, to }) => `${formatClock(from)}–${formatClock(to)}`).join(', ');
}

function DayRow({ day, language }: { readonly day: RecordedDay; readonly language: Language }) {
  const words = delayRecordMessages[language];
  const { dayAt, workHours, lost, unknownHours, rainMm, gustMaxMs } = day;
  const reasons = [...new Set(lost.flatMap((hour) => hour.reasons))].map((reason) => words.reasons[reason]);
  const isLost = lost.length > 0;
  return (
    <>
      <tr className={isLost ? styles.lost : undefined}>
        <th scope="row">{formatDay(dayAt, language)}</th>
        <td>{workHours}</td>
        <td>{lost.length}</td>
        <td>{unknownHours}</td>
        <td>{toFigure(rainMm, language)}</td>
        <td>{toFigure(gustMaxMs, language)}</td>
      </tr>
      {isLost && (
        <tr>
          <td className={styles.why} colSpan={COLUMNS}>
            <span className="visually-hidden">{words.lostHoursOn(formatDay(dayAt, language))}: </span>
            {nameHours(lost)} ({reasons.join(', ')})
          </td>
        </tr>
      )}
    </>
  );
}

const sum = (days: readonly RecordedDay[], count: (day: RecordedDay) => number): number =>
  days.reduce((total, day) => total + count(day), 0);

/** Closed days of the displayed month with lost hours. */
export function RecordDays({ record, language }: { readonly record: WeatherRecord; readonly language: Language }) {
  const words = delayRecordMessages[language];
  const { columns } = words;
  const { days, month } = record;
  const lostHours = sum(days, ({ lost }) => lost.length);
  const workHours = sum(days, (day) => day.workHours);
  return (
    <section className="card" aria-labelledby="days">
      <h2 id="days">
        {words.facts.month} {language === 'vi' ? month.split('-').reverse().join('/') : month}
      </h2>
      {days.length === 0 ? (
        <p>{words.noDays}</p>
      ) : (
        <>
          <p className={styles.sum}>
            {words.facts.lost}: <strong>{words.lostOf(lostHours, workHours)}</strong>
          </p>
          <ScrollRegion label={words.facts.month}>
            <table className={styles.days}>
              <thead>
                <tr>
                  <th scope="col">{columns.day}</th>
                  <th scope="col">{columns.work}</th>
                  <th scope="col">{columns.lost}</th>
                  <th scope="col">{columns.unknown}</th>
                  <th scope="col">{columns.rain}</th>
                  <th scope="col">{columns.gust}</th>
                </tr>
              </thead>
              <tbody>
                {days.map((day) => (
                  <DayRow key={day.dayAt} day={day} language={language} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
    </section>
  );
}
