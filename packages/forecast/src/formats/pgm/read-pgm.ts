/** A grey image (PGM, `P5`) with the comments of its header. */
export interface PgmPicture {
  readonly columns: number;
  readonly rows: number;
  readonly most: number;
  /** Comment lines without `#`, trimmed, in order. */
  readonly comments: readonly string[];
  /** One value per cell, north-west first. */
  readonly values: Uint8Array | Uint16Array;
}

const HEAD_LIMIT = 65_536;
const MOST_CELLS = 2 ** 26;

/**
 * Reads a binary PGM image of 8 or 16 bits. Throws `RangeError` with the reason: not such a file, cut off, or with
 * bytes after its end.
 */
export function readPgm(bytes: Uint8Array): PgmPicture {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_LIMIT)).toString('latin1');
  if (!/^P5\s/.test(head)) throw new RangeError('is no PGM picture (P5)');
  const comments: string[] = [];
  const numbers: number[] = [];
  let at = 2;
  while (numbers.length < 3) {
    const token = /\s*(?:#([^\n]*)\n|(\d{1,9})(?=\s))/y;
    token.lastIndex = at;
    const found = token.exec(head);
    if (found === null) throw new RangeError('has a damaged head');
    if (found[1] !== undefined) comments.push(found[1].trim());
    else numbers.push(Number(found[2]));
    at = token.lastIndex;
  }
  const [columns = 0, rows = 0, most = 0] = numbers;
  if (columns * rows === 0 || columns * rows > MOST_CELLS || most < 1 || most > 65_535) {
    throw new RangeError(`has an impossible size: ${columns} × ${rows} × ${most}`);
  }
  return { columns, rows, most, comments, values: readValues(bytes.subarray(at + 1), columns * rows, most > 255) };
}

function readValues(body: Uint8Array, cells: number, isWide: boolean): Uint8Array | Uint16Array {
  const wanted = isWide ? 2 * cells : cells;
  if (body.length !== wanted) throw new RangeError(`has ${body.length} bytes of values instead of ${wanted}`);
  if (!isWide) return body;
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  return Uint16Array.from({ length: cells }, (_, cell) => view.getUint16(2 * cell));
}
