import type { MapMessages } from '@portal/content/messages/map-messages';
import { beaufortForce } from '@portal/domain/wind/beaufort';
import { formatNumber, type ValueStyle } from '#components/weather/format-values.ts';
import type { MapLayer } from './map-layer.ts';
import { LAYER_LOOKS } from './map-palettes.table.ts';

/** A line of the legend: the class in a word, and its span of values. */
export interface ClassText {
  readonly name: string;
  readonly range: string;
}

function describeForces(low: number, high: number | undefined, words: MapMessages): string {
  const from = String(beaufortForce(low + 0.05));
  return high === undefined ? words.forcesFrom(from) : words.forces(from, String(beaufortForce(high - 0.1)));
}

/** The first and last value of a class as whole numbers stand beside each other: 51–100. */
function toWhole(limit: number): number {
  return Math.ceil(limit);
}

function describeSpan(layer: MapLayer, index: number, words: MapMessages, style: ValueStyle): string {
  const { limits } = LAYER_LOOKS[layer];
  const [low = 0, high] = [limits[index], limits[index + 1]];
  if (layer === 'wind') return describeForces(low, high, words);
  const isDegrees = layer === 'temperature' && style.temperatureUnit === 'F';
  const write = (limit: number) =>
    formatNumber(isDegrees ? limit * 1.8 + 32 : limit, style, Number.isInteger(limit) ? 0 : 1);
  if (layer === 'aqi') {
    return high === undefined
      ? words.from(write(toWhole(low)))
      : words.between(write(toWhole(low)), write(Math.floor(high)));
  }
  if (high === undefined) return words.from(write(low));
  return index === 0 ? words.below(write(high)) : words.between(write(low), write(high));
}

/** The legend of a layer in words, from little to much. */
export function describeClasses(layer: MapLayer, words: MapMessages, style: ValueStyle): ClassText[] {
  return LAYER_LOOKS[layer].limits.map((_, index) => ({
    name: words.classes[layer][index] ?? '',
    range: describeSpan(layer, index, words, style),
  }));
}
