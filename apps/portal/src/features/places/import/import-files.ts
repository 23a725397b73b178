import type { UnitBoundary } from '@portal/domain/place/unit-boundaries';
import type { ImportedPoint } from './place-import.ts';
import { PlaceImportError } from './place-import-error.ts';

/** Steps in borders are whole hundred-thousandths of a degree, about a metre. */
const STEPS_PER_DEGREE = 100_000;

/** Points as they are kept: `[slug, lat, lng]` each. */
export function formatPoints(points: readonly ImportedPoint[]): string {
  return JSON.stringify(points.map(({ slug, lat, lng }) => [slug, lat, lng]));
}

/** Reads what `formatPoints` wrote. Throws PlaceImportError where the file is damaged. */
export function parsePoints(text: string): ImportedPoint[] {
  return parseList(text).map((row) => {
    const [slug, lat, lng] = Array.isArray(row) ? row : [];
    if (typeof slug === 'string' && typeof lat === 'number' && typeof lng === 'number') return { slug, lat, lng };
    throw new PlaceImportError('the kept points are damaged');
  });
}

/** Borders as they are kept: `[slug, ring, …]` each, a ring as steps of longitude and latitude. */
export function formatBoundaries(boundaries: readonly UnitBoundary[]): string {
  return JSON.stringify(boundaries.map(({ slug, rings }) => [slug, ...rings.map(toSteps)]));
}

/** Reads what `formatBoundaries` wrote. Throws PlaceImportError where the file is damaged. */
export function parseBoundaries(text: string): UnitBoundary[] {
  return parseList(text).map((row) => {
    const [slug, ...rings] = Array.isArray(row) ? row : [];
    if (typeof slug !== 'string') throw new PlaceImportError('the kept borders are damaged');
    return { slug, rings: rings.map(fromSteps) };
  });
}

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch (error) {
    throw new PlaceImportError('a kept file of places is damaged', { cause: error });
  }
  throw new PlaceImportError('a kept file of places is damaged');
}

function toSteps(ring: Float64Array): number[] {
  const whole = Array.from(ring, (degrees) => Math.round(degrees * STEPS_PER_DEGREE));
  return whole.map((value, at) => value - (whole[at - 2] ?? 0));
}

function fromSteps(steps: unknown): Float64Array {
  const isRing = Array.isArray(steps) && steps.every((step) => Number.isInteger(step));
  if (!isRing) throw new PlaceImportError('the kept borders are damaged');
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
