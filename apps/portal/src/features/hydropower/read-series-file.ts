import type { SeriesReading } from '@portal/domain/hydro/series/catchment-series';
import { makeSeriesCollector } from '@portal/domain/hydro/series/collect-series';
import { makeFault } from '@portal/domain/hydro/series/series-fault';
import { readCsvRows } from '#platform/table-file/read-csv-rows.ts';

/** Bytes of an operator's file at most: 300,000 rows of 80 characters. */
export const MOST_SERIES_BYTES = 25 * 1024 * 1024;

/**
 * Reads an operator's file of inflow, rain and evapotranspiration: a whole series, or everything that is wrong. Rows are read
 * as they come and only their numbers are remembered, so a file that is too big ends at its limit.
 *
 * @param chunks bytes of the file in any pieces
 * @param mostBytes size at which a file is too big
 */
export async function readSeriesFile(
  chunks: AsyncIterable<Uint8Array>,
  mostBytes: number = MOST_SERIES_BYTES,
): Promise<SeriesReading> {
  const collector = makeSeriesCollector();
  const fault = await readCsvRows(chunks, { mostBytes, onRow: collector.addRow });
  if (fault !== null) collector.addFault(makeFault(fault.code, { row: fault.line }));
  return collector.finish();
}
