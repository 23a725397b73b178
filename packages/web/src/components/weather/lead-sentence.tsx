import { preventUnitBreaks } from '#components/ui/format-text.ts';
import styles from './lead-sentence.module.css';

/** Opening sentence of a page; nothing where there is none. */
export function LeadSentence({ text }: { readonly text: string | null }) {
  return text === null || text === '' ? null : <p className={styles.lead}>{preventUnitBreaks(text)}</p>;
}
