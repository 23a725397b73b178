import type { DecidedActivity } from '@portal/contract/endpoints/decisions';
import { ScrollRegion } from '#components/ui/scroll-region.tsx';
import { formatClock, formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import { type BoardView, isMostlyUnknown, nameActivity } from './board-view.ts';
import styles from './week-table.module.css';

/** Minimum number of workable hours for a good and for a fair day. */
const GOOD_FROM = 8;
const FAIR_FROM = 4;
export const WEEK_DAYS = 7;

const nameCount = (goHours: number) => (goHours >= GOOD_FROM ? 'go' : goHours >= FAIR_FROM ? 'consider' : 'stop');

type Day = DecidedActivity['days'][number];

interface DayCellProps {
  readonly day: Day;
  /** True where too little of the day is known for a count. */
  readonly isUnknown: boolean;
  readonly view: BoardView;
}

function DayCell({ day, isUnknown, view }: DayCellProps) {
  const { date, goHours, bestAt } = day;
  if (isUnknown) {
    return (
      <td>
        <span className={styles.unknown}>–</span>
        <span className="visually-hidden">{view.board.missing}</span>
      </td>
    );
  }
  const best = bestAt === null ? null : formatClock(bestAt);
  return (
    <td>
      <span className={styles[nameCount(goHours)]} title={best ?? undefined}>
        <time dateTime={date}>{goHours}</time>
        <span className="visually-hidden">{view.board.weekCell(goHours, best)}</span>
      </span>
    </td>
  );
}

interface WeekTableProps {
  readonly activities: readonly DecidedActivity[];
  readonly view: BoardView;
}

/** Workable daylight hours for each of seven days and each kind of work. */
export function WeekTable({ activities, view }: WeekTableProps) {
  const { words, style, board } = view;
  const days = (activities[0]?.days ?? []).slice(0, WEEK_DAYS);
  return (
    <>
      <ScrollRegion label={board.week(days.length)}>
        <table className={styles.week}>
          <caption className="visually-hidden">{board.week(days.length)}</caption>
          <thead>
            <tr>
              <td />
              {days.map(({ date }) => (
                <th key={date} scope="col">
                  {words.weekdaysShort[weekdayOf(date)]}
                  <span> {formatDayMonth(date, style.language)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {activities.map((activity) => (
              <tr key={nameActivity(activity)}>
                <th scope="row">{activity.name}</th>
                {activity.days.slice(0, WEEK_DAYS).map((day) => (
                  <DayCell
                    key={day.date}
                    day={day}
                    isUnknown={isMostlyUnknown(activity.hours.filter(({ at }) => at.startsWith(day.date)))}
                    view={view}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>{board.weekNote}</p>
    </>
  );
}
