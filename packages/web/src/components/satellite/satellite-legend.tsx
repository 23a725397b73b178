import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import styles from './satellite-legend.module.css';

/** What the greys of an infrared image mean, brightest first. */
export function SatelliteLegend({ words }: { readonly words: SatelliteMessages }) {
  return (
    <section className={styles.legend} aria-label={words.legend}>
      <h2>{words.legend}</h2>
      <ul>
        {words.classes.map(({ name, meaning }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
