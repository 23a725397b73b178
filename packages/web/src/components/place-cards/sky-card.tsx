import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import { type SkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import styles from './sky-card.module.css';

/** What a card of a place says and shows; a browser that has asked for nothing yet knows name and address alone. */
export interface SkyCardFacts {
  readonly name?: string;
  /** What the name is distinguished by; empty where it stands alone. */
  readonly secondary?: string;
  readonly href?: string;
  /** Null or absent where the weather is not known: no sky is invented. */
  readonly scene?: SkyScene | null;
  readonly temperature?: string;
  /** State of now, or why there is none. */
  readonly state?: string;
  readonly rain?: string | null;
  /** How old the figures are, once that matters. */
  readonly note?: string | null;
}

/** A place at a glance on its own sky, the whole a link: name, degrees, the state of now and the rain to come in words. */
export function SkyCard({ name, secondary, href = '/', scene = null, temperature, state, rain, note }: SkyCardFacts) {
  return (
    <a href={href} className={styles.card} {...(scene === null ? {} : toSkyAttributes(scene))}>
      <span className={styles.names}>
        <b data-slot="name">{name}</b> <small data-slot="secondary">{secondary}</small>
      </span>
      <strong data-slot="temperature">{temperature}</strong>
      <span className={styles.words}>
        <span data-slot="state" className={styles.state}>
          {state}
        </span>
        {rain == null ? null : <span className={styles.rain}>{preventUnitBreaks(rain)}</span>}
        {note == null ? null : <span className={styles.note}>{note}</span>}
      </span>
      {scene === null ? null : <SkyBand scene={scene} isCard />}
    </a>
  );
}
