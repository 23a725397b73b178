import { nameBoardMoment } from '@portal/content/decisions/describe-board';
import { fillPattern } from '@portal/content/decisions/describe-condition';
import type { DecidedActivity } from '@portal/contract/endpoints/decisions';
import { hoursBetween } from '@portal/domain/time/hours-between';
import { type BoardView, isMostlyUnknown, nameActivity } from './board-view.ts';
import styles from './next-windows.module.css';

const DAY_HOURS = 24;

interface NextWindowsProps {
  readonly activities: readonly DecidedActivity[];
  readonly view: BoardView;
}

/** Next window of consecutive workable hours for each kind of work. */
export function NextWindows({ activities, view }: NextWindowsProps) {
  const { board, nowAt, style } = view;
  return (
    <ul className={styles.list}>
      {activities.map(({ name, next, conditions, hours }) => (
        <li key={nameActivity({ name, conditions })}>
          <span>
            <b>{name}</b>
            {next === null
              ? conditions.length === 0
                ? board.notJudged
                : isMostlyUnknown(hours)
                  ? board.missing
                  : board.noWindow(Math.round(hours.length / DAY_HOURS))
              : fillPattern(board.span, {
                  from: nameBoardMoment(next.from, nowAt, style.language),
                  to: nameBoardMoment(next.to, nowAt, style.language),
                })}
          </span>
          {next === null ? null : (
            <span className={styles.long}>{board.hoursLong(Math.round(hoursBetween(next.from, next.to)))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
