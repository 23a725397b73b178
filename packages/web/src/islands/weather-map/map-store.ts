import type { MapFrames } from '#components/map/map-frames.ts';
import type { MapLayer, MapOverlay } from '#components/map/map-layer.ts';
import { findMoment, findPresent, toAddressMoment } from '#components/map/map-words.ts';
import type { MapAction, MapState, Picture } from './map-state.ts';

const countFrames = ({ frames }: MapState): number => frames?.frames.length ?? 0;

/** Position after a playback interval: linear to the last frame, then back to the first. */
export function findNextPosition(state: MapState, seconds: number, framesPerSecond: number): number {
  const end = countFrames(state) - 1;
  const next = state.position + seconds * framesPerSecond * state.speed;
  if (next < end) return next;
  return state.position >= end - 1e-6 ? 0 : end;
}

function toPosition(state: MapState, position: number): number {
  return Math.min(Math.max(position, 0), Math.max(countFrames(state) - 1, 0));
}

/** Rests on the nearest frame. The current frame is stored as none, so that the map stays current. */
function rest(state: MapState, position = state.position): MapState {
  const index = toPosition(state, Math.round(position));
  const frames = state.frames?.frames ?? [];
  const shown = frames[index];
  if (shown === undefined) return { ...state, playing: false, position: 0 };
  const moment = index === findPresent(frames) ? null : toAddressMoment(shown.at);
  return { ...state, playing: false, position: index, moment };
}

const pause = (state: MapState): MapState => (state.playing ? rest(state) : state);

function play(state: MapState): MapState {
  if (countFrames(state) < 2) return state;
  const position = state.position >= countFrames(state) - 1 ? 0 : state.position;
  return { ...state, playing: true, position, missed: null, notice: state.isOld ? state.notice : '' };
}

/** Requests the layer's frames; playback stops meanwhile. */
function ask(state: MapState, isRetry: boolean): MapState {
  const load = { status: 'loading', ask: state.load.ask + 1, isRetry } as const;
  return { ...pause(state), load, notice: 'loading', missed: null };
}

function chooseLayer(state: MapState, layer: MapLayer): MapState {
  const status: MapState['table']['status'] = layer === state.table.here ? 'here' : 'loading';
  const table = layer === state.layer ? state.table : { ...state.table, status };
  return { ...ask(state, false), layer, table };
}

/** Replaces the frames and keeps the shown time; falls back to the current frame. */
function putFrames(state: MapState, frames: MapFrames | null): MapState {
  const load = { ...state.load, status: 'done' } as const;
  const next = { ...state, frames, load, missed: null, notice: frames === null ? 'missing' : '' } as const;
  if (frames === null) return { ...next, playing: false, position: 0, moment: null };
  const rested = rest(next, findMoment(frames.frames, state.moment));
  return state.playing ? play(rested) : rested;
}

/** Newer frames of the layer: playback continues in them, and pending answers for older ones are invalid. */
function renewFrames(state: MapState, frames: MapFrames | null): MapState {
  const load = { ...state.load, ask: state.load.ask + 1 };
  return putFrames({ ...pause(state), playing: state.playing, load }, frames);
}

function checkFreshness(state: MapState, isOld: boolean): MapState {
  const hasChanged = state.isOld !== isOld;
  // A layer that never loaded has nothing outdated to report.
  const notice = isOld ? (state.frames === null ? state.notice : 'old') : hasChanged ? '' : state.notice;
  const missed = hasChanged ? null : state.missed;
  return { ...state, isOld, notice, missed, renewals: state.renewals + (isOld ? 0 : 1) };
}

/** Images have no value for a card. A map with no known values says so, unless playback continues. */
function noteDrawn(state: MapState, picture: Picture): MapState {
  if (picture.kind === 'image') return { ...state, picture, tap: null, reading: null };
  const isWaiting = picture.kind === 'unknown' && picture.lack === 'loading' && !state.playing;
  return { ...state, picture, notice: isWaiting ? 'loading' : state.notice };
}

function toggleOverlay({ hidden }: MapState, overlay: MapOverlay): readonly MapOverlay[] {
  return hidden.includes(overlay) ? hidden.filter((name) => name !== overlay) : [...hidden, overlay];
}

/** Playback, stepping and the clock. */
function reduceTime(state: MapState, action: MapAction): MapState {
  switch (action.type) {
    case 'playToggled':
      return state.playing ? rest(state) : play(state);
    case 'paused':
      return pause(state);
    case 'stepped':
      return { ...rest(state, action.position), missed: null };
    case 'advanced':
      return state.playing ? { ...state, position: toPosition(state, action.position) } : state;
    case 'speedChosen':
      return { ...state, speed: action.speed };
    default:
      return reduceFrames(state, action);
  }
}

/** Network answers; outdated ones change nothing. */
function reduceFrames(state: MapState, action: MapAction): MapState {
  switch (action.type) {
    case 'retried':
      return ask(state, true);
    case 'framesListed':
      return action.ask === state.load.ask ? putFrames(state, action.frames) : state;
    case 'framesFailed': {
      if (action.ask !== state.load.ask) return state;
      const load = { ...state.load, status: 'failed' } as const;
      return { ...state, frames: null, position: 0, playing: false, load, notice: 'failed' };
    }
    case 'framesRenewed':
      return action.layer === state.layer ? renewFrames(state, action.frames) : state;
    case 'frameArrived': {
      const isWaiting = state.notice === 'failed' || state.notice === 'loading';
      return { ...state, arrivals: state.arrivals + 1, notice: isWaiting ? '' : state.notice };
    }
    case 'frameMissed':
      return { ...state, missed: action.url };
    case 'framesLost':
      return { ...pause(state), notice: 'failed' };
    case 'freshnessChecked':
      return checkFreshness(state, action.isOld);
    case 'tableCame':
      if (action.layer !== state.layer) return state;
      return { ...state, table: { here: action.layer, status: 'here' } };
    case 'tableMissed':
      if (action.layer !== state.layer || state.table.status === 'here') return state;
      return { ...state, table: { ...state.table, status: 'missing' } };
    default:
      return state;
  }
}

/** What rain at a point may rest on without contradicting the map. */
function listBases(frames: MapFrames | null): readonly MapFrames['basis'][] {
  const { basis = null, satelliteAt = null } = frames ?? {};
  return basis === null ? [] : satelliteAt === null ? [basis] : [basis, 'satellite'];
}

/** Pure reducer; may return the same object if nothing changes. */
export function reduceMap(state: MapState, action: MapAction): MapState {
  switch (action.type) {
    case 'layerChosen':
      return chooseLayer(state, action.layer);
    case 'paletteToggled':
      return { ...state, palette: state.palette === 'classic' ? 'safe' : 'classic' };
    case 'overlayToggled':
      return { ...state, hidden: toggleOverlay(state, action.overlay) };
    case 'viewMoved':
      return { ...state, zoom: action.zoom, center: action.center };
    case 'tapped':
      return { ...state, tap: { ...action.tap, rain: listBases(state.frames) }, reading: null };
    case 'cardClosed':
      return state.tap === null ? state : { ...state, tap: null, reading: null };
    case 'drawn':
      return noteDrawn(state, action.picture);
    case 'read':
      return state.tap === null ? state : { ...state, reading: action.reading };
    case 'noticed':
      return { ...state, notice: action.notice };
    default:
      return reduceTime(state, action);
  }
}

/** Single store of the map's state: parts select, subscribe and dispatch. */
export interface MapStore {
  get(): MapState;
  /** Reduces at once. Actions dispatched by listeners are reduced at once too and notified in the same round. */
  dispatch(action: MapAction): void;
  /** Calls `listener` with the selected value whenever it changes. Lists are compared element-wise. */
  subscribe<Value>(select: (state: MapState) => Value, listener: (value: Value, previous: Value) => void): void;
  /** Calls `listener` once now, then as `subscribe` does. */
  watch<Value>(select: (state: MapState) => Value, listener: (value: Value) => void): void;
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((element, index) => Object.is(element, other[index]));
}

export function createMapStore(opening: MapState): MapStore {
  let state = opening;
  let isCalling = false;
  let isDue = false;
  const subscribers: (() => void)[] = [];

  function call(): void {
    isDue = true;
    if (isCalling) return;
    isCalling = true;
    try {
      while (isDue) {
        isDue = false;
        for (const subscriber of subscribers) subscriber();
      }
    } finally {
      isCalling = false;
    }
  }

  const store: MapStore = {
    get: () => state,
    dispatch(action) {
      const next = reduceMap(state, action);
      if (next === state) return;
      state = next;
      call();
    },
    subscribe(select, listener) {
      let last = select(state);
      subscribers.push(() => {
        const value = select(state);
        if (isSame(value, last)) return;
        const previous = last;
        last = value;
        listener(value, previous);
      });
    },
    watch(select, listener) {
      listener(select(state));
      store.subscribe(select, listener);
    },
  };
  return store;
}
