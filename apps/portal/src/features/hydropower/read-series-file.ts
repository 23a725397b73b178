import type { SeriesReading } from '@portal/domain/hydro/series/catchment-series';
import { makeSeriesCollector, rateSeriesRows, type SeriesAnswers } from '@portal/domain/hydro/series/collect-series';
import { makeFault } from '@portal/domain/hydro/series/series-fault';
import { readTextRows } from '@portal/forecast/formats/delimited-text/read-text-rows';
import { TextTableError } from '@portal/forecast/formats/delimited-text/text-error';

/** Maximum size: 300,000 rows of 80 characters. */
export const MOST_SERIES_BYTES = 25 * 1024 * 1024;

/**
 * Reads an operator's file of inflow, rain and evapotranspiration: the whole series, or all its faults. Rows are
 * parsed as a stream and only numbers are stored, so reading stops at the size limit.
 *
 * @param chunks bytes of the file in chunks of any size
 * @param answers the owner's choices where the file is ambiguous
 * @param mostBytes maximum size
 */
export async function readSeriesFile(
  chunks: AsyncIterable<Uint8Array>,
  answers: SeriesAnswers = {},
  mostBytes: number = MOST_SERIES_BYTES,
): Promise<SeriesReading> {
  const collector = makeSeriesCollector(answers);
  try {
    await readTextRows(chunks, {
      mostBytes,
      onRow: collector.addRow,
      rateRows: (rows) => rateSeriesRows(rows, answers),
    });
  } catch (error) {
    if (!(error instanceof TextTableError)) throw error;
    collector.addFault(makeFault(error.code, { row: error.row }));
  }
  return collector.finish();
}
