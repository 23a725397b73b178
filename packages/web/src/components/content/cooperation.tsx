import type { ContentPagesMessages } from '@portal/content/messages/content-pages-messages';
import styles from './cooperation.module.css';

interface CooperationProps {
  readonly texts: readonly string[];
  readonly words: ContentPagesMessages;
}

/** The four steps of working together, the last of them in green. */
export function Cooperation({ texts, words }: CooperationProps) {
  return (
    <ol className={styles.steps}>
      {words.cooperation.steps.map((title, step) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{texts[step]}</p>
        </li>
      ))}
    </ol>
  );
}
