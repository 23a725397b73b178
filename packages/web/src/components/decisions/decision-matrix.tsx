import type { DecidedActivity } from '@portal/contract/endpoints/decisions';
import { formatNumber } from '#components/weather/format-values.ts';
import { listBoardSpells, SpellReason } from './board-spell.tsx';
import { BOARD_HOURS, type BoardView, type BoardWeather, nameActivity, nameVerdict } from './board-view.ts';
import styles from './decision-matrix.module.css';
import { BoardMark } from './verdict-mark.tsx';

interface WorkRowProps {
  readonly activity: DecidedActivity;
  readonly row: string;
  readonly view: BoardView;
}

/** One kind of work: one cell per hour that shows its reason when pressed. */
function WorkRow({ activity: { name, conditions, hours }, row, view }: WorkRowProps) {
  const spells = listBoardSpells(hours.slice(0, BOARD_HOURS));
  const { decision, isStale } = view;
  return (
    <tr className={styles.work}>
      <th scope="row" className={styles.side}>
        <b>{name}</b>
        <span>{conditions.join(' · ')}</span>
      </th>
      {spells.flatMap((spell, index) =>
        spell.hours.map(({ at, verdict }, hour) => {
          const id = `why-${row}-${index}`;
          const word = isStale ? '' : decision.verdicts[verdict ?? 'unknown'];
          return (
            <td key={at}>
              <button
                type="button"
                className={styles[nameVerdict({ verdict })]}
                popoverTarget={id}
                aria-label={`${name}, ${at.slice(11, 16)}: ${word}`}
              >
                <BoardMark verdict={verdict} />
              </button>
              {hour === 0 ? <SpellReason id={id} name={name} spell={spell} view={view} /> : null}
            </td>
          );
        }),
      )}
    </tr>
  );
}

interface FactRowProps {
  readonly name: string;
  readonly weather: BoardWeather;
  readonly write: (hour: BoardWeather[number]) => string;
  readonly isStrong?: (hour: BoardWeather[number]) => boolean;
}

function FactRow({ name, weather, write, isStrong }: FactRowProps) {
  return (
    <tr className={styles.facts}>
      <th scope="row" className={styles.side}>
        {name}
      </th>
      {weather.map((hour) => (
        <td key={hour.at} className={isStrong?.(hour) ? styles.wet : undefined}>
          {write(hour)}
        </td>
      ))}
    </tr>
  );
}

interface DecisionMatrixProps {
  readonly activities: readonly DecidedActivity[];
  readonly weather: BoardWeather;
  readonly caption: string;
  /** Prefix of cell ids, for pages with several boards. */
  readonly name: string;
  readonly view: BoardView;
}

/** Next 24 hours as columns, work as rows; rain and gusts below. */
export function DecisionMatrix({ activities, weather, caption, name, view }: DecisionMatrixProps) {
  const { board, style, isStale } = view;
  const shown = weather.slice(0, BOARD_HOURS);
  return (
    <div className={`${styles.wide} ${isStale ? styles.stale : ''}`}>
      <table className={styles.matrix}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.side}>
              {board.matrixHead}
            </th>
            {shown.map(({ at }) => (
              <th key={at} scope="col">
                <time dateTime={at}>{at.slice(11, 13)}</time>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {activities.map((activity, index) => (
            <WorkRow key={nameActivity(activity)} activity={activity} row={`${name}-${index}`} view={view} />
          ))}
          <FactRow
            name={board.rainRow}
            weather={shown}
            write={({ rain }) => (rain === 0 ? '·' : formatNumber(rain, style, 1))}
            isStrong={({ rain }) => (rain ?? 0) >= 1}
          />
          <FactRow name={board.gustRow} weather={shown} write={({ windGust }) => formatNumber(windGust, style)} />
        </tbody>
      </table>
    </div>
  );
}
