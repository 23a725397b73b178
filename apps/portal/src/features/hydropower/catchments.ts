import { describePolygonFault } from '@portal/content/messages/polygon-fault-messages';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { CatchmentChange, CatchmentInput } from '@portal/contract/own/catchment-schema';
import { computeAreaKm2 } from '@portal/domain/catchment/authalic-area';
import { type CatchmentPolygon, countPoints, findBounds, type PolygonReading } from '@portal/domain/catchment/polygon';
import { toPolygon } from '@portal/domain/catchment/read-geojson';
import { simplifyPolygon } from '@portal/domain/catchment/simplify-rings';
import { isCovered } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit } from '@portal/domain/plan/may-use';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused, insertInPlan, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import { CATCHMENTS, type Catchment, type CatchmentFacts } from './catchment-store.ts';
import { PLANTS } from './list-plants.ts';
import type { OwnCatchmentNeeds } from './needs.ts';
import { readOutline } from './read-outline.ts';
import { deleteModels } from './series-store.ts';

/** Points of a simplified outline for lists and maps. */
const DRAWN_POINTS = 600;

const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** GeoJSON with closed rings. */
export function toGeoJson({ parts }: CatchmentPolygon) {
  const close = (ring: ArrayLike<number>) => {
    const points = Array.from({ length: ring.length / 2 }, (_, at): [lng: number, lat: number] => [
      roundDegrees(ring[2 * at] as number),
      roundDegrees(ring[2 * at + 1] as number),
    ]);
    return [...points, points[0] as [lng: number, lat: number]];
  };
  return { type: 'MultiPolygon' as const, coordinates: parts.map(({ outer, holes }) => [outer, ...holes].map(close)) };
}

/** Throws `AppError` `badInput` with a sentence per fault. */
function requirePolygon({ polygon, faults }: PolygonReading, language: Language): CatchmentPolygon {
  if (polygon !== null) return polygon;
  throw new AppError('badInput', {
    errors: faults.map((fault) => ({ path: 'polygon', message: describePolygonFault(fault, language) })),
  });
}

function placePolygon(polygon: CatchmentPolygon) {
  const { south, north, west, east } = findBounds(polygon);
  return { polygon, areaKm2: computeAreaKm2(polygon), lat: (south + north) / 2, lng: (west + east) / 2 };
}

/** Checks an uploaded outline without storing it. Throws `AppError` `badInput`. */
export function checkOutline(bytes: unknown, language: Language) {
  const polygon = requirePolygon(readOutline(Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0)), language);
  return {
    polygon: toGeoJson(polygon),
    outline: toGeoJson(simplifyPolygon(polygon, DRAWN_POINTS)),
    points: countPoints(polygon),
    areaKm2: computeAreaKm2(polygon),
  };
}

export function toCatchmentShape(catchment: CatchmentFacts, paused: ReadonlySet<string>) {
  const { id, name, areaKm2, lat, lng, plant, limits, active, createdAt } = catchment;
  return {
    id,
    name,
    areaKm2,
    lat,
    lng,
    plant,
    limits,
    ...toActiveShape(active, paused.has(id)),
    createdAt: formatMoment(createdAt),
  };
}

export async function showCatchments(needs: OwnCatchmentNeeds, accountId: string) {
  const paused = await findPaused(needs, accountId, 'locationNumber');
  return (await CATCHMENTS.list(needs.database, accountId)).map((catchment) => toCatchmentShape(catchment, paused));
}

/** A catchment that is switched on and within the plan. Throws `AppError` `notFound`, `planLimit`. */
export async function getActiveCatchment(needs: OwnCatchmentNeeds, key: OwnKey): Promise<Catchment> {
  const catchment = await CATCHMENTS.get(needs.database, key);
  if (!(await findPaused(needs, key.accountId, 'locationNumber')).has(catchment.id)) return catchment;
  const { planId } = await needs.findPlan(key.accountId);
  // A paused catchment is beyond the plan's limit: report one more than allowed.
  requireInPlan('locationNumber', getPlanLimit(planId, 'locationNumber') + 1, planId);
  return catchment;
}

/** A catchment with its simplified outline, and the full one for download. Throws `AppError` `notFound`. */
export async function showCatchment(needs: OwnCatchmentNeeds, key: OwnKey) {
  const catchment = await CATCHMENTS.get(needs.database, key);
  const { polygon } = catchment;
  return {
    ...toCatchmentShape(catchment, await findPaused(needs, key.accountId, 'locationNumber')),
    points: polygon === null ? 0 : countPoints(polygon),
    outline: polygon === null ? null : toGeoJson(simplifyPolygon(polygon, DRAWN_POINTS)),
    polygon: polygon === null ? null : toGeoJson(polygon),
  };
}

/** Location of a catchment without an outline. Throws `AppError` `badInput`, `outsideCoverage`. */
function placePoint(
  input: { readonly plant?: string; readonly lat?: number; readonly lng?: number },
  language: Language,
) {
  const plant = input.plant === undefined ? undefined : PLANTS.find(({ slug }) => slug === input.plant);
  if (input.plant !== undefined && plant === undefined)
    throw new AppError('badInput', { errors: [nameInputError('plant', 'invalid', language)] });
  const { lat, lng } = plant ?? input;
  if (lat === undefined || lng === undefined)
    throw new AppError('badInput', { errors: [nameInputError('polygon', 'required', language)] });
  if (!isCovered({ lat, lng })) throw new AppError('outsideCoverage');
  return { polygon: null, areaKm2: null, lat, lng };
}

/** Throws `AppError` `badInput`, `outsideCoverage`, `planLimit`. */
export async function addCatchment(needs: OwnCatchmentNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock } = needs;
  const input = requireFitting(CatchmentInput, body ?? {}, language);
  const placed =
    input.polygon === undefined
      ? placePoint(input, language)
      : placePolygon(requirePolygon(toPolygon(input.polygon), language));
  const catchment: Catchment = {
    accountId,
    id: makeUuidV7(clock() * 1000),
    name: readOwnName(input.name, language),
    ...placed,
    plant: input.plant ?? null,
    limits: input.limits ?? [],
    active: true,
    createdAt: clock(),
    changedAt: clock(),
  };
  await database.inTransaction((transaction) => insertInPlan(needs, transaction, CATCHMENTS, catchment));
  return toCatchmentShape(catchment, new Set());
}

/** Changes the given fields of a catchment. Throws `AppError` as `addCatchment`, and `notFound`. */
export async function changeCatchment(needs: OwnCatchmentNeeds, key: OwnKey, body: unknown, language: Language) {
  const input = requireFitting(CatchmentChange, body ?? {}, language);
  const catchment = await CATCHMENTS.get(needs.database, key);
  const outline = input.polygon === undefined ? {} : placePolygon(requirePolygon(toPolygon(input.polygon), language));
  const changed: Catchment = {
    ...catchment,
    ...outline,
    name: input.name === undefined ? catchment.name : readOwnName(input.name, language),
    limits: input.limits ?? catchment.limits,
    active: input.active ?? catchment.active,
    ...(input.polygon === undefined ? {} : { changedAt: Math.max(needs.clock(), catchment.changedAt + 1) }),
  };
  await needs.database.inTransaction(async (transaction) => {
    await CATCHMENTS.update(transaction, key, changed);
    // A fitted model is valid for its outline only.
    if (input.polygon !== undefined) await deleteModels(transaction, catchment);
  });
  return toCatchmentShape(changed, await findPaused(needs, key.accountId, 'locationNumber'));
}
