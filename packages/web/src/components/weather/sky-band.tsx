import { LAND_DRAWINGS } from './land-drawings.ts';
import { toMoonPath } from './moon-path.ts';
import styles from './sky-band.module.css';
import sceneUrl from './sky-scene.svg?no-inline';
import type { SkyDisc, SkyScene } from './sky-scene.ts';

const MOON_RADIUS = 30;

/** Share of the way down from the top where a body of that height stands: near the top from 70° on. */
function toDrop(heightDeg: number): string {
  const climbed = Math.min(1, Math.max(0, heightDeg) / 70);
  return `${Math.round(78 - 52 * climbed)}%`;
}

function Disc({ disc: { heightDeg, moonPhase } }: { readonly disc: SkyDisc }) {
  const y = toDrop(heightDeg);
  return (
    <svg aria-hidden="true" className={styles.discs}>
      <circle className={styles.ring} cy={y} />
      {moonPhase === null ? (
        <circle className={styles.sun} cy={y} />
      ) : (
        <svg aria-hidden="true" y={y} className={styles.moon}>
          <path d={toMoonPath(moonPhase, MOON_RADIUS)} />
        </svg>
      )}
    </svg>
  );
}

/**
 * The sky behind a head: four flat bands with one slow curve each, sun or moon where it stands, clouds and rain of the
 * state, and the horizon of the place. Decoration: words beside it say the same.
 */
export function SkyBand({ scene }: { readonly scene: SkyScene }) {
  const { name, landscape, disc, clouds, rain, hasBolt } = scene;
  const land = LAND_DRAWINGS[landscape];
  return (
    <div className={styles.sky} aria-hidden="true">
      <svg aria-hidden="true" className={styles.bands} viewBox="0 0 1440 100" preserveAspectRatio="none">
        <path className={styles.middle} d="M0 35C360 25 760 45 1440 33V100H0z" />
        <path className={styles.low} d="M0 60C420 68 900 52 1440 62V100H0z" />
        <path className={styles.horizon} d="M0 85C300 77 900 90 1440 81V100H0z" />
      </svg>
      {name === 'clear-night' ? (
        <svg aria-hidden="true" className={styles.high}>
          <use href={`${sceneUrl}#stars`} />
        </svg>
      ) : null}
      {disc === null ? null : <Disc disc={disc} />}
      {clouds === null ? null : (
        <svg aria-hidden="true" className={`${styles.high} ${styles.drift}`}>
          {rain === 0 ? null : <use href={`${sceneUrl}#rain-${rain}`} />}
          <use href={`${sceneUrl}#${clouds}`} />
          {hasBolt ? <use href={`${sceneUrl}#bolt`} /> : null}
        </svg>
      )}
      <svg aria-hidden="true" className={styles.land}>
        <use href={`${land}#wide`} />
      </svg>
      <svg aria-hidden="true" className={styles.near}>
        <use href={`${land}#phone`} />
      </svg>
      {name === 'fog' ? (
        <svg aria-hidden="true" className={styles.land}>
          <use href={`${sceneUrl}#fog`} />
        </svg>
      ) : null}
    </div>
  );
}
