/**
 * Undoes a PNG row filter in place: the row of `rowBytes` octets at `at`, its predecessor directly before it. `kind` is
 * the filter's number (0 none, 1 left, 2 up, 3 average, 4 Paeth); `isFirst` says that no row stands before.
 * Source: PNG specification, clause 9.
 */
export function unfilterRow(
  rows: Uint8Array,
  at: number,
  rowBytes: number,
  pixelBytes: number,
  kind: number,
  isFirst: boolean,
): void {
  if (kind === 1) addLeft(rows, at, rowBytes, pixelBytes);
  else if (kind === 2 && !isFirst) addUp(rows, at, rowBytes);
  else if (kind === 3) addAverage(rows, at, rowBytes, pixelBytes, isFirst);
  else if (kind === 4) {
    if (isFirst) addLeft(rows, at, rowBytes, pixelBytes);
    else addPaeth(rows, at, rowBytes, pixelBytes);
  }
}

function addLeft(rows: Uint8Array, at: number, rowBytes: number, pixelBytes: number): void {
  for (let i = at + pixelBytes; i < at + rowBytes; i++) rows[i] = (rows[i] ?? 0) + (rows[i - pixelBytes] ?? 0);
}

function addUp(rows: Uint8Array, at: number, rowBytes: number): void {
  for (let i = at; i < at + rowBytes; i++) rows[i] = (rows[i] ?? 0) + (rows[i - rowBytes] ?? 0);
}

function addAverage(rows: Uint8Array, at: number, rowBytes: number, pixelBytes: number, isFirst: boolean): void {
  for (let i = at; i < at + rowBytes; i++) {
    const left = i - at < pixelBytes ? 0 : (rows[i - pixelBytes] ?? 0);
    const up = isFirst ? 0 : (rows[i - rowBytes] ?? 0);
    rows[i] = (rows[i] ?? 0) + ((left + up) >>> 1);
  }
}

function addPaeth(rows: Uint8Array, at: number, rowBytes: number, pixelBytes: number): void {
  for (let i = at; i < at + Math.min(pixelBytes, rowBytes); i++) rows[i] = (rows[i] ?? 0) + (rows[i - rowBytes] ?? 0);
  for (let i = at + pixelBytes; i < at + rowBytes; i++) {
    const left = rows[i - pixelBytes] ?? 0;
    const up = rows[i - rowBytes] ?? 0;
    const corner = rows[i - rowBytes - pixelBytes] ?? 0;
    const toLeft = Math.abs(up - corner);
    const toUp = Math.abs(left - corner);
    const toCorner = Math.abs(left + up - corner - corner);
    const predicted = toLeft <= toUp && toLeft <= toCorner ? left : toUp <= toCorner ? up : corner;
    rows[i] = (rows[i] ?? 0) + predicted;
  }
}
