import { mapMessages } from '@portal/content/messages/map-messages';
import { routeText } from '@portal/content/messages/route-text';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { CallApi } from '@portal/contract/call-api';
import { type MapLayerName, weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import { placesResolve } from '@portal/contract/endpoints/places';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { type MapAddress, parseMapAddress } from '#components/map/map-address.ts';
import type { MapFrames, WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { loadPlaceLines } from './load-place-lines.ts';
import { makeMapProps } from './make-map-props.ts';
import { MapBody } from './map-body.tsx';

const HOURS = 25;

async function loadFrames({ layer }: MapAddress, request: PageRequest, call: CallApi): Promise<MapFrames | null> {
  const result = await call(weatherMapFrames, { query: { layer, hours: HOURS, lang: request.language } });
  return findReply(toSection(result, formatMoment(request.now)));
}

/** The place that an address names, for a map that opens on it; null for none and for an unknown one. */
async function loadPlace({ query, language }: PageRequest, call: CallApi): Promise<WeatherMapProps['place']> {
  if (query.place === undefined || query.place === '') return null;
  const result = await call(placesResolve, { query: { location: query.place.slice(0, 120), lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return null;
  const { lat, lng, displayName } = result.reply.located.place;
  return { lat, lng, name: displayName.main };
}

interface MapPageKind {
  readonly id: 'map' | 'radar' | 'satellite';
  /** The layer of the plain address. */
  readonly usual: MapLayerName;
}

function makeMapPage({ id, usual }: MapPageKind): Page {
  return async (request, call) => {
    const { language, settings, now, path, query } = request;
    const { temperatureUnit, windUnit } = settings;
    const style: ValueStyle = { language, temperatureUnit, windUnit };
    const address = parseMapAddress(query, usual);
    const [frames, table, place] = await Promise.all([
      loadFrames(address, request, call),
      loadPlaceLines(address.layer, style, call),
      loadPlace(request, call),
    ]);
    const { title, description } = routeText[language][id];
    return {
      kind: 'page',
      status: 200,
      head: { title, description, indexable: true },
      body: (
        <MapBody
          title={title}
          note={mapMessages[language].notes[id]}
          props={makeMapProps(address, usual, style, frames, place)}
          address={address}
          words={mapMessages[language]}
          view={{ words: getWeatherMessages(language), style, nowAt: formatMoment(now), path }}
          table={table}
        />
      ),
    };
  };
}

/** `/map`: the layers of the forecast over the country, hour by hour. */
export const mapPage = makeMapPage({ id: 'map', usual: 'rain' });

/** `/radar-map`: rain. As long as no radar is read it is the model's, and the page says so. */
export const radarPage = makeMapPage({ id: 'radar', usual: 'rain' });

/** `/anh-may-ve-tinh`: cloud. As long as no satellite is read it is the model's, and the page says so. */
export const satellitePage = makeMapPage({ id: 'satellite', usual: 'cloud' });
