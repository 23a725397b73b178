import { crc32 } from 'node:zlib';

/**
 * How the checksums of a run are laid out: one for each cell of `point.bin`, then one for each band of each field of
 * `map.bin`, which is some neighbouring rows.
 */
export interface CheckLayout {
  readonly cells: number;
  /** Cells of a band; the last one of a field may have fewer. */
  readonly bandCells: number;
  /** Bands of a field. */
  readonly bands: number;
  /** Steps × variables. */
  readonly fields: number;
}

/** A checksum costs about as much to call for as to make for so many bytes. */
const BAND_BYTES = 4096;

/** The layout for a grid of so many rows and columns. */
export function toCheckLayout({ rows, columns }: { rows: number; columns: number }, fields: number): CheckLayout {
  const bandRows = Math.max(1, Math.floor(BAND_BYTES / (columns * 2)));
  return { cells: rows * columns, bandCells: bandRows * columns, bands: Math.ceil(rows / bandRows), fields };
}

/** How many checksums there are; `checks.bin` has a uint32 for each. */
export function countChecks({ cells, bands, fields }: CheckLayout): number {
  return cells + fields * bands;
}

/** Place of the checksum of a band of a field, counted `step × variables + variable`. */
export function toBandCheck({ cells, bands }: CheckLayout, field: number, band: number): number {
  return cells + field * bands + band;
}

/** The checksum of a piece. Its place begins it, so that a piece at another one's place is noticed. */
export function computeCheck(piece: Uint8Array, place: number): number {
  return crc32(piece, place);
}
