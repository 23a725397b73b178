import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { readMoments } from '#formats/hdf5/cf-time.ts';
import { makeSight } from '#formats/hdf5/cf-values.ts';
import type { Hdf5File } from '#formats/hdf5/open-hdf5.ts';
import { readCfGrid } from './cf-grid.ts';
import { refuseEmptied } from './odim.ts';
import type { RainRateField } from './rain-rate-field.ts';
import { makeRainRate, mapToRain, type ZrRelation } from './zr-relation.ts';

/** Valid time of a CF file's picture. */
interface CfTime {
  /** The end of an interval. */
  readonly at: EpochSeconds;
  /** Length of the interval, seconds; null if the file has none. */
  readonly seconds: number | null;
}

/**
 * The time of a CF file with one picture (CF conventions 4.4 and 7.1): the variable with the standard name `time`, its
 * interval from its bounds, or from a `start_time` as Rainfields writes. Throws `RangeError` if there is none, several,
 * or its units are unknown.
 */
function readCfTime(file: Hdf5File): CfTime {
  const names = file.listNames('');
  const name =
    names.find((candidate) => file.findAttribute(candidate, 'standard_name') === 'time') ??
    names.find((candidate) => candidate === 'time');
  if (name === undefined) return { at: readNominalTime(file), seconds: null };
  const times = readMoments(file, name, name);
  const [at] = times;
  if (at === undefined || times.length > 1) throw new RangeError(`holds ${times.length} times, not one picture`);
  const bounds = file.findAttribute(name, 'bounds');
  if (typeof bounds === 'string' && names.includes(bounds)) return readBounds(readMoments(file, bounds, name));
  const [start] = names.includes('start_time') ? readMoments(file, 'start_time', 'start_time') : [];
  return { at, seconds: start === undefined ? null : at - start };
}

/** NWC SAF gives the moment of a picture as an attribute of the file. */
function readNominalTime(file: Hdf5File): EpochSeconds {
  const at = Date.parse(String(file.findAttribute('', 'nominal_product_time') ?? ''));
  if (!Number.isFinite(at)) throw new RangeError('has no time');
  return at / 1000;
}

function readBounds([start, end]: readonly EpochSeconds[]): CfTime {
  if (start === undefined || end === undefined) throw new RangeError('has an interval without an end');
  return { at: Math.max(start, end), seconds: Math.abs(end - start) };
}

const HOUR_SECONDS = 3600;

/** mm/h per unit of a rate, by the unit's spelling without blanks around operators. */
export const RATES: Readonly<Record<string, number>> = {
  'mm h-1': 1,
  'mm hr-1': 1,
  'mm/h': 1,
  'mm/hr': 1,
  'mm hour-1': 1,
  'kg m-2 h-1': 1,
  'kg m-2 s-1': HOUR_SECONDS,
  'mm s-1': HOUR_SECONDS,
  'mm/s': HOUR_SECONDS,
  'm s-1': 1000 * HOUR_SECONDS,
};
/** mm per unit of an amount: one kilogram of water per square metre is one millimetre. */
const AMOUNTS: Readonly<Record<string, number>> = { mm: 1, 'kg m-2': 1, 'kg/m2': 1, 'kg/m^2': 1, cm: 10, m: 1000 };

/** The name of NWC SAF's rain from a satellite. */
const ESTIMATE = 'convective_precipitation_rate';
/** CF standard names of rain, best first: a rate needs no interval, an amount no Z–R relation. */
const STANDARD_NAMES = [
  'rainfall_rate',
  'lwe_precipitation_rate',
  'precipitation_flux',
  'rainfall_flux',
  'precipitation_amount',
  'rainfall_amount',
  'lwe_thickness_of_precipitation_amount',
  'thickness_of_rainfall_amount',
  'equivalent_reflectivity_factor',
  ESTIMATE,
];

/** Whether an open file is netCDF-4 by the CF conventions, as `readCfNetcdf` reads it. */
export function isCfNetcdf(file: Hdf5File): boolean {
  return /\bCF-\d/.test(String(file.findAttribute('', 'Conventions') ?? ''));
}

/**
 * A composite in netCDF-4 by the CF conventions, such as Rainfields of the Australian service: a rain rate, an
 * interval's amount or reflectivity, by its standard name and units. Fill and missing values and those outside the
 * valid range are not observed. Throws `RangeError` with the reason.
 */
export function readCfNetcdf(file: Hdf5File, zr: ZrRelation): RainRateField {
  const path = findVariable(file);
  const raster = file.findRaster(path);
  if (raster === null) throw new RangeError(`has no raster of one moment in ${path}`);
  const time = readCfTime(file);
  const toRate = makeRate(String(file.findAttribute(path, 'units') ?? ''), time, zr);
  const { grid, fromSouth } = readCfGrid(file, path, raster);
  const isSeen = makeSight(file, path, raster.values);
  const [scale = 1] = file.listNumbers(path, 'scale_factor');
  const [offset = 0] = file.listNumbers(path, 'add_offset');
  const rainMmh = mapToRain(raster.values, (value) => (isSeen(value) ? toRate(value * scale + offset) : Number.NaN));
  refuseEmptied(rainMmh, raster);
  const isEstimate = file.findAttribute(path, 'standard_name') === ESTIMATE;
  return {
    at: time.at,
    grid,
    rainMmh: fromSouth ? turnRows(rainMmh, raster.columns) : rainMmh,
    isEstimate,
    notes: isEstimate ? ['is estimated from a satellite'] : [],
  };
}

function findVariable(file: Hdf5File): string {
  const named = file.listNames('').map((path) => ({ path, name: file.findAttribute(path, 'standard_name') }));
  for (const wanted of STANDARD_NAMES) {
    const found = named.find(({ name }) => name === wanted);
    if (found !== undefined) return found.path;
  }
  const found = named.flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
  throw new RangeError(`has no variable with a standard name of rain, only ${found.join(', ') || 'others'}`);
}

function makeRate(units: string, { seconds }: CfTime, zr: ZrRelation): (value: number) => number {
  if (units === 'dBZ') return makeRainRate(zr);
  const rate = RATES[units];
  if (rate !== undefined) return (value) => value * rate;
  const amount = AMOUNTS[units];
  if (amount === undefined) throw new RangeError(`counts rain in a unit that is not known here ("${units}")`);
  if (seconds === null) throw new RangeError('is an amount without the interval in which it fell');
  if (!(seconds > 0 && seconds <= HOUR_SECONDS)) {
    throw new RangeError(`is an amount of ${seconds} s, not of up to an hour`);
  }
  return (value) => (value * amount * HOUR_SECONDS) / seconds;
}

function turnRows(values: Float32Array, columns: number): Float32Array {
  const turned = new Float32Array(values.length);
  for (let from = 0; from < values.length; from += columns) {
    turned.set(values.subarray(from, from + columns), values.length - from - columns);
  }
  return turned;
}
