import { preventUnitBreaks } from '#components/ui/format-text.ts';
import styles from './lead-sentence.module.css';

/** What a page says, in words before it is shown; nothing where there is nothing to say. */
export function LeadSentence({ text }: { readonly text: string | null }) {
  return text === null || text === '' ? null : <p className={styles.lead}>{preventUnitBreaks(text)}</p>;
}
