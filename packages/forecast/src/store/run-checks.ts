import { crc32 } from 'node:zlib';

/** How many checksums a run has: one for each cell of `point.bin`, then one for each row of each field of `map.bin`. */
export interface CheckCounts {
  readonly cells: number;
  readonly rows: number;
  /** Steps × variables. */
  readonly fields: number;
}

/** Length of `checks.bin`, uint32 each. */
export function countChecks({ cells, rows, fields }: CheckCounts): number {
  return cells + fields * rows;
}

/** Place of the checksum of a row of a field, counted `step × variables + variable`. */
export function toRowCheck({ cells, rows }: CheckCounts, field: number, row: number): number {
  return cells + field * rows + row;
}

/** The checksum of a piece. Its place begins it, so that a piece at another one's place is noticed. */
export function computeCheck(piece: Uint8Array, place: number): number {
  return crc32(piece, place);
}
