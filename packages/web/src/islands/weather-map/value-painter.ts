import { findClass, parseColor } from '#components/map/color-bands.ts';
import { type MapFrames, readValue } from '#components/map/map-frames.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import { LAYER_STYLES, type LayerStyle } from '#components/map/map-palettes.table.ts';
import { findPresent, type MapWords } from '#components/map/map-words.ts';
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
import { readMapColors } from './ground-tiles.ts';
import { listSceneBands, type MapSceneOptions, type SceneState } from './map-scene.ts';
import type { TapCard } from './tap-card.ts';
import type { TimePlayer } from './time-player.ts';
import { createWindParticles } from './wind-particles.ts';

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
function writeValue(
  layer: MapLayer,
  value: number | null,
  { style, words, classes }: Pick<WeatherMapProps, 'style' | 'words' | 'classes'>,
): { readonly figure: string; readonly word: string } {
  if (value === null) return { figure: '', word: words.noValue };
  const index = findClass(LAYER_STYLES[layer], value);
  const isRain = layer === 'rain' || layer === 'radar';
  const lowest = isRain ? words.dry : (classes[layer]?.[0]?.name ?? '');
  const word = index < 0 ? lowest : (classes[layer]?.[index]?.name ?? '');
  return { figure: isRain && index < 0 ? '' : WRITERS[layer](value, style), word };
}

interface ValuePainterOptions extends Pick<MapSceneOptions, 'root' | 'view' | 'props'> {
  readonly state: SceneState;
  readonly player: TimePlayer;
  readonly card: TapCard;
}

/** Colours values, or hatches the whole map where there are none; the card tells the same. */
interface ValuePainter {
  /** Two frames of the layer that is chosen, and how far the map is from one to the other. */
  paint(shape: MapFrames, before: Uint8Array, after: Uint8Array, share: number): void;
  /** Nothing is known anywhere, and why. */
  hatch(why: string): void;
  /** Takes values and hatch away, for a layer that has none. */
  clear(): void;
  /** The layer whose values are on the map; null for none. */
  painted(): MapLayer | null;
  /** Tells the value of a frame at the point that the card is about; without a frame why there is none. */
  writeCard(bytes: Uint8Array | null): void;
}

/** One cell without a value: around it nothing is known either. */
const NOTHING = {
  shape: {
    bounds: { north: 24, south: 8, east: 110, west: 102 },
    width: 1,
    height: 1,
    planes: 1,
    scale: { offset: 0, factor: 1, power: 1, missing: 255 },
  },
  before: new Uint8Array([255]),
  after: new Uint8Array([255]),
  share: 0,
  bands: [],
  smoothing: 'linear',
} as const;

/** What a card calls a frame: “now” as long as it is of the present. */
function nameMoment({ frames, isOld }: SceneState, index: number, words: MapWords): string {
  const list = frames?.frames ?? [];
  if (index === findPresent(list) && !isOld) return words.now;
  return words.at.replace('{0}', formatClock(list[index]?.at ?? null));
}

function findSmoothing({ layer, frames }: SceneState, position: number): LayerStyle['smoothing'] {
  const { smoothing, smoothingAhead = smoothing } = LAYER_STYLES[layer];
  return frames?.frames[Math.floor(position)]?.kind === 'forecast' ? smoothingAhead : smoothing;
}

export function createValuePainter({ root, view, props, state, player, card }: ValuePainterOptions): ValuePainter {
  const wind = createWindParticles(view.live);
  const findInk = () => parseColor(readMapColors(root).soft);
  let painted: MapLayer | null = null;
  let reason = '';

  function writeCard(bytes: Uint8Array | null): void {
    const [point, { frames }] = [card.point(), state];
    if (point === null) return;
    if (bytes === null || frames === null) {
      card.write({ figure: '', word: reason, moment: '' });
      return;
    }
    const moment = nameMoment(state, Math.round(player.position()), props.words);
    card.write({ ...writeValue(state.layer, readValue(bytes, frames, point), props), moment });
  }

  return {
    paint(shape, before, after, share) {
      painted = state.layer;
      reason = props.words.loading;
      delete root.dataset.empty;
      const smoothing = findSmoothing(state, player.position());
      view.layer.show({ shape, before, after, share, bands: listSceneBands(state), smoothing, ink: findInk() });
      const nearer = share < 0.5 ? before : after;
      wind.show(painted === 'wind' ? { bytes: nearer, shape } : null);
      writeCard(nearer);
    },
    hatch(why) {
      painted = null;
      reason = why;
      // The legend then names the hatch by no layer's own reason.
      root.dataset.empty = '';
      view.layer.show({ ...NOTHING, ink: findInk() });
      wind.show(null);
      writeCard(null);
    },
    clear() {
      painted = null;
      delete root.dataset.empty;
      view.layer.show(null);
      wind.show(null);
    },
    painted: () => painted,
    writeCard,
  };
}
