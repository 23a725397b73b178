import { createHttpCallApi } from '@portal/contract/client';
import type { MapLayerName } from '@portal/contract/endpoints/map-frames';
import type { Language } from '@portal/domain/language/language';
import type { MapFrames } from '#components/map/weather-map-props.ts';

const HOURS = 25;
const call = createHttpCallApi('');

/** Frames that the browser has, and those under way. */
export interface FrameShelf {
  /** The frames of a layer; null where the server has none, rejected where it does not answer. */
  list(layer: MapLayerName): Promise<MapFrames | null>;
  /** The bytes of a frame. Rejects where they do not come. */
  load(url: string): Promise<Uint8Array>;
  /** The bytes of a frame that is here already. */
  find(url: string): Uint8Array | null;
}

export function createFrameShelf(language: Language, first: MapFrames | null): FrameShelf {
  const lists = new Map<MapLayerName, Promise<MapFrames | null>>();
  if (first !== null) lists.set(first.layer, Promise.resolve(first));
  const here = new Map<string, Uint8Array>();
  const underWay = new Map<string, Promise<Uint8Array>>();

  async function ask(layer: MapLayerName): Promise<MapFrames | null> {
    const result = await call('weatherMapFrames', { query: { layer, hours: HOURS, lang: language } });
    if (result.ok) return result.reply;
    lists.delete(layer);
    if (result.problem.errorCode === 'noData') return null;
    throw new Error(result.problem.errorCode);
  }

  async function fetchBytes(url: string): Promise<Uint8Array> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    here.set(url, bytes);
    return bytes;
  }

  return {
    list(layer) {
      const known = lists.get(layer);
      if (known !== undefined) return known;
      const asked = ask(layer);
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
