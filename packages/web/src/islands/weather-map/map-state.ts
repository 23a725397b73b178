import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { MapAddress } from '#components/map/map-address.ts';
import type { MapFrames } from '#components/map/map-frames.ts';
import type { MapLayer, MapOverlay } from '#components/map/map-layer.ts';

/** A point that the reader tapped, or asked for by key. */
export interface MapTap {
  readonly point: LatLng;
  /** Headlines of the warnings that hold there. */
  readonly headlines: readonly string[];
  /** By key the focus goes on to the card. */
  readonly isByKey: boolean;
  /** What rain of the next hours rested on when the point was tapped; null under other layers. */
  readonly rain: MapFrames['basis'];
}

/** Why no value can be shown. */
export type Lack = 'loading' | 'noValue';

/** What the layer says at the tapped point: a value in its unit (null where the cell has none) at a frame, or why there is none. */
export type Reading = { readonly value: number | null; readonly index: number } | { readonly lack: Lack };

/** What the scene has drawn: values or an image of a layer, or that nothing is known anywhere. */
export type Picture =
  | { readonly kind: 'values' | 'image'; readonly layer: MapLayer }
  | { readonly kind: 'unknown'; readonly lack: Lack };

/** What the status line says; `missing`: the server has nothing of this layer. */
export type Notice = '' | Lack | 'failed' | 'missing' | 'old' | 'locateFailed' | 'locateOutside';

/** Everything that the parts of the map share. Only `reduceMap` makes a new one. */
export interface MapState extends Pick<MapAddress, 'layer' | 'moment' | 'zoom' | 'center' | 'palette' | 'hidden'> {
  /** Frames on the time bar. While another layer loads they are still those of the layer before; null without any. */
  readonly frames: MapFrames | null;
  /** Where in time the map is, in frames; between two of them only while it plays. */
  readonly position: number;
  readonly playing: boolean;
  /** A multiple of the usual pace. */
  readonly speed: number;
  /** The list of frames: each answer has the number of its question, and a later question makes it void. */
  readonly load: { readonly status: 'loading' | 'done' | 'failed'; readonly ask: number; readonly isRetry: boolean };
  /** Frames that were waited for and came. What waits for one draws again. */
  readonly arrivals: number;
  /** Address of the frame that could not be had. */
  readonly missed: string | null;
  /** Newer frames could not be had: none of these is of the present. */
  readonly isOld: boolean;
  /** Times that the frames were found to be, or made, those of the present. */
  readonly renewals: number;
  readonly notice: Notice;
  readonly picture: Picture | null;
  readonly tap: MapTap | null;
  readonly reading: Reading | null;
  /** The table below the map: the layer of the one that was fetched last, and how far that of the chosen layer is. */
  readonly table: { readonly here: MapLayer; readonly status: 'here' | 'loading' | 'missing' };
}

/** What happens to the map: by its reader, the network, the clock, or what was drawn. */
export type MapAction =
  | { readonly type: 'layerChosen'; readonly layer: MapLayer }
  | { readonly type: 'retried' }
  | { readonly type: 'framesListed'; readonly ask: number; readonly frames: MapFrames | null }
  | { readonly type: 'framesFailed'; readonly ask: number }
  | { readonly type: 'framesRenewed'; readonly layer: MapLayer; readonly frames: MapFrames | null }
  | { readonly type: 'frameArrived' }
  | { readonly type: 'frameMissed'; readonly url: string }
  | { readonly type: 'framesLost' }
  | { readonly type: 'freshnessChecked'; readonly isOld: boolean }
  | { readonly type: 'playToggled' }
  | { readonly type: 'paused' }
  | { readonly type: 'stepped'; readonly position: number }
  | { readonly type: 'advanced'; readonly position: number }
  | { readonly type: 'speedChosen'; readonly speed: number }
  | { readonly type: 'paletteToggled' }
  | { readonly type: 'overlayToggled'; readonly overlay: MapOverlay }
  | { readonly type: 'viewMoved'; readonly zoom: number; readonly center: LatLng }
  | { readonly type: 'tapped'; readonly tap: Omit<MapTap, 'rain'> }
  | { readonly type: 'cardClosed' }
  | { readonly type: 'drawn'; readonly picture: Picture }
  | { readonly type: 'read'; readonly reading: Reading }
  | { readonly type: 'noticed'; readonly notice: Notice }
  | { readonly type: 'tableCame'; readonly layer: MapLayer }
  | { readonly type: 'tableMissed'; readonly layer: MapLayer };

type Opening = Pick<MapState, 'layer' | 'moment' | 'zoom' | 'center' | 'palette' | 'hidden'>;

/** The state before anything was asked for: what the address says, and the table that came with the page. */
export function openMapState(opening: Opening, rest: Partial<MapState> = {}): MapState {
  return {
    ...opening,
    frames: null,
    position: 0,
    playing: false,
    speed: 1,
    load: { status: 'done', ask: 0, isRetry: false },
    arrivals: 0,
    missed: null,
    isOld: false,
    renewals: 0,
    notice: '',
    picture: null,
    tap: null,
    reading: null,
    table: { here: opening.layer, status: 'here' },
    ...rest,
  };
}

/** The frames, where they are those of the layer that is shown: the list of another one may be under way. */
export function findShownFrames({ frames, layer }: MapState): MapFrames | null {
  return frames?.layer === layer ? frames : null;
}

/** Address of the bytes of a frame; empty where there is no such frame. */
export function getFrameUrl({ frames }: Pick<MapState, 'frames'>, index: number): string {
  return frames?.frames[index]?.url ?? '';
}
