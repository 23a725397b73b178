import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { chooseSeparator, type RateRows } from '@portal/domain/table/choose-separator';
import { CsvError, parse } from 'csv-parse';
import { sniffFile, type TextEncodingName } from './sniff-text.ts';
import { TextTableError } from './text-error.ts';

/** Enough bytes to detect encoding and separator. */
const HEAD_BYTES = 64 * 1024;
const LONGEST_ROW = 20_000;

/** Stops reading early, when the caller has what it needs. */
class EnoughRead extends Error {}

/** How a table is read. */
export interface TextRowOptions {
  /** Largest accepted file. */
  readonly mostBytes: number;
  /** Receives the cells of a row and its line number in the file, from 1. False stops reading. */
  readonly onRow: (cells: string[], row: number) => boolean;
  /** Rates how well the first rows parse with a separator, for callers that know what to expect. */
  readonly rateRows?: RateRows;
  /** Receives the comment lines (`#`) at the beginning, without their sign. */
  readonly onRemark?: (remark: string) => void;
}

/**
 * Reads a table as operators write it, row by row as its bytes arrive: UTF-8, UTF-16 or Windows-1258, with or without a
 * byte order mark; comma, semicolon, tab or bar, any line end, quoted cells, comments with `#`. Throws `TextTableError`
 * if the file is not a table, and the stream's error.
 */
export async function readTextRows(chunks: AsyncIterable<Uint8Array>, options: TextRowOptions): Promise<void> {
  try {
    await readRows(limitBytes(chunks, options.mostBytes), options);
  } catch (error) {
    if (error instanceof EnoughRead) return;
    throw toTextError(error);
  }
}

function toTextError(error: unknown): unknown {
  if (error instanceof CsvError) {
    const row = typeof error.lines === 'number' ? error.lines : null;
    return new TextTableError(error.code === 'CSV_MAX_RECORD_SIZE' ? 'rowTooLong' : 'notTable', row);
  }
  const isUndecodable =
    error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
  return isUndecodable ? new TextTableError('wrongEncoding', null) : error;
}

async function readRows(
  bytes: AsyncGenerator<Uint8Array>,
  { onRow, onRemark, rateRows }: TextRowOptions,
): Promise<void> {
  const first = await readHead(bytes);
  if (first.length === 0) throw new TextTableError('empty', null);
  const sniffed = sniffFile(first);
  if (!sniffed.ok) throw new TextTableError(sniffed.code, null);
  const { encoding } = sniffed;
  const start = new TextDecoder(encoding).decode(first, { stream: true });
  if (onRemark !== undefined)
    for (const [, remark = ''] of start.matchAll(/^#[ \t]*(.*?)[ \t]*\r?$/gm)) onRemark(remark);
  const parser = parse({
    delimiter: chooseSeparator(start.replace(/^\ufeff/, ''), rateRows),
    comment: '#',
    comment_no_infix: true,
    recordDelimiter: '\n',
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    maxRecordSize: LONGEST_ROW,
    onRecord: (cells: string[], { lines }) => {
      const isSeparator = lines === 1 && /^"?sep=.?"?$/i.test(cells.join(''));
      if (!isSeparator && !onRow(cells, lines)) throw new EnoughRead();
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
    if (total > mostBytes) throw new TextTableError('tooBig', null);
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

/**
 * Decoded text piece by piece, with LF line ends. Throws for bytes that are invalid in the encoding, and for binary
 * content.
 */
async function* decode(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array>,
  encoding: TextEncodingName,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let pending = '';
  const toText = (bytes: Uint8Array): string => {
    const text = pending + decoder.decode(bytes, { stream: true });
    if (text.includes('\0')) throw new TextTableError('notText', null);
    // The LF of a CR LF may be in the next piece.
    pending = text.endsWith('\r') ? '\r' : '';
    return text.slice(0, text.length - pending.length).replace(/\r\n?/g, '\n');
  };
  yield toText(first);
  for await (const bytes of rest) yield toText(bytes);
  yield `${pending === '' ? '' : '\n'}${decoder.decode()}`;
}
