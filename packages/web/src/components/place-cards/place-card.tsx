import rainSteps from '#components/weather/rain-steps.module.css';
import styles from './place-card.module.css';
import { BARS_HEIGHT, type PlaceCardFacts, toBarsWidth, toEmptyCardFacts } from './place-card-facts.ts';

/** A card without its place: the browser fills a copy of it. */
const EMPTY = toEmptyCardFacts('');

interface PlaceCardProps {
  readonly name?: string;
  readonly secondary?: string;
  readonly href?: string;
  readonly facts?: PlaceCardFacts;
}

/** A place at a glance, the whole a link: its name, the weather of now, the rain of the next 24 hours. */
export function PlaceCard({ name, secondary, href = '/', facts = EMPTY }: PlaceCardProps) {
  return (
    <a href={href} className={styles.card}>
      <span className={styles.names}>
        <b data-slot="name">{name}</b>
        <small data-slot="secondary">{secondary}</small>
      </span>
      <strong data-slot="temperature">{facts.temperature}</strong>
      <svg
        data-slot="sky"
        data-badged={facts.sky[2] === '' ? undefined : ''}
        width={44}
        height={44}
        aria-hidden="true"
        className={styles.sky}
      >
        <use href={facts.sky[0] || undefined} />
        <use href={facts.sky[1] || undefined} />
        <use href={facts.sky[2] || undefined} />
      </svg>
      <span data-slot="state" className={styles.state}>
        {facts.state}
      </span>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${toBarsWidth(24)} ${BARS_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {facts.bars.map((path, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the step of the scale
          <path key={level} className={rainSteps[`step${level}`]} d={path} />
        ))}
      </svg>
      <span className={styles.clocks} aria-hidden="true">
        {facts.clocks.map((clock, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the quarter of the bars
          <span key={index} data-clock="">
            {clock}
          </span>
        ))}
      </span>
      <span className={styles.rain}>
        <span data-slot="rain">{facts.rain}</span>
        <span data-slot="note" className={styles.note}>
          {facts.note}
        </span>
      </span>
    </a>
  );
}
