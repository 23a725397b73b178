import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import { findClass } from '#components/map/color-bands.ts';
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

const WRITERS: Readonly<Record<MapLayerName, (value: number, style: ValueStyle) => string>> = {
  rain: (value, style) => `${formatRainNumber(value, style)}\u00a0mm/${style.language === 'vi' ? 'giờ' : 'h'}`,
  temperature: formatTemperature,
  wind: formatSpeed,
  cloud: formatPercent,
  aqi: (value, style) => `VN_AQI ${formatNumber(value, style)}`,
  uv: (value, style) => `UV ${formatNumber(value, style)}`,
};

/** A value of a layer in figures and in a word. */
export function writeValue(
  layer: MapLayerName,
  value: number | null,
  { style, words, classes }: Pick<WeatherMapProps, 'style' | 'words' | 'classes'>,
): { readonly figure: string; readonly word: string } {
  if (value === null) return { figure: '', word: words.noValue };
  const index = findClass(LAYER_LOOKS[layer], value);
  const lowest = layer === 'rain' ? words.dry : (classes[layer]?.[0]?.name ?? '');
  const word = index < 0 ? lowest : (classes[layer]?.[index]?.name ?? '');
  return { figure: layer === 'rain' && index < 0 ? '' : WRITERS[layer](value, style), word };
}
