import styles from './sky-rain.module.css';

type Strength = 1 | 2 | 3;

/** Tiles of 120 units: short sparse strokes, longer ones, a dense pour. */
export const RAIN_TILES: Readonly<Record<Strength, { readonly path: string; readonly width: number }>> = {
  1: { path: 'M18 12v22M72 58v22M104 4v18M44 92v20', width: 2 },
  2: { path: 'M10 6v32M40 62v34M64 16v30M92 78v32M108 34v28M26 98v20M78 50v14', width: 2.4 },
  3: {
    path: 'M8 4v40M24 64v42M38 18v36M54 82v36M62 2v34M76 44v42M88 96v22M96 12v38M108 62v40M16 112v8M46 60v14M114 0v26',
    width: 2.4,
  },
};

/** Rounds slants: a page uses one, and equal ids always name the same tile. */
const SLANT_STEP_DEG = 5;

export function toRainSlant(slantDeg: number): number {
  return Math.round(slantDeg / SLANT_STEP_DEG) * SLANT_STEP_DEG;
}

interface LayerProps {
  readonly strength: Strength;
  readonly slantDeg: number;
  readonly tone: 'soft' | 'hard';
  readonly moves: boolean;
}

function Layer({ strength, slantDeg, tone, moves }: LayerProps) {
  const id = `rain-${tone}-${strength}-${slantDeg}`;
  const { path, width } = RAIN_TILES[strength];
  const scale = tone === 'hard' ? 1.25 : 1;
  const turn = slantDeg === 0 ? '' : `rotate(${slantDeg})`;
  return (
    <svg aria-hidden="true" className={moves ? `${styles.fall} ${styles[`slant${slantDeg}`] ?? ''}` : styles.still}>
      <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse" patternTransform={turn}>
        <path
          fill="none"
          stroke={tone === 'hard' ? 'var(--sky-rain-2)' : 'var(--sky-rain)'}
          strokeLinecap="round"
          strokeWidth={width * scale}
          d={path}
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

interface SkyRainProps {
  readonly strength: Strength;
  /** From `toRainSlant`. */
  readonly slantDeg: number;
  readonly moves: boolean;
}

/** Soft strokes over the whole sky, hard ones only away from text. */
export function SkyRain({ strength, slantDeg, moves }: SkyRainProps) {
  return (
    <>
      <div className={styles.soft}>
        <Layer strength={strength} slantDeg={slantDeg} tone="soft" moves={moves} />
      </div>
      <div className={styles.hard}>
        <Layer strength={strength} slantDeg={slantDeg} tone="hard" moves={moves} />
      </div>
    </>
  );
}
