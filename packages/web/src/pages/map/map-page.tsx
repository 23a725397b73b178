import { mapMessages } from '@portal/content/messages/map-messages';
import { routeText } from '@portal/content/messages/route-text';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import { parseMapAddress } from '#components/map/map-address.ts';
import { findAskedOther, type MapLayer } from '#components/map/map-layer.ts';
import { withholdDry } from '#components/map/map-words.ts';
import { PlaceTable } from '#components/map/place-table.tsx';
import { WarningPill } from '#components/map/warning-pill.tsx';
import { makeStormView } from '#components/storms/storm-words.ts';
import { loadGates, loadWarningAreas } from '#components/warnings/load-warnings.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { Page } from '#pages/page.ts';
import { loadStorms } from '#pages/storms/load-storms.ts';
import { isOfStorm } from '#pages/storms/official-part.tsx';
import { loadMapFrames, loadMapPlace, makeMapProps } from './load-map.ts';
import { loadPlaceLines } from './load-place-lines.ts';
import { MapBody } from './map-body.tsx';
import { StormTable } from './storm-parts.tsx';
import { toMapStorms } from './to-map-storms.ts';

interface MapPageKind {
  readonly id: 'map' | 'radar';
  /** Layer of the plain address. */
  readonly defaultLayer: MapLayer;
}

/** The bulletin on a storm leads the layer of storms, whatever the level of others. */
function putStormsFirst(warnings: readonly OfficialWarning[]): readonly OfficialWarning[] {
  return [...warnings.filter(isOfStorm), ...warnings.filter((warning) => !isOfStorm(warning))];
}

function makeMapPage({ id, defaultLayer }: MapPageKind): Page {
  return async (request, call) => {
    const { language, settings, now, path, query } = request;
    const { temperatureUnit, windUnit } = settings;
    const style: ValueStyle = { language, temperatureUnit, windUnit };
    const address = parseMapAddress(query, defaultLayer);
    const { layer } = address;
    const stormView = makeStormView(style, formatMoment(now));
    const [listed, rain, place, { items: warnings, over }, loaded] = await Promise.all([
      layer === 'storms' ? null : loadMapFrames(layer, request, call),
      loadMapFrames('radar', request, call),
      loadMapPlace(request, call),
      loadGates(language, call),
      loadStorms(language, stormView.nowAt, call),
    ]);
    const storms = toMapStorms(loaded, stormView);
    const frames = layer === 'storms' ? storms.frames : listed;
    const areas = warnings.length === 0 ? [] : await loadWarningAreas(language, call);
    const gates = [...warnings, ...over];
    const words = withholdDry(mapMessages[language], gates);
    const strokes = rain?.issued.sources.lightning === undefined ? null : rain.lightning;
    const sight = { strokes, isGated: gates.some(stopsOutdoorWork) };
    const table = layer === 'storms' ? null : await loadPlaceLines(layer, style, call, sight);
    const { title, description } = routeText[language][id];
    return {
      kind: 'page',
      status: 200,
      head: { title, description, indexable: true },
      body: (
        <MapBody
          strip={
            <WarningPill warnings={layer === 'storms' ? putStormsFirst(warnings) : warnings} language={language} />
          }
          title={title}
          props={{
            ...makeMapProps(address, defaultLayer, style, frames, place, words),
            storms,
            ground: request.ground ?? null,
            nowAt: formatMoment(now),
          }}
          address={address}
          words={words}
          view={{ words: getWeatherMessages(language), style, nowAt: formatMoment(now), path }}
          list={
            layer === 'storms' ? (
              <StormTable loaded={loaded} warnings={warnings.filter(isOfStorm)} view={stormView} />
            ) : (
              <PlaceTable layer={layer} words={words} moments={table?.moments ?? []} lines={table?.lines ?? null} />
            )
          }
          loaded={loaded}
          stormView={stormView}
          warnings={warnings}
          areas={areas}
          findFrame={request.findFrame}
          strokes={strokes}
          asked={findAskedOther(query.layer)}
        />
      ),
    };
  };
}

/** `/map`: all layers over the country, rain nowcast first. */
export const mapPage = makeMapPage({ id: 'map', defaultLayer: 'radar' });

/**
 * `/radar-map`: rain of the last hour and the next three. Without recent radar it is the model's, and the page says so.
 */
export const radarPage = makeMapPage({ id: 'radar', defaultLayer: 'radar' });
