import type { MapGround } from '@portal/contract/map-ground';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { type Basemap, parseRing, parseSteps } from '#components/map/basemap.ts';
import { drawTiles, type MapColors, TILES, toTileSource } from './ground-tiles.ts';

type Geometry =
  | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
  | { readonly type: 'LineString'; readonly coordinates: [number, number][] }
  | { readonly type: 'Point'; readonly coordinates: [number, number] };

function toFeature(layer: string, geometry: Geometry, properties: Readonly<Record<string, string | number>> = {}) {
  return { type: 'Feature' as const, geometry, properties: { layer, ...properties } };
}

/**
 * Basemap as GeoJSON for MapLibre with labels in one language; `layer` is the kind of feature. Leaves out labels that
 * are already over the map with values.
 */
export function toGeoJson(
  { land, lakes, rivers, provinces, islands, labels }: Basemap,
  language: Language,
  isNamed: (point: LatLng) => boolean,
) {
  const toPolygons = (layer: string, rings: readonly string[]) =>
    rings.map((ring) => toFeature(layer, { type: 'Polygon', coordinates: [parseRing(ring)] }));
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...toPolygons('land', land),
      ...toPolygons('lake', lakes),
      ...toPolygons('province', provinces),
      ...rivers.map(([rank, steps]) =>
        toFeature('river', { type: 'LineString', coordinates: parseSteps(steps) }, { rank }),
      ),
      ...islands.map(([lng, lat]) => toFeature('island', { type: 'Point', coordinates: [lng, lat] })),
      ...labels
        .filter(({ kind, ...point }) => (kind === 'town' || kind === 'spot') && !isNamed(point))
        .map(({ kind, lng, lat, weight, ...names }) =>
          toFeature('label', { type: 'Point', coordinates: [lng, lat] }, { kind, weight, name: names[language] }),
        ),
    ],
  };
}

const FONT = ['Jakarta'];
const isLayer = (layer: string): FilterSpecification => ['==', ['get', 'layer'], layer];
const isLabel = (...kinds: string[]): FilterSpecification => [
  'all',
  isLayer('label') as ExpressionSpecification,
  ['in', ['get', 'kind'], ['literal', kinds]],
];

function drawGround(colors: MapColors): LayerSpecification[] {
  const source = 'ground';
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.sea } },
    { id: 'land', type: 'fill', source, filter: isLayer('land'), paint: { 'fill-color': colors.land } },
    { id: 'home', type: 'fill', source, filter: isLayer('province'), paint: { 'fill-color': colors.home } },
    { id: 'lakes', type: 'fill', source, filter: isLayer('lake'), paint: { 'fill-color': colors.water } },
  ];
}

function drawLines(colors: MapColors): LayerSpecification[] {
  const source = 'ground';
  const lineWidth: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 4, 0.6, 9, 1.4];
  return [
    {
      id: 'rivers',
      type: 'line',
      source,
      minzoom: 5.5,
      filter: isLayer('river'),
      paint: { 'line-color': colors.water, 'line-width': lineWidth },
    },
    {
      id: 'coast',
      type: 'line',
      source,
      filter: isLayer('land'),
      paint: { 'line-color': colors.coast, 'line-width': lineWidth },
    },
    {
      id: 'provinces',
      type: 'line',
      source,
      filter: isLayer('province'),
      paint: { 'line-color': colors.line, 'line-width': lineWidth },
    },
    {
      id: 'islands',
      type: 'circle',
      source,
      filter: isLayer('island'),
      paint: { 'circle-color': colors.ink, 'circle-radius': ['interpolate', ['linear'], ['zoom'], 4, 1, 8, 2.5] },
    },
  ];
}

function drawNames(colors: MapColors): LayerSpecification[] {
  const halo = { 'text-halo-color': colors.halo, 'text-halo-width': 1.4 };
  const source = 'ground';
  const sortKey: ExpressionSpecification = ['-', 0, ['get', 'weight']];
  const places = (id: string, kind: string, minzoom: number, size: number): LayerSpecification[] => [
    {
      id: `${id}-dots`,
      type: 'circle',
      source,
      minzoom,
      filter: isLabel(kind),
      paint: {
        'circle-color': colors.ink,
        'circle-radius': 2.5,
        'circle-stroke-color': colors.halo,
        'circle-stroke-width': 1,
      },
    },
    {
      id,
      type: 'symbol',
      source,
      minzoom,
      filter: isLabel(kind),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': size,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.5,
        'text-justify': 'auto',
        'symbol-sort-key': sortKey,
      },
      paint: { 'text-color': colors.ink, ...halo },
    },
  ];
  return [...places('spots', 'spot', 8.2, 12), ...places('towns', 'town', 7, 12)];
}

/** Basemap style with the operator's tiles over land and sea; weather layers go below `rivers`. */
export function toBasemapStyle(
  colors: MapColors,
  data: ReturnType<typeof toGeoJson>,
  ground: MapGround | null,
): StyleSpecification {
  const own = { ground: { type: 'geojson', data, tolerance: 0.3, maxzoom: 9 } } as const;
  return {
    version: 8,
    sources: ground === null ? own : { ...own, [TILES]: toTileSource(ground) },
    layers: [
      ...drawGround(colors),
      ...(ground === null ? [] : drawTiles(ground, colors)),
      ...drawLines(colors),
      ...drawNames(colors),
    ],
  };
}
