import type { CardsBlock } from '@portal/content/blocks/content-block';
import type { Language } from '@portal/domain/language/language';
import styles from './card-list.module.css';
import { toContentHref } from './content-links.tsx';

interface CardListProps {
  readonly cards: CardsBlock['cards'];
  readonly language: Language;
}

/** Cards side by side; where a card leads somewhere, its title is the link and all of it can be pressed. */
export function CardList({ cards, language }: CardListProps) {
  const isDense = cards.length > 3 && cards.every(({ figure }) => figure === undefined);
  return (
    <ul className={isDense ? styles.dense : styles.cards}>
      {cards.map(({ figure, title, text, link, id }) => (
        <li key={title} id={id}>
          {figure === undefined ? null : <p className={styles.figure}>{figure}</p>}
          <h3>{link === undefined ? title : <a href={toContentHref(link, language)}>{title}</a>}</h3>
          <p>{text}</p>
          {link === undefined ? null : (
            <span className={styles.go} aria-hidden="true">
              {link.label} →
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
