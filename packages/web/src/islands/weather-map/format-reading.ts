import { findClass } from '#components/map/color-bands.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import { LAYER_STYLES } from '#components/map/map-palettes.table.ts';
import { findPresent } from '#components/map/map-words.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import {
  formatClock,
  formatNumber,
  formatPercent,
  formatRainNumber,
  formatSpeed,
  formatTemperature,
  type ValueStyle,
} from '#components/weather/format-values.ts';
import type { MapState } from './map-state.ts';

const formatRain = (value: number, style: ValueStyle) =>
  `${formatRainNumber(value, style)}\u00a0mm/${style.language === 'vi' ? 'giờ' : 'h'}`;

const FORMATS: Readonly<Record<MapLayer, (value: number, style: ValueStyle) => string>> = {
  radar: formatRain,
  rain: formatRain,
  satellite: () => '',
  storms: () => '',
  temperature: formatTemperature,
  wind: formatSpeed,
  cloud: formatPercent,
  aqi: (value, style) => `VN_AQI ${formatNumber(value, style)}`,
  uv: (value, style) => `UV ${formatNumber(value, style)}`,
};

/** A layer's value as number and word. */
function formatValue(
  layer: MapLayer,
  value: number | null,
  { style, words, classes }: Pick<WeatherMapProps, 'style' | 'words' | 'classes'>,
): { readonly figure: string; readonly word: string } {
  if (value === null) return { figure: '', word: words.noValue };
  const index = findClass(LAYER_STYLES[layer], value);
  const isRain = layer === 'rain' || layer === 'radar';
  const lowest = isRain ? words.dry : (classes[layer]?.[0]?.name ?? '');
  const word = index < 0 ? lowest : (classes[layer]?.[index]?.name ?? '');
  return { figure: isRain && index < 0 ? '' : FORMATS[layer](value, style), word };
}

/** Rain that satellites estimate: its class with its certainty, no figure, and never dry. */
function formatEstimate(value: number, { words, classes }: Pick<WeatherMapProps, 'words' | 'classes'>) {
  const name = classes.radar?.[findClass(LAYER_STYLES.radar, value)]?.name;
  return { figure: '', word: name === undefined ? words.unseen : words.probably.replace('{0}', name.toLowerCase()) };
}

/** Text of the card; empty parts are left out. */
export interface ReadingText {
  readonly figure: string;
  readonly word: string;
  /** "Now" while the frame is current, else its time. */
  readonly moment: string;
}

function formatMoment({ frames, isOld }: MapState, index: number, { now, at }: WeatherMapProps['words']): string {
  const list = frames?.frames ?? [];
  if (index === findPresent(list) && !isOld) return now;
  return at.replace('{0}', formatClock(list[index]?.at ?? null));
}

/** Value at the tapped point, or why there is none; null before the point is read. */
export function formatReading(
  state: MapState,
  props: Pick<WeatherMapProps, 'style' | 'words' | 'classes'>,
): ReadingText | null {
  const { reading, layer } = state;
  if (reading === null) return null;
  if ('lack' in reading) return { figure: '', word: props.words[reading.lack], moment: '' };
  const { value, isEstimated = false } = reading;
  const text = isEstimated && value !== null ? formatEstimate(value, props) : formatValue(layer, value, props);
  return { ...text, moment: formatMoment(state, reading.index, props.words) };
}
