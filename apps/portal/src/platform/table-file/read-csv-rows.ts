import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { findDelimiter, sniffFile, type TableEncoding } from './table-text.ts';

/** Why a file is no table of text. */
type TableFaultCode = 'tooBig' | 'empty' | 'spreadsheet' | 'notText' | 'wrongEncoding' | 'notTable' | 'rowTooLong';

/** What is wrong with a file as a table. */
interface TableFault {
  readonly code: TableFaultCode;
  /** Line of the file, 1 for the first; null where it is about the whole file. */
  readonly line: number | null;
}

interface CsvOptions {
  /** Size at which a file is too big. */
  readonly mostBytes: number;
  /** Gets each row with the line that it ends on. False: the rest is not read. */
  readonly onRow: (cells: readonly string[], line: number) => boolean;
}

/** So many bytes tell encoding and separator. */
const HEAD_BYTES = 64 * 1024;
const LONGEST_ROW = 20_000;
const SEPARATOR_LINE = /^"?sep=.?"?$/i;

/** Ends the reading of a file early: with a code where that is a fault of its own. */
class StopReading extends Error {
  readonly code: TableFaultCode | null;
  constructor(code: TableFaultCode | null) {
    super('reading ends here');
    this.code = code;
  }
}

/**
 * Reads the rows of a text with columns, in any of the encodings and with any of the separators that spreadsheets write. Rows are handed over as they
 * come, so a file that is too big ends at its limit. Resolves with what is wrong, null where nothing is.
 *
 * @param chunks bytes of the file in any pieces
 */
export async function readCsvRows(chunks: AsyncIterable<Uint8Array>, options: CsvOptions): Promise<TableFault | null> {
  try {
    await readRows(limitBytes(chunks, options.mostBytes), options.onRow);
    return null;
  } catch (error) {
    const code = error instanceof StopReading ? error.code : toCode(error);
    return code === null ? null : { code, line: findLine(error) };
  }
}

function findLine(error: unknown): number | null {
  return error instanceof CsvError && typeof error.lines === 'number' ? error.lines : null;
}

/** Throws what is no fault of the file. */
function toCode(error: unknown): TableFaultCode {
  if (error instanceof CsvError) return error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'notTable';
  if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return 'wrongEncoding';
  throw error;
}

async function readRows(bytes: AsyncGenerator<Uint8Array>, onRow: CsvOptions['onRow']): Promise<void> {
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
      if (!isSeparator && !onRow(cells, lines)) throw new StopReading(null);
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
  encoding: TableEncoding,
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
