import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file to change, and how. */
export interface FieldSample {
  readonly name: string;
  readonly path: string;
  readonly changes: number;
  readonly seed: number;
}

const OWN = fileURLToPath(new URL('./fields/', import.meta.url));
const SHARED = fileURLToPath(new URL('../../../../shared/data/grib2/', import.meta.url));

/**
 * Temperatures of Vietnam at half a degree in each packing, as written by ecCodes; run-length as written by the tests'
 * builders.
 */
const PACKINGS = ['simple', 'complex', 'spatial-differencing', 'jpeg2000', 'png', 'ccsds', 'run-length'];
const CHANGES = 2000;

/** Global files, a hundred times as large, if available. */
const WORLD = [
  { name: 'world-ccsds', file: 'ecmwf-aifs-0p25-20240802060000-18h-oper-fc-tmp_2m.grib2', changes: 200 },
  { name: 'world-spatial-differencing', file: 'gfs.20200325.t18z.pgrb2.0p25.f006', changes: 100 },
];

/** All samples, available or not. */
export const FIELD_SAMPLES: readonly FieldSample[] = [
  ...PACKINGS.map((name, index) => ({ name, path: `${OWN}${name}.grib2`, changes: CHANGES, seed: 1000 + index })),
  ...WORLD.map(({ name, file, changes }, index) => ({ name, path: SHARED + file, changes, seed: 2000 + index })),
];

/** The bytes of a sample; null if it is not available. */
export function readSample({ path }: FieldSample): Uint8Array | null {
  return existsSync(path) ? Uint8Array.from(readFileSync(path)) : null;
}

/** The first 16 hex digits of the SHA-256. */
export function toDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
