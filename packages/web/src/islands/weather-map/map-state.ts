import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { MapAddress } from '#components/map/map-address.ts';
import type { MapFrames } from '#components/map/map-frames.ts';
import type { MapLayer, MapOverlay } from '#components/map/map-layer.ts';

/** A point that the reader tapped or chose by key. */
export interface MapTap {
  readonly point: LatLng;
  /** Headlines of warnings in force there. */
  readonly headlines: readonly string[];
  /** The storm there with its facts; null elsewhere. */
  readonly storm: {
    readonly name: string;
    readonly lines: readonly string[];
    readonly href: string;
    readonly more: string;
  } | null;
  /** True by keyboard: focus moves to the card. */
  readonly isByKey: boolean;
  /** Bases of the rain nowcast at the time of the tap; empty for other layers. */
  readonly rain: readonly MapFrames['basis'][];
}

/** Why no value is shown. */
export type Lack = 'loading' | 'noValue';

/**
 * Value at the tapped point in the layer's unit (null where missing), whether satellites estimate it, and its frame; or
 * why there is none.
 */
export type Reading =
  | { readonly value: number | null; readonly isEstimated?: boolean; readonly index: number }
  | { readonly lack: Lack };

/** What was drawn: values or an image, or unknown everywhere. */
export type Picture =
  | { readonly kind: 'values' | 'image'; readonly layer: MapLayer }
  | { readonly kind: 'unknown'; readonly lack: Lack };

/** Status line; `missing`: the server has no data for this layer. */
export type Notice = '' | Lack | 'failed' | 'missing' | 'old' | 'locateFailed' | 'locateOutside';

/** Shared state of the map. Only `reduceMap` creates a new one. */
export interface MapState extends Pick<MapAddress, 'layer' | 'moment' | 'zoom' | 'center' | 'palette' | 'hidden'> {
  /** Frames on the time bar; while another layer loads, still the previous layer's; null without any. */
  readonly frames: MapFrames | null;
  /** Position in frames; fractional only during playback. */
  readonly position: number;
  readonly playing: boolean;
  /** Multiple of the default speed. */
  readonly speed: number;
  /** State of the frame list; answers carry their request number, and newer requests invalidate older ones. */
  readonly load: { readonly status: 'loading' | 'done' | 'failed'; readonly ask: number; readonly isRetry: boolean };
  /** Number of awaited frames that arrived; triggers redraws. */
  readonly arrivals: number;
  /** URL of a frame that failed. */
  readonly missed: string | null;
  /** True if renewal failed: no frame is current. */
  readonly isOld: boolean;
  /** Number of times the frames were confirmed or made current. */
  readonly renewals: number;
  readonly notice: Notice;
  readonly picture: Picture | null;
  readonly tap: MapTap | null;
  readonly reading: Reading | null;
  /** Table below the map: its layer, and the loading state of the current layer's table. */
  readonly table: { readonly here: MapLayer; readonly status: 'here' | 'loading' | 'missing' };
}

/** An event: by the reader, the network, the clock or the renderer. */
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

/** Initial state: the address, and the table of the page. */
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

/** Frames of the current layer; null while another layer's list is loading. */
export function findShownFrames({ frames, layer }: MapState): MapFrames | null {
  return frames?.layer === layer ? frames : null;
}

/** URL of a frame; empty where it does not exist. */
export function getFrameUrl({ frames }: Pick<MapState, 'frames'>, index: number): string {
  return frames?.frames[index]?.url ?? '';
}
