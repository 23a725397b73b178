import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { MapAddress } from '#components/map/map-address.ts';
import type { MapLayer } from '#components/map/map-layer.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { MapView } from './create-map-view.ts';
import type { FrameCache } from './frame-cache.ts';
import type { TableView } from './table-view.ts';

export interface MapSceneOptions {
  readonly root: HTMLElement;
  readonly stage: HTMLElement;
  readonly view: MapView;
  readonly props: WeatherMapProps;
  readonly frameCache: FrameCache;
  readonly list: TableView;
  readonly moment: string | null;
  readonly palette: MapAddress['palette'];
  readonly hidden: MapAddress['hidden'];
  /** Tells what changed, for the address. */
  readonly note: (change: Partial<MapAddress>) => void;
}

/** What is on the map: a layer at a moment. */
export interface MapScene {
  show(layer: MapLayer): Promise<void>;
  /** Tells what is at a point, which is at a place on the screen; asked by key or by hand. */
  tap(point: LatLng, at: { readonly x: number; readonly y: number }, isByKey: boolean): void;
}
