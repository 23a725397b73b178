import { DAY_SECONDS, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { BASES, type DataTable, readCell, readRunAt, readSource } from '../data-table.ts';
import { describeTable } from './describe-table.ts';

const MILLISECONDS = 1000;

type Column = Omit<ColumnSource, 'data'> & { readonly read: (row: number) => unknown };

/** Days since 1970 of a midnight in Vietnam. */
const toDays = (at: number): number => Math.round((at + VIETNAM_OFFSET_SECONDS) / DAY_SECONDS);

function listColumns(table: DataTable): Column[] {
  const { step, places, placeOf, at, variables, values, basis } = table;
  const toPlace = (row: number) => places[placeOf[row] ?? 0];
  const time: Column =
    step === 'hourly'
      ? { name: 'at', type: 'TIMESTAMP', read: (row) => new Date((at[row] ?? 0) * MILLISECONDS) }
      : { name: 'date', read: (row) => toDays(at[row] ?? 0) };
  return [
    { name: 'place', type: 'STRING', nullable: false, read: (row) => toPlace(row)?.name ?? '' },
    { name: 'lat', type: 'DOUBLE', nullable: false, read: (row) => toPlace(row)?.lat ?? 0 },
    { name: 'lng', type: 'DOUBLE', nullable: false, read: (row) => toPlace(row)?.lng ?? 0 },
    { ...time, nullable: false },
    ...variables.map(
      ({ name, decimals }, column): Column => ({
        name,
        type: 'DOUBLE',
        nullable: true,
        read: (row) => readCell(values[column], row, decimals),
      }),
    ),
    { name: 'basis', type: 'STRING', nullable: false, read: (row) => BASES[basis[row] ?? 0] },
    { name: 'source', type: 'STRING', nullable: true, read: (row) => readSource(table, row) },
    {
      name: 'runAt',
      type: 'TIMESTAMP',
      nullable: true,
      read(row) {
        const runAt = readRunAt(table, row);
        return runAt === null ? null : new Date(runAt * MILLISECONDS);
      },
    },
  ];
}

const SCHEMA_TYPES = {
  STRING: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  DOUBLE: { type: 'DOUBLE' },
  TIMESTAMP: {
    type: 'INT64',
    converted_type: 'TIMESTAMP_MILLIS',
    logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' },
  },
  // The day column, the only one without a type of its own.
  DATE: { type: 'INT32', converted_type: 'DATE' },
} as const;

const toElement = ({ name, type, nullable }: Column) => ({
  name,
  repetition_type: nullable === true ? ('OPTIONAL' as const) : ('REQUIRED' as const),
  ...SCHEMA_TYPES[(type ?? 'DATE') as keyof typeof SCHEMA_TYPES],
});

/**
 * A table as Parquet with Snappy. Numbers are doubles, equal to the CSV; few distinct values make them as small as
 * floats. Units, sources and licences are file metadata. Long tables are written by row groups.
 */
export function writeParquet(table: DataTable, reportProgress: (share: number) => void): Buffer {
  const columns = listColumns(table);
  const { isDemo, ...facts } = describeTable(table);
  const metadata = {
    ...facts,
    demo: String(isDemo),
    units: JSON.stringify(Object.fromEntries(table.variables.map(({ name, unit }) => [name, unit]))),
  };
  const columnData = columns.map(({ name, read }, index): ColumnSource => {
    reportProgress((index / columns.length) * 0.5);
    return { name, data: Array.from({ length: table.rows }, (_, row) => read(row)) };
  });
  const bytes = parquetWriteBuffer({
    columnData,
    schema: [{ name: 'root', num_children: columns.length }, ...columns.map(toElement)],
    rowGroupSize: 100_000,
    kvMetadata: Object.entries(metadata).map(([key, value]) => ({ key, value })),
    createdBy: 'troi-viet',
  });
  return Buffer.from(bytes);
}
