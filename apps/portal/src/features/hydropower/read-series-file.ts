import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SeriesReading } from '@portal/domain/hydro/series/catchment-series';
import { makeSeriesCollector, type SeriesCollector } from '@portal/domain/hydro/series/collect-series';
import { makeFault, type SeriesFaultCode } from '@portal/domain/hydro/series/series-fault';
import { CsvError, parse } from 'csv-parse';
import { findDelimiter, type SeriesEncoding, sniffFile } from './series-text.ts';

/** Bytes of an operator's file at most: 300,000 rows of 80 characters. */
export const MOST_SERIES_BYTES = 25 * 1024 * 1024;

/** So many bytes tell encoding and separator. */
const HEAD_BYTES = 64 * 1024;
const LONGEST_ROW = 20_000;
const SEPARATOR_LINE = /^"?sep=.?"?$/i;

/** Ends the reading of a file early: with a code where that is a fault of its own. */
class StopReading extends Error {
  readonly code: SeriesFaultCode | null;
  constructor(code: SeriesFaultCode | null) {
    super('reading ends here');
    this.code = code;
  }
}

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
  try {
    await readRows(limitBytes(chunks, mostBytes), collector);
  } catch (error) {
    const code = error instanceof StopReading ? error.code : toCode(error);
    if (code !== null) collector.addFault(makeFault(code, { row: findLine(error) }));
  }
  return collector.finish();
}

function findLine(error: unknown): number | null {
  return error instanceof CsvError && typeof error.lines === 'number' ? error.lines : null;
}

/** Throws what is no fault of the file. */
function toCode(error: unknown): SeriesFaultCode {
  if (error instanceof CsvError) return error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'notTable';
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return 'wrongEncoding';
  throw error;
}

async function readRows(bytes: AsyncGenerator<Uint8Array>, collector: SeriesCollector): Promise<void> {
  const first = await readHead(bytes);
  if (first.length === 0) throw new StopReading('empty');
  const sniffed = sniffFile(first);
  if (!sniffed.ok) throw new StopReading(sniffed.code);
  const { encoding } = sniffed;
  const start = new TextDecoder(encoding).decode(first, { stream: true });
  const parser = parse({
    delimiter: findDelimiter(start),
    comment: '#',
    comment_no_infix: true,
    recordDelimiter: '\n',
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    maxRecordSize: LONGEST_ROW,
    onRecord: (cells: string[], { lines }) => {
      const isSeparator = lines === 1 && SEPARATOR_LINE.test(cells.join(''));
      if (!isSeparator && !collector.addRow(cells, lines)) throw new StopReading(null);
      return null;
    },
  });
  parser.resume();
  await pipeline(Readable.from(decode(first, bytes, encoding)), parser);
}

async function* limitBytes(chunks: AsyncIterable<Uint8Array>, mostBytes: number): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > mostBytes) throw new StopReading('tooBig');
    yield chunk;
  }
}

async function readHead(bytes: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for (let length = 0; length < HEAD_BYTES; ) {
    const { done, value } = await bytes.next();
    if (done) break;
    pieces.push(value);
    length += value.length;
  }
  return Buffer.concat(pieces);
}

/** Text of the file piece by piece, every line ended by LF. Throws for bytes that its encoding does not have, and for what is no text. */
async function* decode(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
  encoding: SeriesEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let held = '';
  const toText = (bytes: Uint8Array): string => {
    const text = held + decoder.decode(bytes, { stream: true });
    if (text.includes('\0')) throw new StopReading('notText');
    // The other half of CR LF may be in the next piece.
    held = text.endsWith('\r') ? '\r' : '';
    return text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n');
  };
  yield toText(first);
  for await (const bytes of rest) yield toText(bytes);
  yield `${held === '' ? '' : '\n'}${decoder.decode()}`;
}
