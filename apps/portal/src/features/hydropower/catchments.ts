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
import { createOwnList } from '#platform/own-resource/own-list.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused, toActiveShape } from '#platform/own-resource/plan-count.ts';
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

/** An account's catchments. Writing throws `AppError` `badInput`, `outsideCoverage`. */
export const createCatchments = (needs: OwnCatchmentNeeds) =>
  createOwnList(needs, {
    resource: CATCHMENTS,
    toNew(body, { language }) {
      const input = requireFitting(CatchmentInput, body, language);
      const placed =
        input.polygon === undefined
          ? placePoint(input, language)
          : placePolygon(requirePolygon(toPolygon(input.polygon), language));
      return {
        name: readOwnName(input.name, language),
        ...placed,
        plant: input.plant ?? null,
        limits: input.limits ?? [],
        active: true,
        changedAt: needs.clock(),
      };
    },
    toChange(body, { language }) {
      const input = requireFitting(CatchmentChange, body, language);
      const { polygon } = input;
      return (catchment) => ({
        ...catchment,
        ...(polygon === undefined ? {} : placePolygon(requirePolygon(toPolygon(polygon), language))),
        name: input.name === undefined ? catchment.name : readOwnName(input.name, language),
        limits: input.limits ?? catchment.limits,
        active: input.active ?? catchment.active,
        ...(polygon === undefined ? {} : { changedAt: Math.max(needs.clock(), catchment.changedAt + 1) }),
      });
    },
    toShape: toCatchmentShape,
    // A fitted model is valid for its outline only.
    onChange: async (transaction, before, after) => {
      if (after.changedAt !== before.changedAt) await deleteModels(transaction, before);
    },
  });
