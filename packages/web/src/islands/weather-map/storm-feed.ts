import { createHttpCallApi } from '@portal/contract/client';
import type { MapFrames } from '#components/map/map-frames.ts';
import { keyStorms, type MapStorms } from '#components/map/map-storms.ts';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import { fetchPage } from '#islands/frame/fetch-page.ts';
import { writeLayerHref } from './carry-address.ts';

/** Storms of the page, and newer ones as the server draws them. */
export interface StormFeed {
  get(): MapStorms;
  /** Frames of the layer, of newer storms if there are any. Rejects without an answer. */
  list(): Promise<MapFrames | null>;
  /** Calls `listener` with the page that has newer storms. */
  onRenewed(listener: (page: Document) => void): void;
}

const call = createHttpCallApi('', 'no-cache');

/** Asks for the list of storms, and for the page only where the list has changed. */
export function createStormFeed({ storms: first, style, defaultLayer }: WeatherMapProps): StormFeed {
  let storms = first;
  let isFirst = true;
  const listeners: ((page: Document) => void)[] = [];

  async function renew(): Promise<void> {
    const result = await call('storms', { query: { lang: style.language } });
    if (!result.ok) throw new Error(result.problem.errorCode);
    if (keyStorms(result.reply) === storms.key) return;
    const page = await fetchPage(writeLayerHref(location.pathname, 'storms', defaultLayer, `lang=${style.language}`));
    const root = page?.querySelector<HTMLElement>('[data-island="weather-map"]');
    if (page == null || root == null) throw new Error('no page of storms');
    const props: WeatherMapProps = JSON.parse(root.dataset.props ?? '{}');
    storms = props.storms;
    for (const listener of listeners) listener(page);
  }

  return {
    get: () => storms,
    async list() {
      // The page has just been written.
      if (!isFirst) await renew();
      isFirst = false;
      return storms.frames;
    },
    onRenewed(listener) {
      listeners.push(listener);
    },
  };
}
