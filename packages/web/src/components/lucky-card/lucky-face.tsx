import type { LuckyCard } from '@portal/content/lucky-card/lucky-cards.table';
import { luckyCardMessages } from '@portal/content/messages/lucky-card-messages';
import type { Language } from '@portal/domain/language/language';
import { SkyIcon } from '#components/weather/sky-icon.tsx';
import styles from './lucky-card.module.css';

interface LuckyFaceProps {
  readonly card: LuckyCard;
  readonly language: Language;
}

/** The open side of a card: its sky, its name, two lines, one small thing to do. */
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
