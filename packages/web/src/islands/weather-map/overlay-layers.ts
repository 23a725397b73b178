import { createHttpCallApi, type HttpCallApi } from '@portal/contract/client';
import type { WarningFeature } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import type {
  ExpressionSpecification,
  FilterSpecification,
  GeoJSONSource,
  LayerSpecification,
  Map as LiveMap,
} from 'maplibre-gl';
import { MAP_OVERLAYS, type MapOverlay } from '#components/map/map-layer.ts';
import { WARNINGS_RENEWED } from '#components/warnings/warnings-renewed.ts';
import { findShownFrames, type MapState } from './map-state.ts';
import type { MapStore } from './map-store.ts';

/** Older strokes are hidden. */
const OLDEST_SECONDS = 1800;
const PALEST = 0.25;
const LEVELS = [1, 2, 3, 4, 5] as const;

/** Opacity of strokes at a moment (epoch seconds): the last 30 minutes, fading with age. */
export function fadeStrokes(at: number): {
  readonly filter: FilterSpecification;
  readonly opacity: ExpressionSpecification;
  readonly color: ExpressionSpecification;
} {
  const age: ExpressionSpecification = ['-', at, ['get', 'at']];
  return {
    filter: ['all', ['>=', age, 0], ['<=', age, OLDEST_SECONDS]],
    opacity: ['interpolate', ['linear'], age, 0, 1, OLDEST_SECONDS, PALEST],
    color: ['interpolate', ['linear'], age, 0, '#fff3b0', 300, '#ffc93d', OLDEST_SECONDS, '#d9822b'],
  };
}

/** Official colour of a level, from CSS; grey where a bulletin states none. */
function findLevelColor(element: Element): ExpressionSpecification {
  const style = getComputedStyle(element);
  const cases = LEVELS.flatMap((level) => [level, style.getPropertyValue(`--lv${level}`).trim()]);
  return ['match', ['coalesce', ['get', 'level'], 0], ...cases, '#8a8f9c'] as unknown as ExpressionSpecification;
}

/** Excludes islands without an outline, which are points. */
const IS_AREA: FilterSpecification = ['==', ['geometry-type'], 'Polygon'];

/** Layers of an overlay; the first has its name. */
function toOverlayStyle(name: MapOverlay, element: Element): LayerSpecification[] {
  if (name === 'lightning') {
    const paint = {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 1.2, 6, 2.5, 8, 5] as ExpressionSpecification,
      'circle-color': '#ffc93d',
      'circle-stroke-color': '#3b2a00',
      'circle-stroke-width': 0.6,
    };
    return [{ id: 'lightning', type: 'circle', source: 'lightning', paint }];
  }
  const color = findLevelColor(element);
  const source = 'warnings';
  return [
    { id: 'warnings', type: 'fill', source, filter: IS_AREA, paint: { 'fill-color': color, 'fill-opacity': 0.35 } },
    { id: 'warning-lines', type: 'line', source, filter: IS_AREA, paint: { 'line-color': color, 'line-width': 2 } },
    {
      id: 'warning-points',
      type: 'circle',
      source,
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-color': color, 'circle-radius': 6, 'circle-opacity': 0.7, 'circle-stroke-width': 1 },
    },
  ];
}

const call = createHttpCallApi('');
const callFresh = createHttpCallApi('', 'no-cache');
const callCached = createHttpCallApi('', 'force-cache');
type Features = Exclude<Parameters<GeoJSONSource['setData']>[0], string>;

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
 * Loads the areas of warnings that the page lists. Without an answer the previous ones stay (initially from the
 * browser's cache): the page's list decides, so no expired area remains.
 */
function makeAreaLoader(lang: Language): () => Promise<Features> {
  let known: readonly WarningFeature[] | null = null;
  return async () => {
    const latest = await callFresh('warningAreas', { query: { lang } });
    const result = latest.ok || known !== null ? latest : await callCached('warningAreas', { query: { lang } });
    if (result.ok) known = result.reply.features;
    return { type: 'FeatureCollection', features: (known ?? []).filter(isListed) };
  };
}

/** Time of the current frames, epoch seconds; null while loading. */
function findMomentShown(state: MapState): number | null {
  const frame = findShownFrames(state)?.frames[Math.round(state.position)];
  return frame === undefined ? null : Date.parse(frame.at) / 1000;
}

export type FindHeadlines = (at: { readonly x: number; readonly y: number }) => readonly string[];

/** Draws lightning strokes and warning areas over the layers; whatever fails to load is skipped. */
export function drawOverlays(live: LiveMap, store: MapStore, language: Language): FindHeadlines {
  let shownAt = 0;
  const data: Partial<Record<MapOverlay, Features>> = {};
  const layerIds: Partial<Record<MapOverlay, readonly string[]>> = {};

  /** A theme change rebuilds the style and drops added layers. */
  function place(): void {
    for (const name of MAP_OVERLAYS) {
      const features = data[name];
      if (features === undefined || live.getSource(name) !== undefined) continue;
      live.addSource(name, { type: 'geojson', data: features });
      const layers = toOverlayStyle(name, live.getContainer());
      for (const layer of layers) live.addLayer(layer, 'spots-dots');
      layerIds[name] = layers.map(({ id }) => id);
    }
  }

  function apply(): void {
    place();
    const { hidden } = store.get();
    for (const name of MAP_OVERLAYS) {
      for (const id of listLayers(name)) {
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

  const listLayers = (name: MapOverlay): readonly string[] =>
    (layerIds[name] ?? []).filter((id) => live.getLayer(id) !== undefined);

  /** On failure nothing is drawn; the legend's count comes from the page. */
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
  // On failure known strokes stay. Warnings refresh separately.
  store.subscribe(
    ({ renewals }) => renewals,
    () => applyFeatures('lightning', loadStrokes(language, callFresh)),
  );
  store.subscribe(({ hidden }) => hidden, apply);
  store.subscribe(findMomentShown, (seconds) => {
    if (seconds === null || seconds === shownAt) return;
    shownAt = seconds;
    apply();
  });
  return ({ x, y }) => {
    const layers = [...listLayers('warnings')];
    const found = layers.length === 0 ? [] : live.queryRenderedFeatures([x, y], { layers });
    return [...new Set(found.map(({ properties }) => String(properties.headline)))];
  };
}
