import colorKey from './color-key.module.css';
import styles from './day-calendar.module.css';

interface DayCalendarProps<State extends string> {
  /** Dates such as `2026-08-03`. */
  readonly days: readonly { readonly date: string; readonly state: State }[];
  /** States that the key explains. */
  readonly shown: readonly State[];
  readonly words: Readonly<Record<State, string>>;
}

/** Days as cells with the outcome of a rule as mark and hidden text, and the key of the marks. */
export function DayCalendar<State extends string>({ days, shown, words }: DayCalendarProps<State>) {
  return (
    <>
      <ol className={styles.calendar}>
        {days.map(({ date, state }) => (
          <li key={date} data-state={state}>
            <time dateTime={date}>{Number(date.slice(8))}</time>
            <span className="visually-hidden"> {words[state]}</span>
          </li>
        ))}
      </ol>
      <ul className={`${colorKey.key} ${styles.key}`} aria-hidden="true">
        {shown.map((state) => (
          <li key={state} data-state={state}>
            {words[state]}
          </li>
        ))}
      </ul>
    </>
  );
}
