import { DRAW_COUNT, GAUSSIAN_DRAWS } from './gaussian.ts';

const DRAW_MASK = DRAW_COUNT - 1;

/** A whole number from four whole numbers, the same for ever and with nothing recognisable in it: 0…2³²−1. */
function hashNumbers(seed: number, a: number, b: number, c: number): number {
  let mixed = seed ^ Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca77) ^ Math.imul(c, 0xc2b2ae3d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** A hashed number as a share 0…1 (1 excluded). */
export function hashShare(seed: number, a: number, b: number): number {
  return hashNumbers(seed, a, b, 0) / 2 ** 32;
}

/** A hashed draw from the standard normal distribution. */
export function hashGaussian(seed: number, a: number, b: number, c: number): number {
  return GAUSSIAN_DRAWS[hashNumbers(seed, a, b, c) & DRAW_MASK] as number;
}
