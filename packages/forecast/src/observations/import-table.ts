import { basename } from 'node:path';
import { ROW_LENGTH } from '@portal/domain/observation/observation-table';
import { makeOwnCollector } from '@portal/domain/observation/own/collect-own-rows';
import { collectStations, findStationColumns } from '@portal/domain/observation/own/collect-own-stations';
import type { OwnFault } from '@portal/domain/observation/own/own-fault';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { readTextRows } from '#formats/delimited-text/read-text-rows.ts';
import type { RowInserter } from './insert-rows.ts';

/** Outcome of an operator's own table. A table with faults is not stored at all. */
export interface TableOutcome {
  readonly file: string;
  readonly kind: 'stations' | 'table';
  /** The station of a table; null for a station list, and if none was found. */
  readonly stationId: string | null;
  readonly rows: number;
  readonly repeatedRows: number;
  readonly stepMinutes: number | null;
  readonly gaps: number;
  readonly ignoredColumns: readonly string[];
  readonly faults: readonly OwnFault[];
  readonly faultCount: number;
}

const MOST_BYTES = 256 * 2 ** 20;
const HEAD_ROWS = 10;
/** `# station: HT01`, `# Trạm: HT01` in the first lines. */
const STATION_REMARK = /^(?:station|trạm|tram|mã trạm|ma tram)\s*[:=]\s*(\S+)\s*$/iu;

/** Whether a table is a list of stations. Throws as `importTable` does. */
export async function isStationList(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  let [isFound, read] = [false, 0];
  await readTextRows(chunks, {
    mostBytes: MOST_BYTES,
    onRow: (cells) => {
      isFound = findStationColumns(cells) !== null;
      return !isFound && ++read < HEAD_ROWS;
    },
  });
  return isFound;
}

interface TableImport {
  readonly inserter: RowInserter;
  readonly now: EpochSeconds;
}

/**
 * Imports a station's CSV table or a station list, by its header. The station of a table is named by its comment `#
 * station: HT01`, else by the beginning of its file name (`HT01_2026.csv`). Throws `TextTableError` for a file that is
 * not a table, and the stream's error.
 */
export async function importTable(
  path: string,
  chunks: AsyncIterable<Buffer>,
  { inserter, now }: TableImport,
): Promise<TableOutcome> {
  const collector = makeOwnCollector(now);
  const stationRows: { cells: readonly string[]; row: number }[] = [];
  let stationColumns: ReturnType<typeof findStationColumns> = null;
  let named: string | null = null;
  let read = 0;
  await readTextRows(chunks, {
    mostBytes: MOST_BYTES,
    onRemark: (remark) => {
      named ??= STATION_REMARK.exec(remark.normalize('NFC'))?.[1] ?? null;
    },
    onRow: (cells, row) => {
      if (stationColumns !== null) {
        if (cells.some((cell) => cell.trim() !== '')) stationRows.push({ cells, row });
        return true;
      }
      if (read++ < HEAD_ROWS) stationColumns = findStationColumns(cells);
      return stationColumns !== null || collector.addRow(cells, row);
    },
  });
  if (stationColumns !== null) return importStations(path, stationColumns, stationRows, inserter);
  return importRows(path, named, collector.finish(), inserter);
}

const NOTHING = { stationId: null, repeatedRows: 0, stepMinutes: null, gaps: 0, ignoredColumns: [] };

function importStations(
  file: string,
  columns: NonNullable<ReturnType<typeof findStationColumns>>,
  rows: readonly { cells: readonly string[]; row: number }[],
  inserter: RowInserter,
): TableOutcome {
  const reading = collectStations(columns, rows, inserter.listStations());
  if (reading.ok) inserter.addStations(reading.stations);
  const faults = reading.ok ? [] : reading.faults;
  const faultCount = reading.ok ? 0 : reading.count;
  return { ...NOTHING, file, kind: 'stations', rows: rows.length, faults, faultCount };
}

function importRows(
  file: string,
  named: string | null,
  reading: ReturnType<ReturnType<typeof makeOwnCollector>['finish']>,
  inserter: RowInserter,
): TableOutcome {
  const stationId = named ?? /^[A-Za-z0-9-]+/.exec(basename(file))?.[0] ?? '';
  const station = inserter.findStation(stationId);
  const refuse = (faults: readonly OwnFault[], faultCount: number): TableOutcome => {
    return { ...NOTHING, file, kind: 'table', stationId: station?.id ?? null, rows: 0, faults, faultCount };
  };
  if (!reading.ok) return refuse(reading.faults, reading.count);
  if (station === null || station.network !== 'own')
    return refuse([{ code: 'noStation', row: null, column: null, text: stationId }], 1);
  const { table, rows, repeatedRows, stepMinutes, gaps, ignoredColumns } = reading;
  for (let row = 0; row < table.length; row++) {
    const values = table.values.subarray(row * ROW_LENGTH, (row + 1) * ROW_LENGTH);
    inserter.add(station, table.minutes[row] as number, table.kinds[row] as number, values);
  }
  const found = { rows, repeatedRows, stepMinutes, gaps, ignoredColumns };
  return { ...found, file, kind: 'table', stationId: station.id, faults: [], faultCount: 0 };
}
