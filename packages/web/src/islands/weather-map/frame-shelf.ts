import type { CallResult } from '@portal/contract/call-api';
import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';
import type { MapLayer } from '#components/map/map-layer.ts';
import {
  fromHourFrames,
  fromNowcastFrames,
  fromSatelliteFrames,
  type MapFrames,
} from '#components/map/to-map-frames.ts';

const HOURS = 25;
const call = createHttpCallApi('');

/** Frames that the browser has, and those under way. */
export interface FrameShelf {
  /** The frames of a layer; null where the server has none, rejected where it does not answer. */
  list(layer: MapLayer): Promise<MapFrames | null>;
  /** The bytes of a frame. Rejects where they do not come. */
  load(url: string): Promise<Uint8Array>;
  /** The bytes of a frame that is here already. */
  find(url: string): Uint8Array | null;
}

function unwrap<Reply>(result: CallResult<Reply>, toFrames: (reply: Reply) => MapFrames | null): MapFrames | null {
  if (result.ok) return toFrames(result.reply);
  if (result.problem.errorCode === 'noData') return null;
  throw new Error(result.problem.errorCode);
}

async function ask(layer: MapLayer, lang: Language): Promise<MapFrames | null> {
  if (layer === 'radar') return unwrap(await call('nowcastFrames', { query: { lang } }), fromNowcastFrames);
  if (layer === 'satellite') return unwrap(await call('satelliteFrames', { query: { lang } }), fromSatelliteFrames);
  return unwrap(await call('weatherMapFrames', { query: { layer, hours: HOURS, lang } }), fromHourFrames);
}

export function createFrameShelf(language: Language, first: MapFrames | null): FrameShelf {
  const lists = new Map<MapLayer, Promise<MapFrames | null>>();
  if (first !== null) lists.set(first.layer, Promise.resolve(first));
  const here = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function fetchBytes(url: string): Promise<Uint8Array> {
    const response = await fetch(url);
    if (!response.ok) {
      // Another run or radar frame has come: the lists are out of date.
      lists.clear();
      throw new Error(`${response.status}`);
    }
    const bytes = new Uint8Array(await response.arrayBuffer());
    here.set(url, bytes);
    return bytes;
  }

  return {
    list(layer) {
      const known = lists.get(layer);
      if (known !== undefined) return known;
      const asked = ask(layer, language);
      lists.set(layer, asked);
      asked.catch(() => lists.delete(layer));
      return asked;
    },
    load(url) {
      const bytes = here.get(url);
      if (bytes !== undefined) return Promise.resolve(bytes);
      const known = underWay.get(url);
      if (known !== undefined) return known;
      const asked = fetchBytes(url).finally(() => underWay.delete(url));
      underWay.set(url, asked);
      return asked;
    },
    find: (url) => here.get(url) ?? null,
  };
}
