import type { MapGround } from '@portal/contract/map-ground';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { ClassText } from './color-bands.ts';
import type { MapFrames } from './map-frames.ts';
import type { MapLayer } from './map-layer.ts';
import type { MapStorms } from './map-storms.ts';
import type { MapWords } from './map-words.ts';

/** Props of the live map: messages, first frames, opening position. */
export interface WeatherMapProps {
  /** When the page was written: the browser's clock may be wrong. */
  readonly nowAt: string;
  readonly style: ValueStyle;
  readonly layer: MapLayer;
  /** Layer of the page's plain address. */
  readonly defaultLayer: MapLayer;
  /** Null where loading failed. */
  readonly frames: MapFrames | null;
  /** Place named in the address; the map opens there. */
  readonly place: (LatLng & { readonly name: string }) | null;
  /** Storms over the map and as a layer of their own. */
  readonly storms: MapStorms;
  /** The operator's basemap tiles; null for none. */
  readonly ground: MapGround | null;
  readonly classes: Readonly<Record<string, readonly ClassText[]>>;
  readonly words: MapWords;
  /** Messages while the table loads or after it failed. */
  readonly list: { readonly missing: string; readonly open: string };
  /** Path of a place's page with `{location}`. */
  readonly placePath: string;
}
