import type { LatLng } from '@portal/domain/geo/lat-lng';
import { formatNumber, formatTemperature, type ValueStyle } from '#components/weather/format-values.ts';
import { findBand, findClass, type PaletteName, toHex } from './color-bands.ts';
import type { MapCity } from './map-cities.table.ts';
import { type FrameShape, readOrigin, readPlane, readValue } from './map-frames.ts';
import type { MapLayer } from './map-layer.ts';
import { LAYER_STYLES } from './map-palettes.table.ts';

export interface CityValue {
  readonly text: string;
  readonly fill: string;
  readonly ink: string;
}

export interface CityAppearance {
  readonly layer: MapLayer;
  readonly palette: PaletteName;
  readonly style: ValueStyle;
  /** Word for no rain. */
  readonly dry: string;
  /** Words of the rain classes, for rain that satellites estimate. */
  readonly strengths: readonly string[];
}

const PALE = { fill: '#dff0ff', ink: '#0e2a52' } as const;
const DRY = { fill: '#191a36', ink: '#c9cbe8' } as const;
const WIND = { fill: '#f1efff', ink: '#1f1a4d' } as const;
const LEAST_MM = 0.1;
const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;
const STEP_DEG = 360 / ARROWS.length;
const KMH_PER_MS = 3.6;

/** Direction the wind blows to, as one of eight arrows. */
function findArrow(east: number, north: number): string {
  const degrees = (Math.atan2(east, north) * 180) / Math.PI;
  return ARROWS[(Math.round(degrees / STEP_DEG) + ARROWS.length) % ARROWS.length] ?? '';
}

function writeWind(bytes: Uint8Array, shape: FrameShape, point: LatLng, { style }: CityAppearance): CityValue | null {
  const [east, north] = [readPlane(bytes, shape, 0, point), readPlane(bytes, shape, 1, point)];
  if (east === null || north === null) return null;
  const speed = Math.hypot(east, north) * (style.windUnit === 'ms' ? 1 : KMH_PER_MS);
  const figure = formatNumber(speed, style);
  return { text: figure === '0' ? figure : `${findArrow(east, north)} ${figure}`, ...WIND };
}

/**
 * Rain at a city, mm/h. Satellites' is a class without a figure, and nothing below the first: what they do not see is
 * not dry.
 */
export function writeRain(
  rate: number,
  { style, dry, strengths }: Pick<CityAppearance, 'style' | 'dry' | 'strengths'>,
  isEstimated = false,
): CityValue | null {
  if (isEstimated) {
    const word = strengths[findClass(LAYER_STYLES.radar, rate)];
    return word === undefined ? null : { text: word, ...PALE };
  }
  if (rate < LEAST_MM) return { text: dry, ...DRY };
  return { text: `${formatNumber(rate, style, rate < 0.95 ? 1 : 0)} mm`, ...PALE };
}

function writeFigure(value: number, { layer, style }: CityAppearance): string {
  if (layer === 'temperature') return formatTemperature(value, style);
  return layer === 'cloud' ? `${formatNumber(value, style)}%` : formatNumber(value, style);
}

/** Text colour for a background: dark on light. */
function findInk([red, green, blue]: readonly [number, number, number, number]): string {
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.2 ? '#14142b' : '#ffffff';
}

/** Value block of a frame at a city; null where there is none. */
export function readCityValue(
  bytes: Uint8Array,
  shape: FrameShape,
  point: LatLng,
  appearance: CityAppearance,
): CityValue | null {
  const { layer, palette } = appearance;
  if (layer === 'wind') return writeWind(bytes, shape, point, appearance);
  const value = readValue(bytes, shape, point);
  if (value === null) return null;
  if (layer === 'radar' || layer === 'rain') {
    return writeRain(value, appearance, readOrigin(bytes, shape, point) === 'satellite');
  }
  const color = findBand(layer, palette, value);
  const text = writeFigure(value, appearance);
  return color === null ? { text, ...DRY } : { text, fill: toHex(color), ink: findInk(color) };
}

/** Position of value and name next to a city's point, pixels. */
export interface LabelLayout {
  readonly block: { readonly x: number; readonly width: number };
  readonly valueX: number;
  readonly nameX: number;
  /** Horizontal extent of the whole label. */
  readonly from: number;
  readonly until: number;
}

const GAP = 8;
const PADDING = 6;
const NAME_GAP = 5;
const NARROW = new Set([' ', ',', '.', 'i', 'l', 'í', 'ì']);
const WIDE = new Set(['m', 'M', 'W', '%', ...ARROWS]);

/** Approximate width at 12 px: the server cannot measure text, and the live map must agree. */
function estimateWidth(text: string, digit: number): number {
  return [...text].reduce((sum, letter) => sum + (NARROW.has(letter) ? 3.6 : WIDE.has(letter) ? 11 : digit), 0);
}

/**
 * Value first, then the name, away from the point. At a phone's left edge the name goes where a wide screen has space.
 */
export function computeLabelLayout(
  { side, isBare }: Pick<MapCity, 'side' | 'isBare'>,
  name: string,
  value: string,
): LabelLayout {
  const width = value === '' ? 0 : Math.round(estimateWidth(value, 7.4) + 2 * PADDING);
  const long = estimateWidth(name, 7);
  if (side === 'right' && isBare === true) {
    const block = { x: GAP, width };
    return { block, valueX: GAP + width / 2, nameX: -GAP, from: -GAP - long, until: GAP + width };
  }
  const way = side === 'right' ? 1 : -1;
  const nameX = way * (GAP + (width === 0 ? 0 : width + NAME_GAP));
  const x = side === 'right' ? GAP : -GAP - width;
  const end = nameX + way * long;
  return {
    block: { x, width },
    valueX: x + width / 2,
    nameX,
    from: side === 'right' ? -4 : end,
    until: side === 'right' ? end : 4,
  };
}
