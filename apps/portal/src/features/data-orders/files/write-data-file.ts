import type { DataFormat } from '@portal/domain/data-order/data-variable.table';
import type { DataTable } from '../data-table.ts';
import { writeCsv } from './write-csv.ts';
import { writeGeoJson } from './write-geojson.ts';
import { writeNetcdfTable } from './write-netcdf-table.ts';
import { writeParquet } from './write-parquet.ts';

export interface DataFileOrder {
  readonly table: DataTable;
  readonly format: DataFormat;
  /** CSV only: start with the byte order mark for Excel. */
  readonly mark: boolean;
}

export const DATA_FILE_TYPES = {
  csv: { mediaType: 'text/csv; charset=utf-8', ending: 'csv' },
  parquet: { mediaType: 'application/vnd.apache.parquet', ending: 'parquet' },
  netcdf: { mediaType: 'application/x-netcdf', ending: 'nc' },
  geojson: { mediaType: 'application/geo+json', ending: 'geojson' },
} as const satisfies Record<DataFormat, { readonly mediaType: string; readonly ending: string }>;

export function writeDataFile({ table, format, mark }: DataFileOrder, reportProgress: (share: number) => void): Buffer {
  switch (format) {
    case 'csv':
      return writeCsv(table, mark, reportProgress);
    case 'geojson':
      return writeGeoJson(table, reportProgress);
    case 'parquet':
      return writeParquet(table, reportProgress);
    case 'netcdf':
      return writeNetcdfTable(table);
  }
}
