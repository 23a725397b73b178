// Writes packages/forecast/src/sources/open-meteo/sea-points.csv: which points of a grid of half a degree lie at sea.
// Downloads the package named below with npm into a temporary folder; needs tar.
// Run: npm exec -- node scripts/make-sea-points.ts
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARINE_GRID } from '../packages/forecast/src/sources/open-meteo/domain.ts';
import { fetchPackageFile } from './heights/fetch-packages.ts';
import { readLand } from './heights/read-land.ts';
import { writeTable } from './tables/write-table.ts';

const TABLE = new URL('../packages/forecast/src/sources/open-meteo/sea-points.csv', import.meta.url);
const COMMENT = `Which points of the marine grid lie at sea (~) and which on land (#): a row of points from west to east a line, from the southern
row to the northern. Written by scripts/make-sea-points.ts from the land of Natural Earth 1:10 million (public domain),
which counts lakes as land.`;
const COLUMNS = {
  lat: ({ lat }: { readonly lat: number }) => lat,
  points: ({ points }: { readonly points: string }) => points,
};

const folder = mkdtempSync(join(tmpdir(), 'sea-points-'));
try {
  const isLand = readLand(fetchPackageFile(folder, 'world-atlas', '2.0.2', 'land-10m.json'));
  const { south, west, latStep, lngStep, rows, columns } = MARINE_GRID;
  const lines = Array.from({ length: rows }, (_, row) => {
    const lat = south + row * latStep;
    const isLandAt = (column: number) => isLand(lat, west + column * lngStep);
    return { lat, points: Array.from({ length: columns }, (_, column) => (isLandAt(column) ? '#' : '~')).join('') };
  });
  writeTable(TABLE, COMMENT, COLUMNS, lines);
  const sea = lines
    .map(({ points }) => points)
    .join('')
    .replaceAll('#', '').length;
  console.log(`${sea} of ${rows * columns} points lie at sea`);
} finally {
  rmSync(folder, { recursive: true });
}
