import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';

/**
 * Layout of `members.bin`, the rain of an ensemble's members: for each cell of `rows` the bytes `[member][step]` of all
 * members and steps, then their CRC-32. A catchment needs one read per cell.
 */
export interface ManifestMembers {
  /** Numbers of the perturbations, ascending; 0 is the control. */
  readonly numbers: readonly number[];
  /** Ends of the intervals, ascending, and their starts. */
  readonly steps: readonly EpochSeconds[];
  readonly intervalStarts: readonly EpochSeconds[];
  /** Per row of the grid, from the south: the first stored column and their number. */
  readonly rows: readonly (readonly [firstColumn: number, count: number])[];
  readonly scale: MemberScale;
}

/** Byte encoding of an amount: amount = knee × (exp(byte × ln(1 + most / knee) / 254) − 1), mm. */
export interface MemberScale {
  /** Below it steps are nearly even, above it they grow with the amount. */
  readonly kneeMm: number;
  readonly mostMm: number;
}

/** For an interval of six hours at most. The error is at most 1.4 % of the amount and of the knee. */
export const MEMBER_SCALE: MemberScale = { kneeMm: 0.5, mostMm: 500 };

/** Byte for a missing value. */
export const NO_MEMBER = 255;
const MOST = 254;
const CHECK_BYTES = 4;

/** Amount of each byte, mm; NaN for a missing value. */
export function listMemberAmounts({ kneeMm, mostMm }: MemberScale): Float64Array {
  const perByte = Math.log1p(mostMm / kneeMm) / MOST;
  return Float64Array.from({ length: 256 }, (_, byte) =>
    byte === NO_MEMBER ? Number.NaN : kneeMm * Math.expm1(byte * perByte),
  );
}

const AMOUNTS = listMemberAmounts(MEMBER_SCALE);
const BYTES_PER_LOG = MOST / Math.log1p(MEMBER_SCALE.mostMm / MEMBER_SCALE.kneeMm);

/** The byte with the nearest amount, mm; amounts beyond the scale become its maximum. */
export function toMemberByte(mm: number): number {
  if (Number.isNaN(mm)) return NO_MEMBER;
  const below = Math.min(Math.floor(Math.log1p(Math.max(mm, 0) / MEMBER_SCALE.kneeMm) * BYTES_PER_LOG), MOST - 1);
  const middle = ((AMOUNTS[below] as number) + (AMOUNTS[below + 1] as number)) / 2;
  return mm > middle ? below + 1 : below;
}

type MemberLayout = Pick<ManifestMembers, 'numbers' | 'steps' | 'rows'>;

/** Bytes of a cell with its checksum. */
export const countBlockBytes = ({ numbers, steps }: Pick<MemberLayout, 'numbers' | 'steps'>): number =>
  numbers.length * steps.length + CHECK_BYTES;

/** Length of the whole file. */
export const countMemberBytes = (layout: MemberLayout): number =>
  layout.rows.reduce((sum, [, count]) => sum + count, 0) * countBlockBytes(layout);

/** Index of each row's first cell among the stored ones. */
export function listRowBegins(rows: ManifestMembers['rows']): number[] {
  let next = 0;
  return rows.map(([, count]) => {
    const begin = next;
    next += count;
    return begin;
  });
}

/**
 * Western and eastern limits, by latitude, of the land of Vietnam and the basins that drain to it: the Red River from
 * Yunnan, the Mã, the Cả and the Mekong with Tonlé Sap and Chi-Mun, with half a degree beyond the coast so that cells
 * which it crosses are whole. Linear between the lines; drawn generously by hand from an atlas.
 */
const AREA: readonly (readonly [lat: number, west: number, east: number])[] = [
  [8, 104, 106],
  [9, 103.5, 107.2],
  [10, 102.8, 108.6],
  [11, 102, 109.7],
  [12, 101.5, 110],
  [13, 101.2, 110],
  [14, 100.8, 109.8],
  [15, 100.8, 109.6],
  [16, 100.6, 109],
  [17, 100, 107.9],
  [18, 99.3, 107.2],
  [19, 99, 106.8],
  [20, 99, 107.3],
  [21, 99, 108.6],
  [22, 99, 108.6],
  [23, 99, 107.8],
  [26, 99, 106.5],
];

function findArea(lat: number): { readonly west: number; readonly east: number } | null {
  const next = AREA.findIndex(([north]) => north >= lat);
  const [above, below] = [AREA[next], AREA[next - 1]];
  if (above === undefined) return null;
  if (below === undefined) return above[0] - lat <= 0.5 ? { west: above[1], east: above[2] } : null;
  const part = (lat - below[0]) / (above[0] - below[0]);
  return { west: below[1] + part * (above[1] - below[1]), east: below[2] + part * (above[2] - below[2]) };
}

/** The stored cells of a grid: those with their centre in the area of Vietnam's rivers. */
export function findMemberRows({ south, west, latStep, lngStep, rows, columns }: RegularGrid): ManifestMembers['rows'] {
  return Array.from({ length: rows }, (_, row) => {
    const area = findArea(south + row * latStep);
    if (area === null) return [0, 0];
    const first = Math.max(Math.ceil((area.west - west) / lngStep), 0);
    const last = Math.min(Math.floor((area.east - west) / lngStep), columns - 1);
    return last < first ? [0, 0] : [first, last - first + 1];
  });
}
