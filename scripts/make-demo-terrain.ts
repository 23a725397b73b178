// Writes packages/forecast/src/sources/demo/terrain.table.ts: mean ground height and share of land per cell of the
// demo grid, averaged from a crop of NOAA's ETOPO5. Run once: node scripts/make-demo-terrain.ts <etopo5-crop.json>
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { DEMO_GRID } from '../packages/forecast/src/sources/demo/sites.ts';

interface Crop {
  lon0: number;
  lat0: number;
  dx: number;
  dy: number;
  cols: number;
  rows: number;
  /** Row 0 is the southernmost; metres, negative below the sea. */
  z: number[];
}

const EDGE = 1e-3;

/** Samples of the crop inside a cell of the demo grid. */
function listSamples(crop: Crop, lat: number, lng: number): number[] {
  const samples: number[] = [];
  const south = lat - DEMO_GRID.latStep / 2 - EDGE;
  const west = lng - DEMO_GRID.lngStep / 2 - EDGE;
  for (let row = Math.max(Math.ceil((south - crop.lat0) / crop.dy), 0); row < crop.rows; row += 1) {
    if (crop.lat0 + row * crop.dy > lat + DEMO_GRID.latStep / 2 + EDGE) break;
    for (let column = Math.max(Math.ceil((west - crop.lon0) / crop.dx), 0); column < crop.cols; column += 1) {
      if (crop.lon0 + column * crop.dx > lng + DEMO_GRID.lngStep / 2 + EDGE) break;
      samples.push(crop.z[row * crop.cols + column] ?? Number.NaN);
    }
  }
  return samples;
}

function average(samples: number[], toValue: (sample: number) => number): number | null {
  if (samples.length === 0) return null;
  return Math.round(samples.reduce((sum, sample) => sum + toValue(sample), 0) / samples.length);
}

function toRows(crop: Crop, toValue: (sample: number) => number): string {
  const rows: string[] = [];
  for (let row = 0; row < DEMO_GRID.rows; row += 1) {
    const cells: (number | null)[] = [];
    for (let column = 0; column < DEMO_GRID.columns; column += 1) {
      const lat = DEMO_GRID.south + row * DEMO_GRID.latStep;
      const lng = DEMO_GRID.west + column * DEMO_GRID.lngStep;
      cells.push(average(listSamples(crop, lat, lng), toValue));
    }
    rows.push(`  '${cells.map((cell) => cell ?? '').join(' ')}',`);
  }
  return rows.join('\n');
}

const sourcePath = process.argv[2];
if (sourcePath === undefined) throw new Error('usage: node scripts/make-demo-terrain.ts <etopo5-crop.json>');
const crop = JSON.parse(readFileSync(sourcePath, 'utf8')) as Crop;
const text = `/**
 * Terrain of the demo grid: one line per row from south to north, one figure per cell from west to east, separated by
 * single spaces; an empty figure is unknown. Averages of the samples inside each cell of ETOPO5 (NOAA, public domain).
 * Written by scripts/make-demo-terrain.ts.
 */

/** Mean height of the ground in metres, the sea counted as 0. */
export const HEIGHT_ROWS: readonly string[] = [
${toRows(crop, (z) => Math.max(z, 0))}
];

/** Share of land in per cent. */
export const LAND_ROWS: readonly string[] = [
${toRows(crop, (z) => (z >= 0 ? 100 : 0))}
];
`;
writeFileSync(fileURLToPath(new URL('../packages/forecast/src/sources/demo/terrain.table.ts', import.meta.url)), text);
console.log(`${DEMO_GRID.rows} × ${DEMO_GRID.columns} cells written`);
