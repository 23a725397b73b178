import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import styles from './satellite-list.module.css';
import type { SatelliteFrames } from './satellite-map-props.ts';

/** An image by its moment: where it is seen alone. */
export interface SatelliteListItem {
  readonly at: string;
  readonly href: string;
  readonly text: string;
}

interface SatelliteListProps {
  readonly kind: SatelliteFrames['kind'];
  readonly words: SatelliteMessages;
  /** Oldest first. */
  readonly items: readonly SatelliteListItem[];
  readonly current: number;
  readonly rainPath: string;
}

/** Below the map: how the image is read, and every image as a link, for those without script and those who listen. */
export function SatelliteList({ kind, words, items, current, rainPath }: SatelliteListProps) {
  const { reading, list } = words;
  return (
    <div className={`wrap ${styles.below}`}>
      <section aria-labelledby="reading-heading">
        <h2 id="reading-heading">{reading.title}</h2>
        <ul className={styles.reading}>
          {reading[kind ?? 'unknown'].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          <a className={styles.more} href={rainPath}>
            {reading.rain}
          </a>
        </p>
      </section>
      <section id="list" tabIndex={-1} aria-labelledby="list-heading">
        <h2 id="list-heading">{list.title}</h2>
        <p>{list.note}</p>
        <ol className={styles.times} reversed data-part="times">
          {items
            .map(({ at, href, text }, index) => (
              <li key={at}>
                <a href={href} data-index={index} aria-current={index === current ? 'true' : undefined}>
                  {text}
                </a>
              </li>
            ))
            .reverse()}
        </ol>
      </section>
    </div>
  );
}
