import { describeBoard } from '@portal/content/decisions/describe-board';
import type { DecisionBoard } from '@portal/contract/endpoints/decisions';
import { Icon } from '#components/ui/icon.tsx';
import { Legend } from '#components/ui/legend.tsx';
import { FreshnessLine } from '#components/weather/freshness-line.tsx';
import type { BoardView } from './board-view.ts';
import styles from './decision-board.module.css';
import { DecisionMatrix } from './decision-matrix.tsx';
import { DecisionStrips } from './decision-strips.tsx';
import { NextWindows } from './next-windows.tsx';
import { WEEK_DAYS, WeekTable } from './week-table.tsx';

/** Addresses of the board's exports; null where there are none. */
interface BoardFiles {
  readonly calendar: string;
  readonly table: string;
}

interface DecisionBoardProps {
  readonly reply: DecisionBoard;
  readonly files: BoardFiles | null;
  readonly view: BoardView;
  /** Heading chosen by the owner; default: the name of the place. */
  readonly title?: string;
  /** Prefix of element ids, for pages with several boards. */
  readonly name?: string;
}

const DAY_HOURS = 24;
const VERDICTS = ['go', 'consider', 'stop', 'unknown'] as const;

function VerdictLegend({ view: { decision } }: { readonly view: BoardView }) {
  return (
    <Legend className={styles.legend}>
      {VERDICTS.map((verdict) => (
        <li key={verdict} className={styles[verdict]}>
          {decision.verdicts[verdict]}
        </li>
      ))}
    </Legend>
  );
}

/** Saving from acting on the chances, for work with cost and loss. */
function Savings({ activities, view }: { readonly activities: DecisionBoard['activities']; readonly view: BoardView }) {
  const { board, style } = view;
  const weighed = activities.flatMap(({ name, saving }) => (saving === null ? [] : { name, saving }));
  if (weighed.length === 0) return null;
  const write = (amount: number) => amount.toLocaleString(style.language === 'vi' ? 'vi-VN' : 'en-GB');
  return (
    <ul className={styles.savings}>
      {weighed.map(({ name, saving }) => (
        <li key={name}>
          <b>{name}.</b> {saving.text} {board.saving(saving.at.slice(11, 16), write(saving.amount))}
        </li>
      ))}
    </ul>
  );
}

/** Board of a place: summary, hours, reasons, windows and week. */
export function DecisionBoardCard({ reply, files, view, title, name = 'board' }: DecisionBoardProps) {
  const { board, nowAt, style, isStale } = view;
  const { activities, weather, place, issued } = reply;
  const days = Math.round((activities[0]?.hours.length ?? 0) / DAY_HOURS);
  const works = activities.map(({ name: work, hours, next }) => ({ name: work, now: hours[0]?.verdict ?? null, next }));
  const isMissing = activities.some(({ conditions, hours }) => conditions.length > 0 && hours[0]?.verdict === null);
  return (
    <div className={`stack ${styles.board}`}>
      <section className="card">
        <div className={styles.head}>
          <div className={styles.say}>
            {title === undefined ? <span>{place.displayName.main}</span> : <h2>{title}</h2>}
            <p>{isStale ? board.stale : describeBoard(works, { nowAt, days, language: style.language })}</p>
          </div>
          {files === null ? null : (
            <span className={styles.files}>
              <a href={files.calendar}>
                <Icon name="clock" size={18} />
                {board.calendar}
              </a>
              <a href={files.table}>{board.table}</a>
            </span>
          )}
        </div>
        <DecisionMatrix
          activities={activities}
          weather={weather}
          caption={board.caption(place.displayName.main)}
          name={name}
          view={view}
        />
        <DecisionStrips activities={activities} view={view} />
        <div className={styles.foot}>
          <VerdictLegend view={view} />
          <p className={styles.tap}>{board.tap}</p>
        </div>
        {isMissing && !isStale ? (
          <p className={styles.missing}>
            <b>{board.missing}.</b> {board.missingNote}
          </p>
        ) : null}
        {isStale ? null : <Savings activities={activities} view={view} />}
        <FreshnessLine issued={issued} view={view} />
      </section>
      {isStale ? null : (
        <>
          <section className="card">
            <h3>{board.windows}</h3>
            <NextWindows activities={activities} view={view} />
          </section>
          <section className="card">
            <h3>{board.week(Math.min(activities[0]?.days.length ?? 0, WEEK_DAYS))}</h3>
            <WeekTable activities={activities} view={view} />
          </section>
        </>
      )}
    </div>
  );
}
