import { createHttpCallApi, type HttpCallApi } from '@portal/contract/client';
import type { WarningFeature } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import type { GeoJSONSource, LayerSpecification, Map as LiveMap } from 'maplibre-gl';
import { MAP_OVERLAYS, type MapOverlay } from '#components/map/map-overlay.ts';
import { WARNINGS_RENEWED } from '#components/warnings/warnings-renewed.ts';
import { drawOverlays, fadeStrokes } from './overlay-style.ts';

const call = createHttpCallApi('');
const callAnew = createHttpCallApi('', 'no-cache');
const callKept = createHttpCallApi('', 'force-cache');
type Features = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

/** Strokes of lightning and areas of warnings over the layers. */
export interface OverlayLayers {
  /** Shows strokes as old as they are at a moment of the map. */
  showAt(at: string): void;
  hide(hidden: readonly MapOverlay[]): void;
  /** Asks for strokes that have come since; without an answer those that are known stay. Warnings renew themselves. */
  renew(): void;
  /** Headlines of the warnings that hold at a point of the screen. */
  findHeadlines(at: { readonly x: number; readonly y: number }): readonly string[];
}

async function loadStrokes(lang: Language, call: HttpCallApi): Promise<Features> {
  const result = await call('nowcastFrames', { query: { lang } });
  if (!result.ok) throw new Error(result.problem.errorCode);
  const features = result.reply.lightning.map(({ lat, lng, at }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
    properties: { at: Date.parse(at) / 1000 },
  }));
  return { type: 'FeatureCollection' as const, features };
}

const isListed = ({ properties: { id } }: WarningFeature): boolean =>
  document.querySelector(`[data-id="${CSS.escape(id)}"]`) !== null;

/**
 * Gives the areas of the warnings that the page lists. Where the server does not answer, those known before, at first those
 * that the browser kept: what lists them is the page, so that no area stands for a warning that is over.
 */
function makeAreaLoader(lang: Language): () => Promise<Features> {
  let known: readonly WarningFeature[] | null = null;
  return async () => {
    const anew = await callAnew('warningAreas', { query: { lang } });
    const result = anew.ok || known !== null ? anew : await callKept('warningAreas', { query: { lang } });
    if (result.ok) known = result.reply.features;
    return { type: 'FeatureCollection', features: (known ?? []).filter(isListed) };
  };
}

/** Lays the overlays on the map; what does not come is not drawn. */
export function createOverlayLayers(live: LiveMap, language: Language): OverlayLayers {
  let shownAt = 0;
  let hidden: readonly MapOverlay[] = [];
  const data: Partial<Record<MapOverlay, Features>> = {};

  /** Another theme makes the map's style anew, without what was added to it. */
  function place(): void {
    for (const name of MAP_OVERLAYS) {
      const features = data[name];
      if (features === undefined || live.getSource(name) !== undefined) continue;
      live.addSource(name, { type: 'geojson', data: features });
      for (const layer of drawOverlays(name, live.getContainer())) live.addLayer(layer, 'spots-dots');
    }
  }

  function apply(): void {
    place();
    for (const name of MAP_OVERLAYS) {
      for (const { id } of listLayers(name)) {
        live.setLayoutProperty(id, 'visibility', hidden.includes(name) ? 'none' : 'visible');
      }
    }
    if (live.getLayer('lightning') === undefined) return;
    const { filter, opacity, color } = fadeStrokes(shownAt);
    live.setFilter('lightning', filter);
    live.setPaintProperty('lightning', 'circle-color', color);
    live.setPaintProperty('lightning', 'circle-opacity', opacity);
    live.setPaintProperty('lightning', 'circle-stroke-opacity', opacity);
  }

  const listLayers = (name: MapOverlay): LayerSpecification[] =>
    drawOverlays(name, live.getContainer()).filter(({ id }) => live.getLayer(id) !== undefined);

  /** An overlay that does not come is not drawn: the legend's count is the page's own. */
  function applyFeatures(name: MapOverlay, found: Promise<Features>): void {
    found.then(
      (features) => {
        data[name] = features;
        live.getSource<GeoJSONSource>(name)?.setData(features);
        apply();
      },
      () => undefined,
    );
  }

  applyFeatures('lightning', loadStrokes(language, call));
  const loadAreas = makeAreaLoader(language);
  const applyAreas = (): void => applyFeatures('warnings', loadAreas());
  applyAreas();
  document.addEventListener(WARNINGS_RENEWED, applyAreas);
  return {
    renew: () => applyFeatures('lightning', loadStrokes(language, callAnew)),
    showAt(at) {
      const seconds = Date.parse(at) / 1000;
      if (seconds === shownAt) return;
      shownAt = seconds;
      apply();
    },
    hide(next) {
      hidden = next;
      apply();
    },
    findHeadlines({ x, y }) {
      const layers = listLayers('warnings').map(({ id }) => id);
      const found = layers.length === 0 ? [] : live.queryRenderedFeatures([x, y], { layers });
      return [...new Set(found.map(({ properties }) => String(properties.headline)))];
    },
  };
}
