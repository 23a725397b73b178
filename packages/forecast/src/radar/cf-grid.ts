import { readAxis } from '#formats/hdf5/cf-axis.ts';
import type { Hdf5File, Hdf5Raster } from '#formats/hdf5/open-hdf5.ts';
import type { RadarGrid } from './rain-rate-field.ts';

/** Grid mappings of the CF conventions (appendix F) with PROJ's name and required parameters. */
const MAPPINGS: Readonly<Record<string, { readonly name: string; readonly parameters: readonly string[] }>> = {
  latitude_longitude: { name: 'longlat', parameters: [] },
  albers_conical_equal_area: { name: 'aea', parameters: ['parallels', 'lat_0', 'lon_0'] },
  lambert_conformal_conic: { name: 'lcc', parameters: ['parallels', 'lat_0', 'lon_0'] },
  lambert_azimuthal_equal_area: { name: 'laea', parameters: ['lat_0', 'lon_0'] },
  azimuthal_equidistant: { name: 'aeqd', parameters: ['lat_0', 'lon_0'] },
  transverse_mercator: { name: 'tmerc', parameters: ['lat_0', 'lon_0', 'k_0'] },
  mercator: { name: 'merc', parameters: ['lon_0', 'lat_ts'] },
  polar_stereographic: { name: 'stere', parameters: ['lat_0', 'lon_0', 'lat_ts'] },
  stereographic: { name: 'stere', parameters: ['lat_0', 'lon_0', 'k_0'] },
};

/** CF attributes for each PROJ parameter: the first one present counts. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  lat_0: ['latitude_of_projection_origin'],
  lon_0: ['longitude_of_central_meridian', 'longitude_of_projection_origin', 'straight_vertical_longitude_from_pole'],
  lat_ts: ['standard_parallel'],
  k_0: ['scale_factor_at_central_meridian', 'scale_factor_at_projection_origin'],
};

/**
 * PROJ string for the grid mapping `path` of a CF file, lengths in metres; `unitM` is the length of the coordinates'
 * unit, in which false eastings are given. Throws `RangeError` for an unknown mapping or a missing parameter.
 */
function readCfProjection(file: Hdf5File, path: string, unitM: number): string {
  const mapping = String(file.findAttribute(path, 'grid_mapping_name') ?? '');
  const known = MAPPINGS[mapping];
  if (known === undefined) throw new RangeError(`is in a projection that is not known here ("${mapping}")`);
  const number = (attribute: string) => file.listNumbers(path, attribute)[0];
  const parameters = known.parameters.map((parameter) => {
    if (parameter === 'parallels') return toParallels(file.listNumbers(path, 'standard_parallel'));
    const value = (ATTRIBUTES[parameter] ?? []).map(number).find((found) => found !== undefined);
    if (value !== undefined) return `+${parameter}=${value}`;
    // A missing scale is 1 and a missing true latitude equals the other one: PROJ's own defaults.
    if (parameter === 'k_0' || parameter === 'lat_ts') return '';
    throw new RangeError(`has a projection without ${parameter}`);
  });
  const easting = (number('false_easting') ?? 0) * unitM;
  const northing = (number('false_northing') ?? 0) * unitM;
  const origin = known.name === 'longlat' ? [] : [`+x_0=${easting} +y_0=${northing} +units=m`];
  return [`+proj=${known.name}`, ...parameters, toFigure(number), ...origin].filter((part) => part !== '').join(' ');
}

function toParallels([first, second = first]: readonly number[]): string {
  if (first === undefined) throw new RangeError('has a projection without its standard parallels');
  return `+lat_1=${first} +lat_2=${second}`;
}

/** The figure of the earth; WGS 84 if the file names none. */
function toFigure(number: (attribute: string) => number | undefined): string {
  const [major, minor] = [number('semi_major_axis'), number('semi_minor_axis')];
  const flattening = number('inverse_flattening');
  const radius = number('earth_radius');
  if (major !== undefined && minor !== undefined) return `+a=${major} +b=${minor}`;
  if (major !== undefined && flattening !== undefined) return `+a=${major} +rf=${flattening}`;
  return radius === undefined ? '+datum=WGS84' : `+R=${radius}`;
}

/** Position of the raster of a CF file, and whether its first row is the southern one. */
export interface CfGrid {
  readonly grid: RadarGrid;
  readonly fromSouth: boolean;
}

/**
 * Reads position and size of the cells of the variable `path` (CF conventions 4 and 5.6): its two coordinates, evenly
 * spaced cell centres, and its grid mapping. Throws `RangeError` for two-dimensional or uneven coordinates and for an
 * unknown projection.
 */
export function readCfGrid(file: Hdf5File, path: string, { columns, rows }: Hdf5Raster): CfGrid {
  const ofGdal = findGdalGrid(file, { columns, rows });
  if (ofGdal !== null) return { grid: ofGdal, fromSouth: false };
  const [xName = null, yName = null] = [...file.listScales(path)].reverse();
  const x = readAxis(file, xName, columns);
  const y = readAxis(file, yName, rows);
  if (x.unitM !== y.unitM) throw new RangeError('has coordinates in two units');
  if (x.step <= 0) throw new RangeError('has columns that run west');
  const cellHeight = Math.abs(y.step);
  const north = Math.max(y.first, y.first + (rows - 1) * y.step) + cellHeight / 2;
  const west = x.first - x.step / 2;
  const projection = readProjection(file, path, x.unitM);
  return {
    fromSouth: y.step > 0,
    grid: {
      projection,
      columns,
      rows,
      // Files with longitudes from 0 to 360 degrees.
      west: x.unitM === null && west > 180 ? west - 360 : west,
      north,
      cellWidth: x.step,
      cellHeight,
    },
  };
}

/** NWC SAF's own form, in metres: GDAL's projection and north-up geotransform of the file; null if it has none. */
function findGdalGrid(file: Hdf5File, size: Pick<RadarGrid, 'columns' | 'rows'>): RadarGrid | null {
  const projection = String(file.findAttribute('', 'gdal_projection') ?? '');
  if (!projection.startsWith('+proj=')) return null;
  const [west, width, turnX, north, turnY, height] = file.listNumbers('', 'gdal_geotransform_table');
  const isUsable = west !== undefined && north !== undefined && width !== undefined && height !== undefined;
  if (!isUsable || turnX !== 0 || turnY !== 0 || !(width > 0 && height < 0)) {
    throw new RangeError('has a projection of GDAL without a north-up geotransform');
  }
  return { projection, ...size, west, north, cellWidth: width, cellHeight: -height };
}

function readProjection(file: Hdf5File, path: string, unitM: number | null): string {
  const mapping = file.findAttribute(path, 'grid_mapping');
  if (typeof mapping === 'string') return readCfProjection(file, mapping, unitM ?? 1);
  if (unitM === null) return '+proj=longlat +datum=WGS84';
  throw new RangeError('names no projection (grid_mapping)');
}
