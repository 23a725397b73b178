import { createCachedMarkup } from '#components/layout/cached-markup.ts';
import { getSkyDrawing, LAND_DRAWINGS, toMoonPath, writeDrawing } from '#components/weather/drawing.ts';
import type { SkyDisc, SkyScene } from '#components/weather/sky-scene.ts';
import styles from './sky-band.module.css';
import { SkyRain, toRainSlant } from './sky-rain.tsx';
import { listHighDrawings, listSkyBands, MIST, MOON_RADIUS, toDropPercent, toMistBar } from './sky-shapes.ts';

/** The sun with two rings, or the lit part of the moon on a faint disc. */
function DiscShape({ moonPhase }: Pick<SkyDisc, 'moonPhase'>) {
  return moonPhase === null ? (
    <g className={styles.disc}>
      <circle r="76" fill="var(--sky-sun-3)" />
      <circle r="57" fill="var(--sky-sun-2)" />
      <circle r="38" fill="var(--sky-sun)" />
    </g>
  ) : (
    <g className={styles.disc}>
      <circle r={MOON_RADIUS} fill="var(--sky-moon-2)" />
      <path fill="var(--sky-moon)" d={toMoonPath(moonPhase, MOON_RADIUS)} />
    </g>
  );
}

interface DiscProps {
  readonly dropPercent: number;
  readonly moonPhase: number | null;
}

function Disc({ dropPercent, moonPhase }: DiscProps) {
  return (
    <svg aria-hidden="true" className={styles.discs}>
      <svg aria-hidden="true" y={`${dropPercent}%`} overflow="visible">
        <DiscShape moonPhase={moonPhase} />
      </svg>
    </svg>
  );
}

/** Parts of a sky level with the number on a phone. */
export type FigureScene = Pick<SkyScene, 'disc' | 'feast'>;

/**
 * Sun or moon and festival drawing level with the number on a phone; names, notices and warnings above push both down.
 */
export function FigureSky({ scene }: { readonly scene: FigureScene | null }) {
  if (scene === null) return null;
  const { disc, feast } = scene;
  return (
    <>
      {disc === null ? null : (
        <svg aria-hidden="true" className={`${styles.beside} ${feast === 'lanterns' ? styles.apart : ''}`}>
          <DiscShape moonPhase={disc.moonPhase} />
        </svg>
      )}
      {feast === null ? null : (
        <span
          className={styles.hung}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own drawing
          dangerouslySetInnerHTML={{ __html: writeDrawing([getSkyDrawing(feast)], '') }}
        />
      )}
    </>
  );
}

interface BandsProps {
  readonly sun: SkyScene['sun'];
  readonly hasMist: boolean;
}

function Bands({ sun, hasMist }: BandsProps) {
  return (
    <>
      <svg aria-hidden="true" className={styles.bands} viewBox="0 0 1440 480" preserveAspectRatio="none">
        {listSkyBands(sun).map((path, index) => (
          <path key={path} fill={`var(--sky-${index + 2})`} d={path} />
        ))}
      </svg>
      {hasMist ? (
        <svg
          aria-hidden="true"
          className={`${styles.bands} ${styles.mist}`}
          viewBox="0 0 1440 480"
          preserveAspectRatio="xMaxYMin slice"
        >
          {MIST.map((bar) => (
            <path key={bar[1]} fill={`var(--sky-${bar[0]})`} d={toMistBar(bar)} />
          ))}
        </svg>
      ) : null}
    </>
  );
}

// Cached: many places share these parts.
const writeBands = createCachedMarkup(Bands, ({ sun, hasMist }) => `${sun} ${hasMist}`);
const writeDisc = createCachedMarkup(Disc, ({ dropPercent, moonPhase }) => `${dropPercent} ${moonPhase}`);
const writeRain = createCachedMarkup(SkyRain, ({ strength, slantDeg, moves }) => `${strength} ${slantDeg} ${moves}`);

function writeSky(scene: SkyScene, isCard: boolean): string {
  const { sun, sky, landscape, disc, clouds, rain, slantDeg, hasBolt, feast, isStill } = scene;
  const [first, ...others] = listHighDrawings(scene);
  const moves = !isStill && !isCard;
  const high = `${styles.high} ${clouds === 5 ? styles.shelf : ''} ${moves && rain === 0 && clouds > 0 ? styles.drift : ''}`;
  const over = sky === 'fog' ? 'fog' : sky === 'heat' ? 'shimmer' : null;
  // Concatenated without copying: a horizon alone is 2 kB.
  return (
    writeBands({ sun, hasMist: !isCard }) +
    (disc === null ? '' : writeDisc({ dropPercent: toDropPercent(disc.heightDeg), moonPhase: disc.moonPhase })) +
    (first === undefined ? '' : writeDrawing([first, ...others], high)) +
    (feast === null || isCard
      ? ''
      : writeDrawing([getSkyDrawing(feast)], `${styles.high} ${styles.feast} ${styles[feast]}`)) +
    (hasBolt ? writeDrawing([getSkyDrawing('bolt')], `${styles.high} ${styles.bolt}`) : '') +
    writeDrawing([LAND_DRAWINGS[landscape]], `${styles.land}`) +
    (over === null ? '' : writeDrawing([getSkyDrawing(over)], `${styles.land}`)) +
    (rain === 0 ? '' : writeRain({ strength: rain, slantDeg: toRainSlant(slantDeg), moves }))
  );
}

interface SkyBandProps {
  readonly scene: SkyScene;
  /** Small version on a card: static, without festival drawings. */
  readonly isCard?: boolean;
}

/**
 * A sky, back to front: bands, stars, sun or moon, clouds, horizon, fog or heat shimmer, rain. Fills its parent, which
 * needs `toSkyAttributes`. Decorative: the text next to it has the weather.
 */
export function SkyBand({ scene, isCard = false }: SkyBandProps) {
  return (
    <div
      className={styles.sky}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the portal's own drawings, and markup rendered by React
      dangerouslySetInnerHTML={{ __html: writeSky(scene, isCard) }}
    />
  );
}
