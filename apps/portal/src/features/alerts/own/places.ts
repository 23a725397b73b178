import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { PlaceChange, PlaceInput } from '@portal/contract/own/alert-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findPaused, insertInPlan, toActiveShape } from '#platform/own-resource/plan-count.ts';
import { readOwnName } from '#platform/own-resource/read-own-name.ts';
import type { OwnAlertNeeds } from './needs.ts';
import { type AlertPlace, deletePlace, PLACES } from './place-store.ts';
import { noteRuleChange } from './rule-store.ts';

function toPlaceShape({ id, name, lat, lng, slug, points, active }: AlertPlace, paused: ReadonlySet<string>) {
  return {
    id,
    name,
    lat,
    lng,
    slug,
    ...(points === null ? {} : { points }),
    ...toActiveShape(active, paused.has(id)),
  };
}

export async function showPlaces(needs: OwnAlertNeeds, accountId: string) {
  const paused = await findPaused(needs, accountId, 'locationNumber');
  return (await PLACES.list(needs.database, accountId)).map((place) => toPlaceShape(place, paused));
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

/** Throws `AppError` `badInput`, `outsideCoverage`, `planLimit`. */
export async function addPlace(needs: OwnAlertNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock } = needs;
  const input = requireFitting(PlaceInput, body ?? {}, language);
  const place: AlertPlace = {
    accountId,
    id: makeUuidV7(clock() * 1000),
    name: readOwnName(input.name, language),
    ...readLocation(needs, input, language),
    active: true,
    createdAt: clock(),
  };
  await database.inTransaction((transaction) => insertInPlan(needs, transaction, PLACES, place));
  return toPlaceShape(place, new Set());
}

/** Changes the given fields of a place. Throws `AppError` as `addPlace`, and `notFound`. */
export async function changePlace(needs: OwnAlertNeeds, key: OwnKey, body: unknown, language: Language) {
  const { database, clock } = needs;
  const input = requireFitting(PlaceChange, body ?? {}, language);
  const place = await PLACES.get(database, key);
  const isMoved = input.lat !== undefined || input.lng !== undefined || input.points !== undefined;
  const changed: AlertPlace = {
    ...place,
    ...(input.name === undefined ? {} : { name: readOwnName(input.name, language) }),
    ...(isMoved ? readLocation(needs, input, language) : {}),
    active: input.active ?? place.active,
  };
  await database.inTransaction(async (transaction) => {
    await PLACES.update(transaction, key, changed);
    await noteRuleChange(transaction, { accountId: key.accountId, placeId: key.id }, clock());
  });
  return toPlaceShape(changed, await findPaused(needs, key.accountId, 'locationNumber'));
}

/** Removes a place; its rules stay, if need be without a place. Throws `AppError` `notFound`. */
export async function removePlace({ database, clock }: OwnAlertNeeds, key: OwnKey): Promise<void> {
  await database.inTransaction(async (transaction) => {
    await noteRuleChange(transaction, { accountId: key.accountId, placeId: key.id }, clock());
    await deletePlace(transaction, key);
  });
}
