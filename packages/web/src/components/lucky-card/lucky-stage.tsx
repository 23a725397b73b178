import type { LuckyCard } from '@portal/content/lucky-card/lucky-cards.table';
import { type LuckyCardMessages, luckyCardMessages } from '@portal/content/messages/lucky-card-messages';
import type { Language } from '@portal/domain/language/language';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './lucky-card.module.css';

interface LuckyFaceProps {
  readonly card: LuckyCard;
  readonly language: Language;
}

/** Face of a card: sky, name, two lines, one small suggestion. */
export function LuckyFace({ card, language }: LuckyFaceProps) {
  const { name, verse, advice } = card[language];
  const [first, second] = verse;
  return (
    <article className={styles.face} data-card={card.id}>
      <SkyIcon code={card.code} isDay={card.isDay} size={52} />
      <h3>{name}</h3>
      <p className={styles.verse}>
        {first}
        <br />
        {second}
      </p>
      <p className={styles.advice}>
        <b>{luckyCardMessages[language].todo}</b> {advice}
      </p>
    </article>
  );
}

/** The deck, face down, with its draw button. Without JavaScript it says what to do instead. */
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
