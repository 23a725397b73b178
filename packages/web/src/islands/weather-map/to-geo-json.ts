import type { Language } from '@portal/domain/language/language';
import { type Basemap, parseSteps } from '#components/map/basemap.ts';

/** A ring begins and ends in the same point. */
function parseRing(steps: string): [number, number][] {
  const points = parseSteps(steps);
  const [first] = points;
  return first === undefined ? points : [...points, first];
}

type Geometry =
  | { readonly type: 'Polygon'; readonly coordinates: [number, number][][] }
  | { readonly type: 'LineString'; readonly coordinates: [number, number][] }
  | { readonly type: 'Point'; readonly coordinates: [number, number] };

function toFeature(layer: string, geometry: Geometry, properties: Readonly<Record<string, string | number>> = {}) {
  return { type: 'Feature' as const, geometry, properties: { layer, ...properties } };
}

/** The basemap as MapLibre reads it, names in one language; `layer` tells what a feature is. */
export function toGeoJson({ land, lakes, rivers, provinces, islands, labels }: Basemap, language: Language) {
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
      ...labels.map(({ kind, lng, lat, weight, ...names }) =>
        toFeature('label', { type: 'Point', coordinates: [lng, lat] }, { kind, weight, name: names[language] }),
      ),
    ],
  };
}
