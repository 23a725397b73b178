import { readFileSync } from 'node:fs';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { readNetcdfVariables } from './read-netcdf.ts';

/** A crop of ETOPO5: metres above sea level, negative below; row 0 is the southernmost. */
export interface Terrain {
  readonly south: number;
  readonly west: number;
  readonly step: number;
  readonly rows: number;
  readonly columns: number;
  readonly heightsM: Float64Array;
}

/** Wider than the range of the correcting towns (`list-towns.ts`) plus the shift. */
const MARGIN_DEGREES = 1.5;

/** The part of ETOPO5 around the served box (Ferret's NetCDF: axes of latitude and longitude, one variable on them). */
export function readEtopo5(file: string): Terrain {
  const variables = readNetcdfVariables(readFileSync(file));
  const rose = variables.find(({ dimensions }) => dimensions.length === 2);
  const lats = findAxis(variables, rose?.dimensions[0]);
  const lngs = findAxis(variables, rose?.dimensions[1]);
  if (rose === undefined) throw new Error('ETOPO5 holds no variable on two axes');
  const rowFrom = lats.findIndex((lat) => lat >= COVERAGE.south - MARGIN_DEGREES);
  const rowTo = lats.findIndex((lat) => lat > COVERAGE.north + MARGIN_DEGREES);
  const columnFrom = lngs.findIndex((lng) => lng >= COVERAGE.west - MARGIN_DEGREES);
  const columnTo = lngs.findIndex((lng) => lng > COVERAGE.east + MARGIN_DEGREES);
  const rows = rowTo - rowFrom;
  const columns = columnTo - columnFrom;
  const heightsM = Float64Array.from({ length: rows * columns }, (_, cell) => {
    const row = rowFrom + Math.floor(cell / columns);
    return rose.values[row * lngs.length + columnFrom + (cell % columns)] ?? Number.NaN;
  });
  const step = ((lats[rowTo] ?? 0) - (lats[rowFrom] ?? 0)) / rows;
  return { south: lats[rowFrom] ?? Number.NaN, west: lngs[columnFrom] ?? Number.NaN, step, rows, columns, heightsM };
}

function findAxis(variables: ReturnType<typeof readNetcdfVariables>, name: string | undefined): Float64Array {
  const axis = variables.find((variable) => variable.name === name && variable.dimensions.length === 1);
  if (axis === undefined) throw new Error(`ETOPO5 has no axis ${name}`);
  return axis.values;
}
