// Writes apps/portal/src/features/places/tables/province-shapes.csv from a GeoJSON of today's provinces.
// Run: npm exec -- node scripts/make-province-shapes.ts <provinces.geojson>, features with the property `code` (04, 79 …).
import { readFileSync } from 'node:fs';
import { readProvinces } from '../apps/portal/src/features/places/tables/place-tables.ts';
import { writeTable } from './tables/write-table.ts';

interface ProvinceFeature {
  readonly properties: { readonly code: string };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
    | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] };
}

type Ring = readonly (readonly [lng: number, lat: number])[];

const TABLE = new URL('../apps/portal/src/features/places/tables/province-shapes.csv', import.meta.url);
const COMMENT = `Borders of the 34 provinces, a ring a line: whole thousandths of a degree, each the step from the value two before (longitude,
latitude, longitude …). Written by scripts/make-province-shapes.ts from Natural Earth 1:10 million admin-1 (public domain),
joined to today's provinces. Islands that the scale leaves out are boxes in island-boxes.table.ts.`;
const COLUMNS = {
  province: ([province]: readonly [province: string, steps: string]) => province,
  steps: ([, steps]: readonly [province: string, steps: string]) => steps,
};

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: node scripts/make-province-shapes.ts <provinces.geojson>');
  process.exit(2);
}
const slugs = new Map(readProvinces().map(({ code, slug }) => [code, slug]));
const { features } = JSON.parse(readFileSync(file, 'utf8')) as { readonly features: readonly ProvinceFeature[] };
const rows = features.flatMap(({ properties, geometry }) => {
  const slug = slugs.get(properties.code);
  if (slug === undefined) return [];
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.flat().map((ring) => [slug, toSteps(ring)] as const);
});
writeTable(TABLE, COMMENT, COLUMNS, rows);
console.log(`${rows.length} rings written`);

function toSteps(ring: Ring): string {
  const steps: number[] = [];
  let last: readonly [number, number] = [0, 0];
  for (const [lng, lat] of ring.slice(0, -1)) {
    const next = [Math.round(lng * 1000), Math.round(lat * 1000)] as const;
    if (next[0] === last[0] && next[1] === last[1]) continue;
    steps.push(next[0] - last[0], next[1] - last[1]);
    last = next;
  }
  return steps.join(' ');
}
