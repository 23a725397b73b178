import { findClass } from '#components/map/color-bands.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import { LAYER_LOOKS } from '#components/map/map-palettes.table.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import {
  formatNumber,
  formatPercent,
  formatRainNumber,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';

const writeRain = (value: number, style: ValueStyle) =>
  `${formatRainNumber(value, style)}\u00a0mm/${style.language === 'vi' ? 'giờ' : 'h'}`;

const WRITERS: Readonly<Record<MapLayer, (value: number, style: ValueStyle) => string>> = {
  radar: writeRain,
  rain: writeRain,
  satellite: () => '',
  temperature: formatTemperature,
  wind: formatSpeed,
  cloud: formatPercent,
  aqi: (value, style) => `VN_AQI ${formatNumber(value, style)}`,
  uv: (value, style) => `UV ${formatNumber(value, style)}`,
};

/** A value of a layer in figures and in a word. */
export function writeValue(
  layer: MapLayer,
  value: number | null,
  { style, words, classes }: Pick<WeatherMapProps, 'style' | 'words' | 'classes'>,
): { readonly figure: string; readonly word: string } {
  if (value === null) return { figure: '', word: words.noValue };
  const index = findClass(LAYER_LOOKS[layer], value);
  const isRain = layer === 'rain' || layer === 'radar';
  const lowest = isRain ? words.dry : (classes[layer]?.[0]?.name ?? '');
  const word = index < 0 ? lowest : (classes[layer]?.[index]?.name ?? '');
  return { figure: isRain && index < 0 ? '' : WRITERS[layer](value, style), word };
}
