import { PlaceChange, PlaceInput } from '@portal/contract/alert-schema';
import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { cleanLine } from '@portal/domain/contact/clean-line';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit, pauseExcess } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import type { OwnAlertNeeds } from './needs.ts';
import { getOwn } from './own-replies.ts';
import { type AlertPlace, deletePlace, insertPlace, listPlaces, updatePlace } from './place-store.ts';
import { noteRuleChange } from './rule-store.ts';

/** Ids of paused places: the oldest of everything that counts as a place stay active. */
export function findPausedPlaces(
  places: readonly AlertPlace[],
  others: readonly { readonly id: string; readonly createdAt: number }[],
  planId: PlanId,
): ReadonlySet<string> {
  const { paused } = pauseExcess([...places, ...others], getPlanLimit(planId, 'locationNumber'));
  return new Set(paused.map(({ id }) => id));
}

function toPlaceShape({ id, name, lat, lng, slug, points, active }: AlertPlace, paused: ReadonlySet<string>) {
  const isPaused = paused.has(id);
  return {
    id,
    name,
    lat,
    lng,
    slug,
    ...(points === null ? {} : { points }),
    active: active && !isPaused,
    ...(isPaused ? { pausedBy: 'plan' } : {}),
  };
}

export async function showPlaces({ database, findPlan, listOtherLocations }: OwnAlertNeeds, accountId: string) {
  const places = await listPlaces(database, accountId);
  const others = await listOtherLocations(database, accountId);
  const paused = findPausedPlaces(places, others, (await findPlan(accountId)).planId);
  return places.map((place) => toPlaceShape(place, paused));
}

interface Location {
  readonly lat?: number;
  readonly lng?: number;
  readonly points?: readonly LatLng[];
}

/** Throws `AppError` `badInput` without a point, and `outsideCoverage`. */
function readLocation({ locate }: OwnAlertNeeds, { lat, lng, points }: Location, language: Language) {
  const [first = { lat, lng }] = points ?? [];
  if (first.lat === undefined || first.lng === undefined)
    throw new AppError('badInput', { errors: [nameInputError('lat', 'pair', language)] });
  for (const point of points?.slice(1) ?? []) locate(point);
  const { slug } = locate({ lat: first.lat, lng: first.lng });
  return { lat: first.lat, lng: first.lng, points: points ?? null, slug };
}

function readName(name: string, language: Language): string {
  const line = cleanLine(name);
  if (line === '') throw new AppError('badInput', { errors: [nameInputError('name', 'empty', language)] });
  return line;
}

/** Throws `AppError` `badInput`, `outsideCoverage`, `planLimit`. */
export async function addPlace(needs: OwnAlertNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, findPlan, listOtherLocations } = needs;
  const input = requireFitting(PlaceInput, body ?? {}, language);
  const place: AlertPlace = {
    accountId,
    id: makeUuidV7(clock() * 1000),
    name: readName(input.name, language),
    ...readLocation(needs, input, language),
    active: true,
    createdAt: clock(),
  };
  const { planId } = await findPlan(accountId);
  await database.inTransaction(async (transaction) => {
    const known = await listPlaces(transaction, accountId);
    const others = await listOtherLocations(transaction, accountId);
    requireInPlan('locationNumber', known.length + others.length + 1, planId);
    await insertPlace(transaction, place);
  });
  return toPlaceShape(place, new Set());
}

/** Changes the given fields of a place. Throws `AppError` as `addPlace`, and `notFound`. */
export async function changePlace(
  needs: OwnAlertNeeds,
  { accountId, id }: { readonly accountId: string; readonly id: string | undefined },
  body: unknown,
  language: Language,
) {
  const { database, clock } = needs;
  const input = requireFitting(PlaceChange, body ?? {}, language);
  const place = getOwn(await listPlaces(database, accountId), id);
  const isMoved = input.lat !== undefined || input.lng !== undefined || input.points !== undefined;
  const changed: AlertPlace = {
    ...place,
    ...(input.name === undefined ? {} : { name: readName(input.name, language) }),
    ...(isMoved ? readLocation(needs, input, language) : {}),
    active: input.active ?? place.active,
  };
  await database.inTransaction(async (transaction) => {
    await updatePlace(transaction, changed);
    await noteRuleChange(transaction, { accountId, placeId: place.id }, clock());
  });
  const shown = await showPlaces(needs, accountId);
  return getOwn(shown, place.id);
}

/** Removes a place; its rules stay, if need be without a place. Throws `AppError` `notFound`. */
export async function removePlace(
  { database, clock }: OwnAlertNeeds,
  { accountId, id }: { readonly accountId: string; readonly id: string | undefined },
): Promise<void> {
  const place = getOwn(await listPlaces(database, accountId), id);
  await database.inTransaction(async (transaction) => {
    await noteRuleChange(transaction, { accountId, placeId: place.id }, clock());
    await deletePlace(transaction, place);
  });
}
