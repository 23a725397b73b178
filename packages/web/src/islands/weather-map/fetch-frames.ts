import type { CallResult } from '@portal/contract/call-api';
import { createHttpCallApi, type HttpCallApi } from '@portal/contract/client';
import type { MapFrame } from '@portal/contract/endpoints/map-frames';
import type { Language } from '@portal/domain/language/language';
import {
  countBytes,
  type FrameShape,
  fromHourFrames,
  fromNowcastFrames,
  fromSatelliteFrames,
  type MapFrames,
} from '#components/map/map-frames.ts';
import type { FramedLayer, MapLayer } from '#components/map/map-layer.ts';
import { getFrameUrl, type MapState } from './map-state.ts';
import type { MapStore } from './map-store.ts';
import type { StormFeed } from './storm-feed.ts';
import { watchTime } from './watch-time.ts';

const HOURS = 25;
const call = createHttpCallApi('');
const callFresh = createHttpCallApi('', 'no-cache');

/** An empty list counts as no data. */
const orNull = (frames: MapFrames | null) => (frames?.frames.length === 0 ? null : frames);

/** Cached frames, and pending requests. */
export interface FrameCache {
  /** Frames of a layer; null where the server has none; rejects without an answer. */
  list(layer: MapLayer): Promise<MapFrames | null>;
  /** Refetches the lists of all layers and drops bytes no longer listed. */
  forget(): void;
  /** Bytes of a frame. Rejects on failure or if the size does not match the layer. */
  load(url: string, shape: FrameShape): Promise<Uint8Array>;
  /** Bytes of a cached frame. */
  find(url: string): Uint8Array | null;
}

function unwrap<Reply>(result: CallResult<Reply>, toFrames: (reply: Reply) => MapFrames | null): MapFrames | null {
  if (result.ok) return orNull(toFrames(result.reply));
  if (result.problem.errorCode === 'noData') return null;
  throw new Error(result.problem.errorCode);
}

async function requestList(layer: FramedLayer, lang: Language, call: HttpCallApi): Promise<MapFrames | null> {
  if (layer === 'radar') return unwrap(await call('nowcastFrames', { query: { lang } }), fromNowcastFrames);
  if (layer === 'satellite') return unwrap(await call('satelliteFrames', { query: { lang } }), fromSatelliteFrames);
  return unwrap(await call('weatherMapFrames', { query: { layer, hours: HOURS, lang } }), fromHourFrames);
}

/** `storms` lists the frames of that layer, which have no bytes. */
export function createFrameCache(
  language: Language,
  first: MapFrames | null,
  storms: Pick<StormFeed, 'list'>,
): FrameCache {
  const lists = new Map<MapLayer, Promise<MapFrames | null>>();
  if (first !== null) lists.set(first.layer, Promise.resolve(first));
  const named = new Map<MapLayer, readonly MapFrame[]>(first === null ? [] : [[first.layer, first.frames]]);
  const here = new Map<string, Uint8Array>();
  let isRetry = false;
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function fetchBytes(url: string, shape: FrameShape): Promise<Uint8Array> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    // The size of an image is unknown. Other data, such as a captive portal's page, would look like weather.
    if (shape.planes > 0 && bytes.length !== countBytes(shape)) throw new Error(`${url}: ${bytes.length} bytes`);
    here.set(url, bytes);
    return bytes;
  }

  /** A map left open sees hundreds of frames per day. */
  function prune(): void {
    const urls = new Set([...named.values()].flatMap((frames) => frames.map(({ url }) => url)));
    for (const url of here.keys()) if (!urls.has(url)) here.delete(url);
  }

  return {
    forget() {
      isRetry = true;
      lists.clear();
    },
    list(layer) {
      const known = lists.get(layer);
      if (known !== undefined) return known;
      const asked = layer === 'storms' ? storms.list() : requestList(layer, language, isRetry ? callFresh : call);
      lists.set(layer, asked);
      asked.then(
        (found) => {
          named.set(layer, found?.frames ?? []);
          prune();
        },
        () => lists.get(layer) === asked && lists.delete(layer),
      );
      return asked;
    },
    load(url, shape) {
      const bytes = here.get(url);
      if (bytes !== undefined) return Promise.resolve(bytes);
      const known = underWay.get(url);
      if (known !== undefined) return known;
      const asked = fetchBytes(url, shape).finally(() => underWay.delete(url));
      underWay.set(url, asked);
      return asked;
    },
    find: (url) => here.get(url) ?? null,
  };
}

function isSameList(one: MapFrames | null, other: MapFrames | null): boolean {
  const list = (frames: MapFrames | null) => frames?.frames.map(({ url }) => url).join() ?? '';
  return list(one) === list(other);
}

/** Loads the list of frames on each layer change and request. */
function fetchLists(store: MapStore, frameCache: FrameCache): void {
  store.subscribe(
    ({ load }) => load,
    ({ status, ask, isRetry }) => {
      if (status !== 'loading') return;
      if (isRetry) frameCache.forget();
      frameCache.list(store.get().layer).then(
        (frames) => store.dispatch({ type: 'framesListed', ask, frames }),
        () => store.dispatch({ type: 'framesFailed', ask }),
      );
    },
  );
}

/** URL of the frame at rest. Playback fetches its own frames, and the map fetches images. */
function findWantedUrl(state: MapState): string | null {
  const { frames, layer, playing } = state;
  if (frames?.layer !== layer || layer === 'satellite' || layer === 'storms' || playing) return null;
  return getFrameUrl(state, state.position);
}

/** Fetches the frame at rest; retries a failed one when the list or the network is back. */
function fetchRestingFrame(store: MapStore, frameCache: FrameCache): void {
  store.subscribe(
    (state) => [findWantedUrl(state), state.load, state.isOld],
    () => {
      const state = store.get();
      const { frames } = state;
      const url = findWantedUrl(state);
      if (frames === null || url === null || frameCache.find(url) !== null) return;
      const isWanted = () => store.get().frames === frames;
      frameCache.load(url, frames).then(
        () => isWanted() && store.dispatch({ type: 'frameArrived' }),
        () => isWanted() && store.dispatch({ type: 'frameMissed', url }),
      );
    },
  );
}

/** Prefetches frames in playing order; stops when they are replaced. */
async function fetchAhead(store: MapStore, frameCache: FrameCache, frames: MapFrames): Promise<void> {
  const isShown = () => store.get().frames === frames;
  const from = Math.floor(store.get().position);
  const urls = frames.frames.map(({ url }) => url);
  try {
    for (const url of [...urls.slice(from), ...urls.slice(0, from)]) {
      if (!isShown()) return;
      await frameCache.load(url, frames);
    }
  } catch (error) {
    if (isShown()) throw error;
  }
}

/** Refetches the list. Resolves to whether it changed; rejects without an answer. */
async function renewFrames(store: MapStore, frameCache: FrameCache): Promise<boolean> {
  const { layer, frames } = store.get();
  frameCache.forget();
  const found = await frameCache.list(layer);
  if (store.get().layer !== layer || isSameList(found, frames)) return false;
  store.dispatch({ type: 'framesRenewed', layer, frames: found });
  return true;
}

/** All network access for frames: lists, the current frame, prefetching and renewal. */
export function fetchFrames(store: MapStore, frameCache: FrameCache): void {
  let isRecovering = false;
  const renew = () => renewFrames(store, frameCache);

  /** A missing frame suggests an outdated list. */
  async function recover(): Promise<void> {
    if (isRecovering) return;
    isRecovering = true;
    if (!(await renew().catch(() => false))) store.dispatch({ type: 'framesLost' });
    isRecovering = false;
  }

  fetchLists(store, frameCache);
  fetchRestingFrame(store, frameCache);
  store.subscribe(
    ({ playing, frames }) => (playing && frames?.layer !== 'storms' ? frames : null),
    (frames) => frames !== null && fetchAhead(store, frameCache, frames).catch(recover),
  );
  store.subscribe(
    ({ missed }) => missed,
    (missed) => missed !== null && recover(),
  );
  watchTime(async () => {
    const isAnswered = await renew().then(
      () => true,
      () => false,
    );
    store.dispatch({ type: 'freshnessChecked', isOld: !isAnswered });
    return isAnswered;
  }, store.get().isOld);
}
