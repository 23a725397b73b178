import { crc32 } from 'node:zlib';

/**
 * Layout of a run's checksums: one for each cell of `point.bin`, then one for each band (some neighbouring rows) of
 * each field of `map.bin`.
 */
export interface CheckLayout {
  readonly cells: number;
  /** Cells per band; the last one of a field may have fewer. */
  readonly bandCells: number;
  /** Bands per field. */
  readonly bands: number;
  /** Steps × variables. */
  readonly fields: number;
}

/** For this many bytes the call of a checksum costs about as much as its computation. */
const BAND_BYTES = 4096;

/** The layout for a grid of these rows and columns. */
export function toCheckLayout({ rows, columns }: { rows: number; columns: number }, fields: number): CheckLayout {
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / (columns * 2)));
  return { cells: rows * columns, bandCells: bandRows * columns, bands: Math.ceil(rows / bandRows), fields };
}

/** Number of checksums; `checks.bin` has a uint32 for each. */
export function countChecks({ cells, bands, fields }: CheckLayout): number {
  return cells + fields * bands;
}

/** Index of the checksum of a band of a field, where the field is `step × variables + variable`. */
export function toBandCheck({ cells, bands }: CheckLayout, field: number, band: number): number {
  return cells + field * bands + band;
}

/** The checksum of a piece. It includes the index, so that a misplaced piece is detected. */
export function computeCheck(piece: Uint8Array, place: number): number {
  return crc32(piece, place);
}
