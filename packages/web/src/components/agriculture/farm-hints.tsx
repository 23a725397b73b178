import type { FarmHint } from '@portal/contract/endpoints/agriculture-schema';
import { preventUnitBreaks } from '#components/ui/format-text.ts';
import styles from './farm-hints.module.css';
import { type FarmView, toFarmText } from './farm-view.ts';
import { VerdictChip } from './verdict-chip.tsx';

interface FarmHintsProps {
  readonly hints: readonly FarmHint[];
  /** Text for a quiet week while a warning suspends advice; else null. */
  readonly withheld: string | null;
  readonly view: FarmView;
}

/** Hints for the coming days, most urgent first; says so where there are none. */
export function FarmHints({ hints, withheld, view }: FarmHintsProps) {
  const shownHints = hints.filter(({ text }) => text !== null);
  if (shownHints.length === 0) return <p>{withheld ?? view.farm.hints.none}</p>;
  return (
    <ul className={styles.hints}>
      {shownHints.map(({ kind, stage, weight, text }) => (
        <li key={kind + stage}>
          <VerdictChip verdict={weight} word={view.farm.hints.weights[weight]} view={view} />
          <p>{preventUnitBreaks(toFarmText(text ?? '', view.style, kind === 'pondDrop' ? 'difference' : 'level'))}</p>
        </li>
      ))}
    </ul>
  );
}
