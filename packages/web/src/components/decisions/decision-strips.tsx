import type { DecidedActivity } from '@portal/contract/endpoints/decisions';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { formatClock } from '#components/weather/format-values.ts';
import { formatSpellEnd, listBoardSpells } from './board-spell.tsx';
import { BOARD_HOURS, type BoardHour, type BoardView, nameActivity } from './board-view.ts';
import styles from './decision-strips.module.css';
import { VerdictTag } from './verdict-mark.tsx';

const STEP = 12;
const BLOCK = 10;
const HEIGHT = 24;
/** Height repeats the colour. Unknown hours stay empty. */
const HEIGHTS = { go: 24, consider: 15, stop: 6 } as const;
const VERDICTS = ['go', 'consider', 'stop'] as const;
const QUARTERS = [0, 6, 12, 18] as const;

function drawHours(hours: readonly BoardHour[], wanted: (typeof VERDICTS)[number]): string {
  const height = HEIGHTS[wanted];
  return hours
    .map(({ verdict }, hour) =>
      verdict === wanted ? `M${hour * STEP} ${HEIGHT - height}h${BLOCK}v${height}h-${BLOCK}z` : '',
    )
    .join('');
}

/** Reasons of all spells, collapsed: the same text as in the cells of the matrix. */
function SpellList({ hours, view }: { readonly hours: readonly BoardHour[]; readonly view: BoardView }) {
  const spells = listBoardSpells(hours);
  return (
    <details className={styles.spells}>
      <summary>{view.board.why}</summary>
      <ul>
        {spells.map((spell) => (
          <li key={spell.first.at}>
            <b>
              {formatClock(spell.first.at)}–{formatSpellEnd(spell)}
            </b>{' '}
            <VerdictTag verdict={spell.first.verdict} view={view} /> {preventUnitBreaks(spell.first.because)}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface StripProps {
  readonly activity: DecidedActivity;
  readonly view: BoardView;
}

function Strip({ activity: { name, hours, conditions }, view }: StripProps) {
  const { decision, isStale } = view;
  const shown = hours.slice(0, BOARD_HOURS);
  const [now] = shown;
  const label = listBoardSpells(shown)
    .map((spell) => {
      const word = decision.verdicts[spell.first.verdict ?? 'unknown'];
      return `${formatClock(spell.first.at)}–${formatSpellEnd(spell)} ${word}`;
    })
    .join('; ');
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {isStale || now === undefined ? null : <VerdictTag verdict={now.verdict} view={view} />}
      </div>
      {isStale || now === undefined ? null : <p className={styles.why}>{preventUnitBreaks(now.because)}</p>}
      <svg
        className={`${styles.strip} ${isStale ? styles.stale : ''}`}
        viewBox={`0 0 ${BOARD_HOURS * STEP - 2} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${name}: ${label}`}
      >
        {VERDICTS.map((verdict) => (
          <path key={verdict} className={styles[verdict]} d={drawHours(shown, verdict)} />
        ))}
      </svg>
      <div className={styles.clock} aria-hidden="true">
        {QUARTERS.map((hour) => (
          <span key={hour}>{formatClock(shown[hour]?.at ?? null)}</span>
        ))}
      </div>
      <p className={styles.conditions}>{conditions.join(' · ')}</p>
      {isStale ? null : <SpellList hours={shown} view={view} />}
    </li>
  );
}

/** Replaces the matrix on narrow screens: one strip per kind of work with verdict, reason and hours. */
export function DecisionStrips({
  activities,
  view,
}: {
  readonly activities: readonly DecidedActivity[];
  readonly view: BoardView;
}) {
  return (
    <ul className={styles.narrow}>
      {activities.map((activity) => (
        <Strip key={nameActivity(activity)} activity={activity} view={view} />
      ))}
    </ul>
  );
}
