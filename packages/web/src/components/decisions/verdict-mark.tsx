import styles from '#components/ui/verdict.module.css';
import type { BoardHour, BoardView } from './board-view.ts';
import { nameVerdict } from './board-view.ts';

const MARKS = { go: 'M2 6.5l3 3 5-6', consider: 'M2 6h8', stop: 'M2.5 2.5l7 7m0-7l-7 7' } as const;

/** A distinct mark per verdict, so that meaning never depends on colour alone; none where unknown. */
export function BoardMark({ verdict }: { readonly verdict: BoardHour['verdict'] }) {
  if (verdict === null) return null;
  return (
    <svg className={styles.mark} width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
      <path d={MARKS[verdict]} />
    </svg>
  );
}

interface VerdictTagProps {
  readonly verdict: BoardHour['verdict'];
  readonly view: BoardView;
}

export function VerdictTag({ verdict, view: { decision } }: VerdictTagProps) {
  return (
    <span className={`${styles.chip} ${styles[nameVerdict({ verdict })]}`}>
      <BoardMark verdict={verdict} />
      {decision.verdicts[verdict ?? 'unknown']}
    </span>
  );
}
