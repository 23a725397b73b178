import { Drawing, getSkyDrawing, type InlineDrawing, LAND_DRAWINGS, toMoonPath } from '#components/weather/drawing.tsx';
import type { SkyDisc, SkyScene } from '#components/weather/sky-scene.ts';
import styles from './sky-band.module.css';

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

/** Clouds with what hangs from them, the farthest first. */
function listCloudDrawings(
  clouds: NonNullable<SkyScene['clouds']>,
  rain: SkyScene['rain'],
  hasBolt: boolean,
): [InlineDrawing, ...InlineDrawing[]] {
  const over = [getSkyDrawing(clouds), ...(hasBolt ? [getSkyDrawing('bolt')] : [])] as [InlineDrawing];
  return rain === 0 ? over : [getSkyDrawing(`rain-${rain}`), ...over];
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
      {name === 'clear-night' ? <Drawing drawings={[getSkyDrawing('stars')]} className={styles.high} /> : null}
      {disc === null ? null : <Disc disc={disc} />}
      {clouds === null ? null : (
        <Drawing
          drawings={listCloudDrawings(clouds, rain, hasBolt)}
          className={name === 'warning-night' ? styles.high : `${styles.high} ${styles.drift}`}
        />
      )}
      <Drawing drawings={[land.wide]} className={styles.land} />
      <Drawing drawings={[land.phone]} className={styles.near} />
      {name === 'fog' ? <Drawing drawings={[getSkyDrawing('fog')]} className={styles.land} /> : null}
    </div>
  );
}
