import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import type { DataVariable, DataVariableName } from '@portal/domain/data-order/data-variable.table';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import {
  NETCDF_FILL_FLOAT,
  type NetcdfAttribute,
  type NetcdfDimension,
  type NetcdfVariable,
  writeNetcdf,
} from '@portal/forecast/formats/netcdf/write-netcdf';
import { BASES, type DataTable, NO_SOURCE } from '../data-table.ts';
import { describeTable } from './describe-table.ts';

const EPOCH = 'seconds since 1970-01-01T00:00:00Z';
const UNKNOWN_BYTE = -1;
const COORDINATES = 'lat lon alt station_name';

function toStationVariables({ places }: DataTable, nameLength: number): NetcdfVariable[] {
  const names = new Uint8Array(places.length * nameLength);
  for (const [index, { name }] of places.entries()) names.set(Buffer.from(name), index * nameLength);
  const of = (read: (place: DataTable['places'][number]) => number) => Float64Array.from(places, read);
  return [
    {
      name: 'station_name',
      dimensions: ['station', 'name_strlen'],
      // Without `_Encoding`: with it, Python's netCDF4 cuts names by characters instead of bytes. CF assumes UTF-8
      // anyway.
      attributes: { cf_role: 'timeseries_id', long_name: 'name of the place, UTF-8' },
      values: names,
    },
    {
      name: 'lat',
      dimensions: ['station'],
      attributes: { standard_name: 'latitude', units: 'degrees_north' },
      values: of(({ lat }) => lat),
    },
    {
      name: 'lon',
      dimensions: ['station'],
      attributes: { standard_name: 'longitude', units: 'degrees_east' },
      values: of(({ lng }) => lng),
    },
    {
      name: 'alt',
      dimensions: ['station'],
      attributes: { standard_name: 'altitude', units: 'm', positive: 'up', _FillValue: Number.NaN },
      values: of(({ heightM }) => heightM ?? Number.NaN),
    },
  ];
}

/** Row times and their intervals. */
function toTimeVariables({ step }: DataTable, at: Float64Array, dimension: string): NetcdfVariable[] {
  const length = step === 'hourly' ? HOUR_SECONDS : DAY_SECONDS;
  const bounds = new Float64Array(at.length * 2);
  for (const [index, from] of at.entries()) bounds.set([from, from + length], index * 2);
  const attributes = { standard_name: 'time', units: EPOCH, calendar: 'standard', axis: 'T', bounds: 'time_bounds' };
  return [
    { name: 'time', dimensions: [dimension], attributes, values: at },
    { name: 'time_bounds', dimensions: [dimension, 'bounds'], attributes: {}, values: bounds },
  ];
}

function describeVariable(variable: DataVariable, { facts, step }: DataTable): Record<string, NetcdfAttribute> {
  const { name, unit, standardName, cellMethods } = variable;
  return {
    ...(standardName === null ? {} : { standard_name: standardName }),
    long_name: dataOrderMessages[facts.language].variables[name as DataVariableName],
    units: unit,
    cell_methods: cellMethods,
    coordinates: step === 'runs' ? `time ${COORDINATES}` : COORDINATES,
    ancillary_variables: 'basis data_source forecast_reference_time',
    _FillValue: NETCDF_FILL_FLOAT,
  };
}

const fillUnknown = (values: Float32Array): Float32Array =>
  values.map((value) => (Number.isNaN(value) ? NETCDF_FILL_FLOAT : value));

function toRowVariables(table: DataTable, dimensions: readonly string[]): NetcdfVariable[] {
  const { variables, values, basis, sourceOf, sources, runAt } = table;
  const flags = (meanings: readonly string[]): Record<string, NetcdfAttribute> => ({
    flag_values: meanings.map((_, index) => index),
    flag_meanings: meanings.map((text) => text.replaceAll(/[^\w+-]/g, '_')).join(' '),
  });
  return [
    ...variables.map(
      (variable, index): NetcdfVariable => ({
        name: variable.name,
        dimensions,
        attributes: describeVariable(variable, table),
        values: fillUnknown(values[index] ?? new Float32Array(table.rows)),
      }),
    ),
    {
      name: 'basis',
      dimensions,
      attributes: { long_name: 'what a value is; none is a measurement', ...flags(BASES) },
      values: Int8Array.from(basis),
    },
    {
      name: 'data_source',
      dimensions,
      attributes: {
        long_name: 'model of a value',
        _FillValue: UNKNOWN_BYTE,
        ...(sources.length === 0 ? {} : flags(sources)),
      },
      values: Int8Array.from(sourceOf, (one) => (one === NO_SOURCE ? UNKNOWN_BYTE : one)),
    },
    {
      name: 'forecast_reference_time',
      dimensions,
      attributes: {
        standard_name: 'forecast_reference_time',
        long_name: 'start of the newest run of a value',
        units: EPOCH,
        calendar: 'standard',
        _FillValue: Number.NaN,
      },
      values: runAt,
    },
  ];
}

/**
 * A table as NetCDF classic by CF 1.11, chapter 9: station time series, as an orthogonal array if all places share
 * their times; earlier runs, whose days overlap, as an indexed ragged array.
 */
export function writeNetcdfTable(table: DataTable): Buffer {
  const { places, rows, step } = table;
  const nameLength = Math.max(1, ...places.map(({ name }) => Buffer.byteLength(name)));
  const isRagged = step === 'runs';
  const times = rows / places.length;
  const own: NetcdfDimension = isRagged ? { name: 'obs', length: rows } : { name: 'time', length: times };
  const rowDimensions = isRagged ? ['obs'] : ['station', 'time'];
  const { title, comment, source, licence, history, references } = describeTable(table);
  const index: NetcdfVariable = {
    name: 'station_index',
    dimensions: ['obs'],
    attributes: { long_name: 'index of the place', instance_dimension: 'station' },
    values: Int32Array.from(table.placeOf),
  };
  return writeNetcdf({
    dimensions: [
      { name: 'station', length: places.length },
      own,
      { name: 'name_strlen', length: nameLength },
      { name: 'bounds', length: 2 },
    ],
    attributes: {
      Conventions: 'CF-1.11',
      featureType: 'timeSeries',
      title,
      comment,
      source,
      license: licence,
      history,
      references,
    },
    variables: [
      ...toStationVariables(table, nameLength),
      ...toTimeVariables(table, isRagged ? table.at : table.at.slice(0, times), own.name),
      ...(isRagged ? [index] : []),
      ...toRowVariables(table, rowDimensions),
    ],
  });
}
