import type { FieldSpec } from '@portal/testing/grib2/field-spec';
import { parseWgribIndex } from '../../packages/forecast/src/sources/grib-pieces/wgrib-index.ts';

/** Path of the filter on a server. */
export const FILTER_PATH = '/cgi-bin/filter.pl';

/** The region that the portal asks for. */
const REGION = { bottomlat: 5, toplat: 25, leftlon: 99, rightlon: 120 } as const;

/** Indexes of the first and last of the cells in a span. */
const findSpan = (start: number, step: number, count: number, from: number, to: number) => ({
  first: Math.max(Math.ceil((from - start) / step), 0),
  last: Math.min(Math.floor((to - start) / step), count - 1),
});

/** The part of a field in the region, as the filter makes it of a global one: for the buckets' option `change`. */
export function cropToRegion(field: FieldSpec): FieldSpec {
  const { grid, values } = field;
  const rows = findSpan(grid.south, grid.latStep, grid.rows, REGION.bottomlat, REGION.toplat);
  const columns = findSpan(grid.west, grid.lngStep, grid.columns, REGION.leftlon, REGION.rightlon);
  const size = { rows: rows.last - rows.first + 1, columns: columns.last - columns.first + 1 };
  const south = grid.south + rows.first * grid.latStep;
  const west = grid.west + columns.first * grid.lngStep;
  const cut = Float64Array.from({ length: size.rows * size.columns }, (_, cell) => {
    const row = rows.first + Math.floor(cell / size.columns);
    return values[row * grid.columns + columns.first + (cell % size.columns)] ?? Number.NaN;
  });
  // The buckets' fields have one value but in their first cell, so that they have packed data.
  const corner = values[0] ?? Number.NaN;
  if (!Number.isNaN(corner)) cut[0] = corner;
  return { ...field, grid: { ...grid, ...size, south, west }, values: cut };
}

/**
 * The reply of NOMADS' filter for a path with query, from the files of a bucket: all messages that have one of the names
 * and one of the levels. Undefined for a file that is not there and for another region.
 */
export function answerFilter(path: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array | undefined {
  const { pathname, searchParams } = new URL(path, 'http://filter.example');
  if (pathname !== FILTER_PATH || !searchParams.has('subregion')) return undefined;
  if (Object.entries(REGION).some(([edge, degrees]) => searchParams.get(edge) !== String(degrees))) return undefined;
  const name = `${searchParams.get('dir')}/${searchParams.get('file')}`;
  const [file, index] = [files.get(name), files.get(`${name}.idx`)];
  if (file === undefined || index === undefined) return undefined;
  const isOn = (key: string): boolean => searchParams.get(key) === 'on';
  const chosen = (parseWgribIndex(Buffer.from(index).toString()) ?? []).filter(
    ({ parameter, level }) => isOn(`var_${parameter}`) && isOn(`lev_${level.replaceAll(' ', '_')}`),
  );
  return Buffer.concat(
    chosen.map(({ range: { offset, length } }) => file.subarray(offset, length === null ? undefined : offset + length)),
  );
}
