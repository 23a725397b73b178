import type { LayerLook } from './map-palettes.table.ts';

/** Which colours of a layer are shown. */
export type PaletteName = 'light' | 'dark' | 'classic';

/** Red, green, blue and opacity, 0…1. */
export type Rgba = readonly [number, number, number, number];

/** A span of values with its colour: from `from` up to the next band's. */
export interface ColorBand {
  readonly from: number;
  readonly color: Rgba;
}

const NOTHING: Rgba = [0, 0, 0, 0];

export function parseColor(hex: string | null, opacity = 1): Rgba {
  if (hex === null) return NOTHING;
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255, opacity];
}

function mix(one: Rgba, other: Rgba, share: number): Rgba {
  const at = (i: 0 | 1 | 2 | 3) => one[i] + (other[i] - one[i]) * share;
  // A class that draws nothing has no hue of its own.
  if (one[3] === 0) return [other[0], other[1], other[2], other[3] * share];
  return [at(0), at(1), at(2), at(3)];
}

/** The bands that the map draws: the classes, and as many between two of them as the look asks for. */
export function listColorBands(scale: LayerLook, palette: PaletteName): ColorBand[] {
  const { limits, opacity, between } = scale;
  const colors = scale[palette].map((hex) => parseColor(hex, opacity));
  return limits.flatMap((from, i) => {
    const [color = NOTHING, next] = [colors[i], colors[i + 1]];
    const to = limits[i + 1];
    if (next === undefined || to === undefined || (i === 0 && from < -30)) return [{ from, color }];
    return Array.from({ length: between + 1 }, (_, part) => ({
      from: from + ((to - from) * part) / (between + 1),
      color: mix(color, next, part / (between + 1)),
    }));
  });
}

/** Index of the class of a value; −1 where it is below the first. */
export function findClass({ limits }: LayerLook, value: number): number {
  return limits.findLastIndex((limit) => value >= limit);
}
