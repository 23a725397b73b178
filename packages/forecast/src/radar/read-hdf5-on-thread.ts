import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { serveHdf5 } from '#formats/hdf5/hdf5-thread.ts';
import type { Hdf5File } from '#formats/hdf5/open-hdf5.ts';
import { isCfNetcdf, readCfNetcdf } from './cf-netcdf.ts';
import { readOdim, refuseEmptied } from './odim.ts';
import { BLEND_RATE, readRainRateBlend } from './rain-rate-blend.ts';
import type { RadarGrid, RainRateField } from './rain-rate-field.ts';
import { makeRainRate, mapToRain, type ZrRelation } from './zr-relation.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const HOUR_SECONDS = 3600;

/**
 * A composite of the Dutch service (KNMI's own HDF5 layout): an amount in mm between two moments, or reflectivity.
 * Throws `RangeError` with the reason.
 */
function readKnmi(file: Hdf5File, zr: ZrRelation): RainRateField {
  const text = (path: string, name: string) => String(file.findAttribute(path, name) ?? '');
  const raster = file.findRaster('image1/image_data');
  if (raster === null) throw new RangeError('has no image1/image_data');
  const end = getTime(text('overview', 'product_datetime_end'));
  const start = getTime(text('overview', 'product_datetime_start'));
  const toRate = makeRate(text('image1', 'image_geo_parameter'), end - start, zr);
  const formula = text('image1/calibration', 'calibration_formulas');
  const [, gain, offset] = /^GEO=(-?[\d.]+)\*PV\+?(-?[\d.]+)$/i.exec(formula.replace(/\s/g, '')) ?? [];
  if (gain === undefined || offset === undefined) throw new RangeError(`has no calibration ("${formula}")`);
  const missing = file.findAttribute('image1/calibration', 'calibration_missing_data');
  if (typeof missing !== 'number') throw new RangeError('does not say what stands for missing data');
  const outside = file.findAttribute('image1/calibration', 'calibration_out_of_image');
  const rainMmh = mapToRain(raster.values, (value) =>
    value === missing || value === outside
      ? Number.NaN
      : value === 0
        ? 0
        : toRate(Number(gain) * value + Number(offset)),
  );
  refuseEmptied(rainMmh, raster);
  return { at: end, grid: readGrid(file, raster.columns, raster.rows), rainMmh };
}

function makeRate(parameter: string, seconds: number, zr: ZrRelation): (value: number) => number {
  if (parameter.startsWith('REFLECTIVITY')) return makeRainRate(zr);
  if (!parameter.startsWith('ACCUMULATED_PRECIPITATION')) throw new RangeError(`holds "${parameter}", not rain`);
  if (!(seconds > 0 && seconds <= HOUR_SECONDS)) throw new RangeError(`is of ${seconds} s, not of up to an hour`);
  return (mm) => (mm * HOUR_SECONDS) / seconds;
}

/** `26-AUG-2010;01:00:00.000`, UTC. */
function getTime(text: string): EpochSeconds {
  const [, day, month = '', year, time] = /^(\d{2})-([A-Z]{3})-(\d{4});(\d{2}:\d{2}:\d{2})/.exec(text) ?? [];
  const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
  const at = Date.parse(`${year}-${number}-${day}T${time}Z`);
  if (!Number.isFinite(at)) throw new RangeError(`has no time ("${text}")`);
  return at / 1000;
}

function readGrid(file: Hdf5File, columns: number, rows: number): RadarGrid {
  const projection = String(file.findAttribute('geographic/map_projection', 'projection_proj4_params') ?? '');
  const number = (name: string) => Number(file.findAttribute('geographic', name) ?? Number.NaN);
  const [width, height] = [number('geo_pixel_size_x'), -number('geo_pixel_size_y')];
  const [west, north] = [number('geo_column_offset') * width, -number('geo_row_offset') * height];
  if (!projection.startsWith('+proj') || !(width > 0 && height > 0) || !Number.isFinite(west + north)) {
    throw new RangeError('has no projection with offsets and sizes of cells');
  }
  return { projection, columns, rows, west, north, cellWidth: width, cellHeight: height };
}

/**
 * Request to the thread: the bytes of a radar file and the relation of its reflectivity to rain, or those of a satellite
 * blend and its moment.
 */
export type RainQuestion =
  | { readonly bytes: Uint8Array; readonly zr: ZrRelation }
  | { readonly bytes: Uint8Array; readonly blendAt: EpochSeconds };

serveHdf5<RainQuestion, RainRateField>(
  (file, question) =>
    'blendAt' in question ? readRainRateBlend(file, question.blendAt) : readRadar(file, question.zr),
  ({ rainMmh }) => [rainMmh.buffer as ArrayBuffer],
);

function readRadar(file: Hdf5File, zr: ZrRelation): RainRateField {
  const names = file.listNames('');
  if (names.includes(BLEND_RATE)) throw new RangeError(`is a satellite's estimate (${BLEND_RATE}), not a radar's rain`);
  if (names.includes('image1')) return readKnmi(file, zr);
  if (names.includes('dataset1')) return readOdim(file, zr);
  if (isCfNetcdf(file)) return readCfNetcdf(file, zr);
  throw new RangeError('is HDF5, but neither ODIM nor of KNMI nor netCDF after the CF conventions');
}
