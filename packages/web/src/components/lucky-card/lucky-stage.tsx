import type { LuckyCardMessages } from '@portal/content/messages/lucky-card-messages';
import styles from './lucky-card.module.css';

/** The deck, face down, and the button that draws. Without script it says what to do instead. */
export function LuckyStage({ words }: { readonly words: LuckyCardMessages }) {
  return (
    <div className={styles.stage} data-island="lucky-card" data-wake="idle" data-state="closed">
      <h2 className="visually-hidden">{words.deck}</h2>
      <div className={styles.table}>
        <svg className={styles.deck} viewBox="0 0 220 300" aria-hidden="true">
          {[-7, 4, 0].map((angle) => (
            <g key={angle} className={styles.back} transform={`rotate(${angle} 110 170)`}>
              <rect x="30" y="30" width="160" height="240" rx="14" />
              <path d="M62 150a48 48 0 0 1 96 0z" />
              <path className={styles.lines} d="M52 164h116M64 178h92M80 192h60" />
            </g>
          ))}
        </svg>
        <div className={styles.turned} role="status" />
      </div>
      <p className={styles.waiting}>{words.waiting}</p>
      <button type="button" className={`button ${styles.draw}`} data-again={words.again}>
        {words.draw}
      </button>
      <p className={styles.noScript}>{words.noScript}</p>
    </div>
  );
}
