import type { RasterSize } from '#grid/raster-size.ts';
import { blurWidely } from './blur-widely.ts';
import { fillChances, type LastSeen } from './fill-chances.ts';
import { fillSharpness, findLiveliness, type Liveliness } from './fill-spreads.ts';
import type { Scale } from './fit-cascade.ts';
import { makeLayers } from './layered-sum.ts';
import { fillDouble, halveSize, type Raster } from './pyramid.ts';

/** What the chances of all leads have in common, and room for them. */
export interface ChanceRoom {
  readonly size: RasterSize;
  readonly last: LastSeen;
  readonly liveliness: readonly Liveliness[];
  /** From the picture's raster halved once to the coarsest of the scales. */
  readonly spreads: readonly Raster[];
  readonly sharpness: Float32Array;
  /** Chances where the air is now, 0…1. */
  readonly still: Float32Array;
}

/** Room for the chances of a picture that is split into these scales. */
export function makeChanceRoom(scales: readonly Scale[], size: RasterSize, last: LastSeen): ChanceRoom {
  const cells = size.columns * size.rows;
  return {
    size,
    last,
    liveliness: findLiveliness(scales),
    spreads: makeLayers(halveSize(size), Math.max((scales.at(-1)?.halvings ?? 0) - 1, 0)),
    sharpness: new Float32Array(cells),
    still: new Float32Array(cells),
  };
}

/**
 * Fills `still` with the chances of one lead: from the faded strengths, the share of each scale that is forgotten by then, and how far
 * motion may be astray (cells).
 */
export function foreseeChances(
  { size, last, liveliness, spreads, sharpness, still }: ChanceRoom,
  faded: Float32Array,
  forgotten: readonly number[],
  astray: number,
): void {
  fillSharpness(liveliness, forgotten, spreads);
  if (spreads[0] !== undefined) fillDouble(spreads[0], { ...size, values: sharpness });
  fillChances(faded, sharpness, last, still);
  blurWidely(still, size, astray, sharpness);
}
