import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import styles from '#components/map/map-legend.module.css';

/** The greys of an infrared image, brightest first. */
const GREYS = ['#f4f4f4', '#b4b4b4', '#6a6a6a', '#1c1c1c'];

/** What the greys of an infrared image mean, brightest first. */
export function SatelliteLegend({ words }: { readonly words: SatelliteMessages }) {
  return (
    <section className={styles.legend} aria-label={words.legend}>
      <h2>{words.legend}</h2>
      <ul>
        {words.classes.map(({ name, meaning }, index) => (
          <li key={name}>
            <svg className={styles.swatch} viewBox="0 0 16 12" preserveAspectRatio="none" aria-hidden="true">
              <path fill={GREYS[index]} d="M0 0h16v12H0z" />
            </svg>
            <span>{name}</span>
            <b>{meaning}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
