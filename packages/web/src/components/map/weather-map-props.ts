import type { MapGround } from '@portal/contract/map-ground';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { ClassText } from './color-bands.ts';
import type { MapFrames } from './map-frames.ts';
import type { MapLayer } from './map-layer.ts';
import type { MapWords } from './map-words.ts';

/** What the live map needs: its words, its first frames, where it opens. Plain data. */
export interface WeatherMapProps {
  readonly style: ValueStyle;
  readonly layer: MapLayer;
  /** The layer of the page's plain address. */
  readonly defaultLayer: MapLayer;
  /** Null where they did not come. */
  readonly frames: MapFrames | null;
  /** A place that the address names: the map opens on it, before anything else. */
  readonly place: (LatLng & { readonly name: string }) | null;
  /** The operator's tiles below the weather; null for none. */
  readonly ground: MapGround | null;
  readonly classes: Readonly<Record<string, readonly ClassText[]>>;
  readonly words: MapWords;
  /** Words for a table below the map that is on its way, or did not come. */
  readonly list: { readonly missing: string; readonly open: string };
  /** Path of a place's page with `{location}` in it. */
  readonly placePath: string;
}
