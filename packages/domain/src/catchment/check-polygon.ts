import { isInsideRing } from '#geo/inside-ring.ts';
import { COVERAGE, type LatLng } from '#geo/lat-lng.ts';
import { computeAreaKm2, computeRingKm2 } from './authalic-area.ts';
import { LEAST_COVERED_PART } from './basin-mean.ts';
import { computeOverlaps } from './cell-overlap.ts';
import { findCrossings } from './find-crossings.ts';
import {
  type CatchmentPolygon,
  countPoints,
  listRings,
  MOST_POINTS,
  type PolygonFault,
  type PolygonReading,
  type Ring,
  type RingName,
} from './polygon.ts';

/** Smaller rings are drawing errors, km²: a hectare. */
const LEAST_RING_KM2 = 0.01;
/** A catchment may extend this far beyond the portal's box, degrees: rivers begin in China and Laos. */
const MARGIN_DEG = 5;
const MOST_FAULTS = 20;

/** Rings as in a file: the last point may repeat the first. */
export type RawPart = readonly (readonly number[])[];

/**
 * Checks rings from a file: outer ring first, then its holes, as pairs of longitude and latitude. Drops repeated
 * points, and closes an open ring by a straight edge: both are unambiguous. Reports all other faults with their
 * positions, at most
 * 20.
 */
export function checkPolygon(raw: readonly RawPart[]): PolygonReading {
  const polygon: CatchmentPolygon = {
    parts: raw.map(([outer = [], ...holes]) => ({ outer: cleanRing(outer), holes: holes.map(cleanRing) })),
  };
  if (raw.length === 0) return fail([{ code: 'noPolygon' }]);
  const count = countPoints(polygon);
  if (count > MOST_POINTS) return fail([{ code: 'manyPoints', count }]);
  for (const check of [checkPoints, checkCounts, findCrossings, checkAreas, checkNesting, checkCoverage]) {
    const faults = check(polygon);
    if (faults.length > 0) return fail(faults);
  }
  return { polygon, faults: [] };
}

const fail = (faults: readonly PolygonFault[]): PolygonReading => ({
  polygon: null,
  faults: faults.slice(0, MOST_FAULTS),
});

function cleanRing(raw: readonly number[]): Ring {
  const clean: number[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [lng, lat] = [raw[at] as number, raw[at + 1] as number];
    if (clean.length > 0 && clean.at(-2) === lng && clean.at(-1) === lat) continue;
    clean.push(lng, lat);
  }
  while (clean.length > 2 && clean[0] === clean.at(-2) && clean[1] === clean.at(-1)) clean.length -= 2;
  return clean;
}

const isNear = (lng: number, lat: number): boolean =>
  lng >= COVERAGE.west - MARGIN_DEG &&
  lng <= COVERAGE.east + MARGIN_DEG &&
  lat >= COVERAGE.south - MARGIN_DEG &&
  lat <= COVERAGE.north + MARGIN_DEG;

/** Coordinates that are invalid, projected, swapped, or elsewhere. */
function checkPoints(polygon: CatchmentPolygon): PolygonFault[] {
  const faults: PolygonFault[] = [];
  let [points, near, swapped] = [0, 0, 0];
  let away: PolygonFault | null = null;
  let projected: PolygonFault | null = null;
  for (const { name, ring } of listRings(polygon)) {
    for (let at = 0; at < ring.length; at += 2) {
      const [lng, lat] = [ring[at] as number, ring[at + 1] as number];
      const place = { ring: name, point: at / 2 + 1 };
      points += 1;
      if (!Number.isFinite(lng) || !Number.isFinite(lat)) faults.push({ code: 'badPoint', ...place });
      else if (Math.abs(lng) > 360 || Math.abs(lat) > 360)
        projected ??= { code: 'projected', ...place, at: { lng, lat } };
      else if (isNear(lng, lat)) near += 1;
      else away ??= { code: 'outside', ...place, at: { lng, lat } };
      if (isNear(lat, lng)) swapped += 1;
    }
  }
  if (faults.length > 0) return faults;
  if (projected !== null) return [projected];
  if (points > 0 && swapped === points && near < points) return [{ code: 'swapped' }];
  return away === null ? [] : [{ ...away, count: points - near }];
}

function checkCounts(polygon: CatchmentPolygon): PolygonFault[] {
  return listRings(polygon).flatMap(({ name, ring }): PolygonFault[] =>
    ring.length < 6 ? [{ code: 'fewPoints', ring: name, count: ring.length / 2 }] : [],
  );
}

/** Called after the check for self-crossing rings, whose area means nothing. */
function checkAreas(polygon: CatchmentPolygon): PolygonFault[] {
  return listRings(polygon).flatMap(({ name, ring }): PolygonFault[] =>
    Math.abs(computeRingKm2(ring)) < LEAST_RING_KM2 ? [{ code: 'flat', ring: name }] : [],
  );
}

const toPoint = (ring: Ring, at: number): LatLng => ({ lng: ring[at] as number, lat: ring[at + 1] as number });

/**
 * Whether a ring that crosses no other lies in another: they may share one point, so two points are tested, and a third
 * decides.
 */
function isInside(inner: Ring, outer: Ring): boolean {
  const third = 2 * Math.floor(inner.length / 6);
  const votes = [0, third, 2 * third].filter((at) => isInsideRing(outer, toPoint(inner, at))).length;
  return votes >= 2;
}

/** Holes outside their part, or in another hole; parts inside others. */
function checkNesting({ parts }: CatchmentPolygon): PolygonFault[] {
  const faults: PolygonFault[] = [];
  const add = (code: 'holeOutside' | 'nested', ring: RingName, inner: Ring) =>
    faults.push({ code, ring, at: toPoint(inner, 0) });
  for (const [index, { outer, holes }] of parts.entries()) {
    const part = index + 1;
    for (const [number, hole] of holes.entries()) {
      const name = { part, hole: number + 1 };
      if (!isInside(hole, outer)) add('holeOutside', name, hole);
      else if (holes.some((other) => other !== hole && isInside(hole, other))) add('nested', name, hole);
    }
    const isOverlapped = parts.some(
      (other, at) => at !== index && isInside(outer, other.outer) && !other.holes.some((hole) => isInside(outer, hole)),
    );
    if (isOverlapped) add('nested', { part, hole: 0 }, outer);
  }
  return faults;
}

const COVERAGE_CELL = {
  south: (COVERAGE.south + COVERAGE.north) / 2,
  west: (COVERAGE.west + COVERAGE.east) / 2,
  latStep: COVERAGE.north - COVERAGE.south,
  lngStep: COVERAGE.east - COVERAGE.west,
  rows: 1,
  columns: 1,
};

/** If more than a fifth of a catchment is outside the portal's area, its mean would never be known. */
function checkCoverage(polygon: CatchmentPolygon): PolygonFault[] {
  const [covered = 0] = computeOverlaps(polygon, COVERAGE_CELL).areasKm2;
  const part = covered / computeAreaKm2(polygon);
  return part < LEAST_COVERED_PART ? [{ code: 'outside', count: Math.round(100 * part), detail: 'part' }] : [];
}
