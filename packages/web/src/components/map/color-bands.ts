import type { MapMessages } from '@portal/content/messages/map-messages';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import type { MapLayer } from './map-layer.ts';
import { LAYER_STYLES, type LayerStyle } from './map-palettes.table.ts';

export type PaletteName = 'safe' | 'classic';

/** Red, green, blue and opacity, 0…1. */
export type Rgba = readonly [number, number, number, number];

/** A span of values with its colour, from `from` to the start of the next band. */
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
  // A transparent class has no hue of its own.
  if (one[3] === 0) return [other[0], other[1], other[2], other[3] * share];
  return [at(0), at(1), at(2), at(3)];
}

/** Bands of the map: classes plus the intermediate steps of the style. */
export function listColorBands(scale: LayerStyle, palette: PaletteName): ColorBand[] {
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

const BANDS = new Map<string, readonly ColorBand[]>();

/** Cached bands of a layer: the map asks for them with each tile and image. */
export function findBands(layer: MapLayer, palette: PaletteName): readonly ColorBand[] {
  const key = `${layer} ${palette}`;
  const known = BANDS.get(key) ?? listColorBands(LAYER_STYLES[layer], palette);
  BANDS.set(key, known);
  return known;
}

/** Index of the band of a value, the same in each palette; −1 below the first. */
export function findBandIndex(layer: MapLayer, value: number): number {
  return findBands(layer, 'safe').findLastIndex(({ from }) => value >= from);
}

/** Map colour of a value; null where nothing is drawn. */
export function findBand(layer: MapLayer, palette: PaletteName, value: number): Rgba | null {
  const color = findBands(layer, palette)[findBandIndex(layer, value)]?.color;
  return color === undefined || color[3] === 0 ? null : color;
}

/** Hex colour without opacity. */
export function toHex([red, green, blue]: Rgba): string {
  const parts = [red, green, blue].map((part) => Math.round(part * 255));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Index of a value's class; −1 below the first. */
export function findClass({ limits }: LayerStyle, value: number): number {
  return limits.findLastIndex((limit) => value >= limit);
}

/** Legend entry: name of the class and its range. */
export interface ClassText {
  readonly name: string;
  readonly range: string;
  /** Lower end of the class (upper end for the first), for a narrow colour bar. */
  readonly start: string;
}

function describeForces(low: number, high: number | undefined, words: MapMessages): string {
  const from = String(beaufortForce(low + 0.05));
  return high === undefined ? words.forcesFrom(from) : words.forces(from, String(beaufortForce(high - 0.1)));
}

/** Index layers are rounded before classification, so their ranges do not share limits: 51–100. */
const INDICES: ReadonlySet<MapLayer> = new Set(['aqi', 'uv']);

function findFirst(limit: number, index: number): number {
  return index === 0 ? 0 : Math.ceil(limit);
}

function writeLimit(layer: MapLayer, limit: number, style: ValueStyle): string {
  const isDegrees = layer === 'temperature' && style.temperatureUnit === 'F';
  return formatNumber(isDegrees ? limit * 1.8 + 32 : limit, style, Number.isInteger(limit) ? 0 : 1);
}

function describeStart(layer: MapLayer, index: number, style: ValueStyle): string {
  const [first = 0, second = 0] = LAYER_STYLES[layer].limits;
  const low = LAYER_STYLES[layer].limits[index] ?? first;
  if (layer === 'wind') return String(beaufortForce(low + 0.05));
  if (INDICES.has(layer)) return formatNumber(findFirst(low, index), style);
  return index === 0 && first < 0 ? `<\u2009${writeLimit(layer, second, style)}` : writeLimit(layer, low, style);
}

function describeSpan(layer: MapLayer, index: number, words: MapMessages, style: ValueStyle): string {
  const { limits } = LAYER_STYLES[layer];
  const [low = 0, high] = [limits[index], limits[index + 1]];
  if (layer === 'wind') return describeForces(low, high, words);
  const write = (limit: number) => writeLimit(layer, limit, style);
  if (INDICES.has(layer)) {
    const first = write(findFirst(low, index));
    return high === undefined ? words.from(first) : words.between(first, write(Math.floor(high)));
  }
  if (high === undefined) return words.from(write(low));
  return index === 0 ? words.below(write(high)) : words.between(write(low), write(high));
}

/** Legend of a layer as text, lowest class first. */
export function describeClasses(layer: MapLayer, words: MapMessages, style: ValueStyle): ClassText[] {
  return LAYER_STYLES[layer].limits.map((_, index) => ({
    name: words.classes[layer][index] ?? '',
    range: describeSpan(layer, index, words, style),
    start: describeStart(layer, index, style),
  }));
}
