import { preventUnitBreaks } from '#components/ui/format-text.ts';
import { SkyBand } from '#components/weather/place/sky-band.tsx';
import { type SkyScene, toSkyAttributes } from '#components/weather/sky-scene.ts';
import { type ChanceView, MarkedText } from '#components/weather/worth/chance.tsx';
import styles from './sky-card.module.css';

/** Content of a place card; before loading, the browser knows only name and address. */
export interface SkyCardFacts {
  readonly name?: string;
  /** Distinguishes namesakes; empty where not needed. */
  readonly secondary?: string;
  readonly href?: string;
  /** Null or absent where the weather is unknown: the card then shows no sky. */
  readonly scene?: SkyScene | null;
  readonly temperature?: string;
  /** Current state, or why there is none. */
  readonly state?: string;
  readonly rain?: string | null;
  /** Marks chances of rain by the reader's own costs; absent without any, or under an official warning. */
  readonly marks?: ChanceView;
  /** Age of the data, once it matters. */
  readonly note?: string | null;
}

/** A place over its own sky, linked as a whole: name, temperature, current state, coming rain. */
export function SkyCard(facts: SkyCardFacts) {
  const { name, secondary, href = '/', scene = null, temperature, state, rain, marks, note } = facts;
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
        {rain == null ? null : (
          <span className={styles.rain}>
            {marks === undefined ? preventUnitBreaks(rain) : <MarkedText text={preventUnitBreaks(rain)} view={marks} />}
          </span>
        )}
        {note == null ? null : <span className={styles.note}>{note}</span>}
      </span>
      {scene === null ? null : <SkyBand scene={scene} isCard />}
    </a>
  );
}
