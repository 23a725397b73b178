/**
 * How a size is known: measured on a sample of the provider, stated by somebody who saw it live, computed from grid and
 * layout, or an assumption to be checked against a live listing.
 */
export type SizeGrade = 'sample' | 'stated' | 'computed' | 'unverified';

/** Sizes at the provider of what the portal asks a model's server for. */
interface ModelSizes {
  /** Mean length of a record, bytes. */
  readonly record: number;
  /** Length of an index or, of a source without records, of a reply, bytes. */
  readonly reply: number;
  readonly grade: SizeGrade;
  readonly basis: string;
}

const ECMWF = {
  record: 598_000,
  reply: 40_000,
  grade: 'sample',
  basis: 'mean of four records of the 0.25° grid: 552, 600, 536, 705 kB',
} as const satisfies ModelSizes;

/** NOMADS' filter replies with fields of the region, also those that nobody asked for, and has no index. */
const FILTERED = { record: 0, grade: 'computed' } as const;
/** In a reply of the filter the wanted fields have 1.3 bytes a cell, and 180 of description. */
const toFiltered = (columns: number, rows: number): number => columns * rows * 1.35 + 180;

/** By source: real records are global, those that are played here are of a small grid. */
export const MODEL_SIZES: Readonly<Record<string, ModelSizes>> = {
  gfs: { ...FILTERED, reply: 19 * toFiltered(85, 81), basis: '19 fields of 85 × 81 cells' },
  'gfs-wave': { ...FILTERED, reply: 4 * toFiltered(127, 121), basis: '4 fields of 127 × 121 cells' },
  gefs: { ...FILTERED, reply: 4 * toFiltered(43, 41), basis: '4 fields of 43 × 41 cells' },
  ecmwf: ECMWF,
  'ecmwf-aifs': { ...ECMWF, basis: 'mean of the records of the same grid; AIFS 600 kB' },
  aigfs: { record: 700_000, reply: 600, grade: 'stated', basis: 'files of 3.5 to 4.9 MB, six records each' },
  'ecmwf-ens-chances': { ...ECMWF, reply: 120_000, grade: 'unverified', basis: 'records as ECMWF’s, none was seen' },
  'ecmwf-aifs-ens-chances': { ...ECMWF, grade: 'unverified', basis: 'records as ECMWF’s, none was seen' },
  'ecmwf-ens': { ...ECMWF, reply: 1_500_000, grade: 'unverified', basis: 'records as ECMWF’s; index of 50 members' },
  'ecmwf-wave': {
    record: 800_000,
    reply: 10_000,
    grade: 'stated',
    basis: '3.2 MB for four fields; samples 768–832 kB',
  },
  'gefs-aerosol': { record: 660_000, reply: 4000, grade: 'stated', basis: 'ranges of 0.70 and 0.62 MB' },
  silam: { record: 0, reply: 6_000_000, grade: 'computed', basis: '91 × 96 cells, 24 hours, 6 species' },
};

/** A feed's day: how often its parts are asked for, and how long they are. */
interface FeedSizes {
  readonly bytesPerDay: number;
  readonly grade: SizeGrade;
  readonly basis: string;
}

/** By feed. */
export const FEED_SIZES: Readonly<Record<string, FeedSizes>> = {
  metar: { bytesPerDay: 144 * 9000, grade: 'computed', basis: '144 replies of three hours of 23 airports' },
  taf: { bytesPerDay: 48 * 12_000, grade: 'computed', basis: '48 replies of 23 airports' },
  ghcnh: {
    bytesPerDay: 40 * 2 ** 20,
    grade: 'computed',
    basis: 'the most while earlier years are read; then some 20 MB, 38 stations of 544 kB',
  },
  'wmo-alert-sources': { bytesPerDay: 300_000, grade: 'unverified', basis: 'one index of some 150 sources' },
  'jma-satellite': {
    bytesPerDay: (144 + 66) * (9 * 10_800 + 2 * 10_000),
    grade: 'stated',
    basis: '144 infrared frames and up to 66 in true colour, of nine tiles of 10.8 kB, and the list twice for each',
  },
  'jma-storms': {
    bytesPerDay: 144 * 500 + 8 * 3 * 12_000,
    grade: 'sample',
    basis: 'the list, and 8 advisories of 3 storms',
  },
  'jtwc-storms': { bytesPerDay: 144 * 6000 + 4 * 3 * 5000, grade: 'sample', basis: 'RSS, and 4 warnings of 3 storms' },
  'ecmwf-tracks': { bytesPerDay: 4 * 42_000, grade: 'sample', basis: 'four files; one of 2015' },
  'ecmwf-aifs-tracks': { bytesPerDay: 4 * 5000, grade: 'unverified', basis: 'four files of one member' },
  nmme: { bytesPerDay: 16_000_000 / 30, grade: 'unverified', basis: 'two files of 8 MB a month' },
  'noaa-rain-rate': {
    bytesPerDay: 144 * 8_000_000,
    grade: 'unverified',
    basis: '144 blends of 4 to 12 MB: the middle; 0.6 to 1.7 GB',
  },
  'noaa-isatss': {
    bytesPerDay: 48 * (9 * 300_000 + 8 * 20_000),
    grade: 'stated',
    basis: '48 scans of nine tiles of 0.3 MB, and up to eight listings of each',
  },
};
