// Writes packages/forecast/src/sources/demo/terrain.csv: mean surface height and share of land per cell of the
// demo grid, averaged from a crop of NOAA's ETOPO5. Run once: node scripts/make-demo-terrain.ts <etopo5-crop.json>
import { readFileSync } from 'node:fs';
import { DEMO_GRID } from '../packages/forecast/src/sources/demo/sites.ts';
import { writeTable } from './tables/write-table.ts';

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

interface TerrainRow {
  readonly lat: number;
  readonly heightM: readonly (number | null)[];
  readonly landPercent: readonly (number | null)[];
}

function toRow(crop: Crop, row: number): TerrainRow {
  const lat = DEMO_GRID.south + row * DEMO_GRID.latStep;
  const samples = Array.from({ length: DEMO_GRID.columns }, (_, column) =>
    listSamples(crop, lat, DEMO_GRID.west + column * DEMO_GRID.lngStep),
  );
  return {
    lat,
    heightM: samples.map((cell) => average(cell, (z) => Math.max(z, 0))),
    landPercent: samples.map((cell) => average(cell, (z) => (z >= 0 ? 100 : 0))),
  };
}

const sourcePath = process.argv[2];
if (sourcePath === undefined) throw new Error('usage: node scripts/make-demo-terrain.ts <etopo5-crop.json>');
const crop = JSON.parse(readFileSync(sourcePath, 'utf8')) as Crop;
const COMMENT = `Terrain of the demo grid: a row of cells a line, from south to north, one figure per cell from west to east; without a figure it
is unknown. Mean height of the ground in metres, the sea counted as 0, and share of land in per cent: averages of the
samples inside each cell of ETOPO5 (NOAA, public domain). Written by scripts/make-demo-terrain.ts.`;
const COLUMNS = {
  lat: ({ lat }: TerrainRow) => lat,
  heightM: ({ heightM }: TerrainRow) => heightM,
  landPercent: ({ landPercent }: TerrainRow) => landPercent,
};
writeTable(
  new URL('../packages/forecast/src/sources/demo/terrain.csv', import.meta.url),
  COMMENT,
  COLUMNS,
  Array.from({ length: DEMO_GRID.rows }, (_, row) => toRow(crop, row)),
);
console.log(`${DEMO_GRID.rows} × ${DEMO_GRID.columns} cells written`);
