import { formatDayMonth, UNKNOWN } from '#components/weather/format-values.ts';
import styles from './farm-calendar.module.css';
import type { FarmReply, FarmView } from './farm-view.ts';

type Term = FarmReply['solarTerms']['current'];

interface FarmCalendarProps {
  readonly reply: Pick<FarmReply, 'lunarDate' | 'solarTerms'>;
  readonly view: FarmView;
}

/** The lunar date and the term of the sun, by which the farmer's year is told. */
export function FarmCalendar({ reply, view }: FarmCalendarProps) {
  const { farm, words, style } = view;
  const { lunarDate, solarTerms } = reply;
  const { calendar } = farm;
  const term = ({ name, from }: Term, begins: (date: string) => string) =>
    `${name}, ${begins(formatDayMonth(from, style.language))}`;
  return (
    <>
      <dl className={styles.list}>
        <dt>{calendar.lunar}</dt>
        <dd>
          {lunarDate === null
            ? UNKNOWN
            : `${words.tiles.lunarDay(lunarDate.day, lunarDate.month, lunarDate.leap)}, ${words.tiles.lunarYear(lunarDate.yearName)}`}
        </dd>
        <dt>{calendar.term}</dt>
        <dd>{term(solarTerms.current, calendar.since)}</dd>
        <dt>{calendar.next}</dt>
        <dd>{term(solarTerms.next, calendar.from)}</dd>
      </dl>
      <p className={styles.note}>{calendar.advice}</p>
    </>
  );
}
