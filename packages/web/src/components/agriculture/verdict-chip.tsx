import type { Verdict } from '@portal/domain/agriculture/verdict';
import { PathDrawing } from '#components/ui/icon.tsx';
import styles from '#components/ui/verdict.module.css';
import type { FarmView } from './farm-view.ts';

const VERDICT_MARKS: Readonly<Record<Verdict, string>> = {
  good: 'M2 6.5l3 3 5-6',
  consider: 'M2 6h8',
  avoid: 'M2.5 2.5l7 7m0-7l-7 7',
  night: 'M7 2a4 4 0 1 0 3 6A4 4 0 0 1 7 2z',
};

/** A distinct mark per verdict, so that meaning never depends on colour alone. */
export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return <PathDrawing width={12} height={12} viewBox="0 0 12 12" outlines={[[undefined, VERDICT_MARKS[verdict]]]} />;
}

interface VerdictChipProps {
  readonly verdict: Verdict | null;
  /** Replaces the verdict's word, e.g. for a hazard that is not work. */
  readonly word?: string;
  readonly view: FarmView;
}

export function VerdictChip({ verdict, word, view }: VerdictChipProps) {
  const { chips, unknown } = view.farm;
  if (verdict === null) return <span className={`${styles.chip} ${styles.unknown}`}>{unknown}</span>;
  return (
    <span className={`${styles.chip} ${styles[verdict]}`}>
      <VerdictMark verdict={verdict} />
      {word ?? chips[verdict]}
    </span>
  );
}
