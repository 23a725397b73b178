import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { UnitBoundary } from '@portal/domain/place/unit-boundaries';
import { replaceFile } from '@portal/forecast/store/durable-file';

/** The exact centre of a current ward. */
export interface ImportedPoint extends LatLng {
  readonly slug: string;
}

/** An operator's import; null: not imported. */
export interface PlaceImport {
  readonly points: readonly ImportedPoint[] | null;
  readonly boundaries: readonly UnitBoundary[] | null;
}

export const NOTHING_IMPORTED: PlaceImport = { points: null, boundaries: null };
/** A refused file or a failed save, as one line for the operator. */
export class PlaceImportError extends Error {
  override readonly name = 'PlaceImportError';
}

/** Border steps are whole hundred-thousandths of a degree, about a metre. */
const STEPS_PER_DEGREE = 100_000;

function formatPoints(points: readonly ImportedPoint[]): string {
  return JSON.stringify(points.map(({ slug, lat, lng }) => [slug, lat, lng]));
}

/** Parses the output of `formatPoints`. Throws PlaceImportError if damaged. */
function parsePoints(text: string): ImportedPoint[] {
  return parseList(text).map((row) => {
    const [slug, lat, lng] = Array.isArray(row) ? row : [];
    if (typeof slug === 'string' && typeof lat === 'number' && typeof lng === 'number') return { slug, lat, lng };
    throw new PlaceImportError('the stored points are damaged');
  });
}

/** Stored borders: `[slug, ring, …]` each, a ring as steps of longitude and latitude. */
function formatBoundaries(boundaries: readonly UnitBoundary[]): string {
  return JSON.stringify(boundaries.map(({ slug, rings }) => [slug, ...rings.map(toSteps)]));
}

/** Parses the output of `formatBoundaries`. Throws PlaceImportError if damaged. */
function parseBoundaries(text: string): UnitBoundary[] {
  return parseList(text).map((row) => {
    const [slug, ...rings] = Array.isArray(row) ? row : [];
    if (typeof slug !== 'string') throw new PlaceImportError('the stored borders are damaged');
    return { slug, rings: rings.map(fromSteps) };
  });
}

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch (error) {
    throw new PlaceImportError('a stored file of places is damaged', { cause: error });
  }
  throw new PlaceImportError('a stored file of places is damaged');
}

function toSteps(ring: Float64Array): number[] {
  const whole = Array.from(ring, (degrees) => Math.round(degrees * STEPS_PER_DEGREE));
  return whole.map((value, at) => value - (whole[at - 2] ?? 0));
}

function fromSteps(steps: unknown): Float64Array {
  const isRing = Array.isArray(steps) && steps.every((step) => Number.isInteger(step));
  if (!isRing) throw new PlaceImportError('the stored borders are damaged');
  const ring = new Float64Array(steps.length);
  let lng = 0;
  let lat = 0;
  for (let at = 0; at < steps.length; at += 2) {
    lng += steps[at];
    lat += steps[at + 1];
    ring[at] = lng / STEPS_PER_DEGREE;
    ring[at + 1] = lat / STEPS_PER_DEGREE;
  }
  return ring;
}

/** Names of the stored files. They contain a hash of the content, so that files are never rewritten. */
interface Pointer {
  readonly points: string | null;
  readonly boundaries: string | null;
}

const NOTHING: Pointer = { points: null, boundaries: null };
const STORED_FILE = /^(?:points|boundaries)-[0-9a-f]{16}\.json$/;

/**
 * Saves an import: files first, then the pointer in one step, so that readers see the old or the new import even
 * after a power cut. What the import lacks stays as it was. Throws the system's error.
 */
export function saveImport(dataDir: string, { points, boundaries }: PlaceImport): void {
  const folder = getFolder(dataDir);
  mkdirSync(folder, { recursive: true });
  const before = readPointer(dataDir);
  const pointer: Pointer = {
    points: points === null ? before.points : writeStored(folder, 'points', formatPoints(points)),
    boundaries:
      boundaries === null ? before.boundaries : writeStored(folder, 'boundaries', formatBoundaries(boundaries)),
  };
  replaceFile(getPointerPath(dataDir), JSON.stringify(pointer), randomUUID());
  removeOthers(folder, pointer);
}

/** Removes all imports. Throws the system's error. */
export function forgetImport(dataDir: string): void {
  if (!existsSync(getPointerPath(dataDir))) return;
  replaceFile(getPointerPath(dataDir), JSON.stringify(NOTHING), randomUUID());
  removeOthers(getFolder(dataDir), NOTHING);
}

/** Throws PlaceImportError if damaged, or the system's error. */
export function readImport(dataDir: string): PlaceImport {
  const { points, boundaries } = readPointer(dataDir);
  return {
    points: points === null ? null : parsePoints(readStored(dataDir, points)),
    boundaries: boundaries === null ? null : parseBoundaries(readStored(dataDir, boundaries)),
  };
}

export function readImportVersion(dataDir: string): string {
  const { points, boundaries } = readPointer(dataDir);
  return [points, boundaries].map((name) => name?.replace(/^\D+|\.json$/g, '') ?? '').join('-');
}

function getFolder(dataDir: string): string {
  return join(dataDir, 'places');
}

function getPointerPath(dataDir: string): string {
  return join(getFolder(dataDir), 'import.json');
}

function writeStored(folder: string, kind: keyof Pointer, text: string): string {
  const name = `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
  replaceFile(join(folder, name), text, randomUUID());
  return name;
}

function readStored(dataDir: string, name: string): string {
  return readFileSync(join(getFolder(dataDir), name), 'utf8');
}

function readPointer(dataDir: string): Pointer {
  const path = getPointerPath(dataDir);
  if (!existsSync(path)) return NOTHING;
  const pointer = parsePointer(readFileSync(path, 'utf8'));
  if (pointer === null) throw new PlaceImportError(`${path} is damaged: import the places again`);
  return pointer;
}

function parsePointer(text: string): Pointer | null {
  try {
    const { points, boundaries } = JSON.parse(text) as Record<string, unknown>;
    return isName(points) && isName(boundaries) ? { points, boundaries } : null;
  } catch {
    return null;
  }
}

function isName(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && STORED_FILE.test(value));
}

/** Removes old files, also those of a killed writer. */
function removeOthers(folder: string, { points, boundaries }: Pointer): void {
  const retained = new Set([points, boundaries, 'import.json']);
  for (const name of readdirSync(folder)) if (!retained.has(name)) rmSync(join(folder, name), { force: true });
}
