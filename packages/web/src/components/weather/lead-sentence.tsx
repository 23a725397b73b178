import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { type ChanceView, MarkedText } from '#components/weather/worth/chance.tsx';
import styles from './lead-sentence.module.css';

interface LeadSentenceProps {
  readonly text: string | null;
  /** Marks chances of rain; absent where the sentence has none. */
  readonly view?: ChanceView;
}

/** Opening sentence of a page; nothing where there is none. */
export function LeadSentence({ text, view }: LeadSentenceProps) {
  if (text === null || text === '') return null;
  const whole = preventUnitBreaks(text);
  return <p className={styles.lead}>{view === undefined ? whole : <MarkedText text={whole} view={view} />}</p>;
}
