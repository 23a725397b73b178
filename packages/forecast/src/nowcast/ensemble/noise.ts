import { blurTo } from '../blur.ts';

/** Cells of the pattern in either direction, a power of two: it repeats beyond. */
const SIDE = 256;
const MASK = SIDE - 1;
/** Cells around the pattern, so that its blur is periodic too. */
const EDGE = 16;
const PATTERN_SEED = 44;

/** Seeded random numbers 0…1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal number (Box and Muller). */
export const drawNormal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * One periodic pattern of unit variance with the spectrum of a scale of the cascade: the difference of blurs by one and
 * two cells. Other scales read it stretched, other members elsewhere: no field of noise has to be made or stored.
 */
const PATTERN = makePattern();

function makePattern(): Float32Array {
  const random = createRandom(PATTERN_SEED);
  const white = Float32Array.from({ length: SIDE * SIDE }, () => drawNormal(random));
  const columns = SIDE + 2 * EDGE;
  const size = { columns, rows: columns };
  const wide = Float32Array.from({ length: columns * columns }, (_, cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    return white[((row - EDGE) & MASK) * SIDE + ((column - EDGE) & MASK)] as number;
  });
  const [once, twice, scratch] = [wide.slice(), wide.slice(), new Float32Array(wide.length)];
  blurTo(wide, once, size, { radius: 1, scratch });
  blurTo(wide, twice, size, { radius: 2, scratch });
  const band = white.map((_, cell) => {
    const at = (Math.floor(cell / SIDE) + EDGE) * columns + (cell % SIDE) + EDGE;
    return (once[at] as number) - (twice[at] as number);
  });
  const scale = Math.sqrt(band.length / band.reduce((sum, value) => sum + value * value, 0));
  return band.map((value) => scale * value);
}

/**
 * Standard normal noise whose neighbours belong together as those of a scale of the cascade: whole `column` and `row`
 * in cells of the scale, of radius 2, may be negative.
 */
export const readNoise = (column: number, row: number): number =>
  PATTERN[(row & MASK) * SIDE + (column & MASK)] as number;

/** A cell of the pattern to begin to read at: the same for the same numbers. */
export function findOffset(...numbers: readonly number[]): readonly [number, number] {
  const seed = numbers.reduce(
    (mixed, number) => Math.imul(mixed ^ (number | 0), 0x9e3779b1) ^ (mixed >>> 13),
    0x85ebca6b,
  );
  const random = createRandom(seed);
  return [Math.floor(SIDE * random()), Math.floor(SIDE * random())];
}
