import type { CallResult } from '@portal/contract/call-api';
import { createHttpCallApi, type HttpCallApi } from '@portal/contract/client';
import type { MapFrame } from '@portal/contract/endpoints/map-frames';
import type { Language } from '@portal/domain/language/language';
import {
  type FrameShape,
  fromHourFrames,
  fromNowcastFrames,
  fromSatelliteFrames,
  type MapFrames,
} from '#components/map/map-frames.ts';
import type { MapLayer } from '#components/map/map-layer.ts';

const HOURS = 25;
const call = createHttpCallApi('');
const callAnew = createHttpCallApi('', 'no-cache');

/** A list of no frames is none. */
const orNull = (frames: MapFrames | null) => (frames?.frames.length === 0 ? null : frames);

/** Frames that the browser has, and those under way. */
export interface FrameCache {
  /** The frames of a layer; null where the server has none, rejected where it does not answer. */
  list(layer: MapLayer): Promise<MapFrames | null>;
  /** Has the frames of every layer asked for anew, and lets go of bytes that are in none of them. */
  forget(): void;
  /** The bytes of a frame. Rejects where they do not come, or are not as many as its layer has cells. */
  load(url: string, { width, height, planes }: FrameShape): Promise<Uint8Array>;
  /** The bytes of a frame that is here already. */
  find(url: string): Uint8Array | null;
}

function unwrap<Reply>(result: CallResult<Reply>, toFrames: (reply: Reply) => MapFrames | null): MapFrames | null {
  if (result.ok) return orNull(toFrames(result.reply));
  if (result.problem.errorCode === 'noData') return null;
  throw new Error(result.problem.errorCode);
}

async function ask(layer: MapLayer, lang: Language, call: HttpCallApi): Promise<MapFrames | null> {
  if (layer === 'radar') return unwrap(await call('nowcastFrames', { query: { lang } }), fromNowcastFrames);
  if (layer === 'satellite') return unwrap(await call('satelliteFrames', { query: { lang } }), fromSatelliteFrames);
  return unwrap(await call('weatherMapFrames', { query: { layer, hours: HOURS, lang } }), fromHourFrames);
}

export function createFrameCache(language: Language, first: MapFrames | null): FrameCache {
  const lists = new Map<MapLayer, Promise<MapFrames | null>>();
  if (first !== null) lists.set(first.layer, Promise.resolve(first));
  const named = new Map<MapLayer, readonly MapFrame[]>(first === null ? [] : [[first.layer, first.frames]]);
  const here = new Map<string, Uint8Array>();
  let isAnew = false;
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function fetchBytes(url: string, { width, height, planes }: FrameShape): Promise<Uint8Array> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    // Of an image no size is known. Bytes of something else, such as a network's page to log in, would look like weather.
    if (planes > 0 && bytes.length !== width * height * planes) throw new Error(`${url}: ${bytes.length} bytes`);
    here.set(url, bytes);
    return bytes;
  }

  /** A map that stays open sees hundreds of frames a day. */
  function prune(): void {
    const urls = new Set([...named.values()].flatMap((frames) => frames.map(({ url }) => url)));
    for (const url of here.keys()) if (!urls.has(url)) here.delete(url);
  }

  return {
    forget() {
      isAnew = true;
      lists.clear();
    },
    list(layer) {
      const known = lists.get(layer);
      if (known !== undefined) return known;
      const asked = ask(layer, language, isAnew ? callAnew : call);
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
