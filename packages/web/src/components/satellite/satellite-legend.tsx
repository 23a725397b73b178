import type { SatelliteMessages } from '@portal/content/messages/satellite-messages';
import styles from '#components/map/map-legend.module.css';

/** The greys of an image, brightest first. */
const GREYS = ['#f4f4f4', '#b4b4b4', '#6a6a6a', '#1c1c1c'];

interface SatelliteLegendProps {
  readonly kind: 'infrared' | 'visible';
  readonly words: SatelliteMessages;
}

/** What the greys of an image mean, brightest first. */
export function SatelliteLegend({ kind, words }: SatelliteLegendProps) {
  const { title, classes } = words.legend[kind];
  return (
    <section className={styles.legend} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {classes.map(({ name, meaning }, index) => (
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
