import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { PlaceChange, PlaceInput } from '@portal/contract/own/alert-schema';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { createOwnList } from '#platform/own-resource/own-list.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { toActiveShape } from '#platform/own-resource/plan-count.ts';
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

/** An account's places. Writing throws `AppError` `badInput`, `outsideCoverage`. */
const createPlaces = (needs: OwnAlertNeeds) =>
  createOwnList(needs, {
    resource: PLACES,
    toNew(body, { language }) {
      const input = requireFitting(PlaceInput, body, language);
      const name = readOwnName(input.name, language);
      return { name, ...readLocation(needs, input, language), active: true };
    },
    toChange(body, { language }) {
      const input = requireFitting(PlaceChange, body, language);
      const isMoved = input.lat !== undefined || input.lng !== undefined || input.points !== undefined;
      return (place) => ({
        ...place,
        ...(input.name === undefined ? {} : { name: readOwnName(input.name, language) }),
        ...(isMoved ? readLocation(needs, input, language) : {}),
        active: input.active ?? place.active,
      });
    },
    toShape: toPlaceShape,
    onChange: (transaction, { accountId, id }) =>
      noteRuleChange(transaction, { accountId, placeId: id }, needs.clock()),
  });

/** Removes a place; its rules stay, if need be without a place. Throws `AppError` `notFound`. */
async function removePlace({ database, clock }: OwnAlertNeeds, key: OwnKey): Promise<void> {
  await database.inTransaction(async (transaction) => {
    await noteRuleChange(transaction, { accountId: key.accountId, placeId: key.id }, clock());
    await deletePlace(transaction, key);
  });
}

export function listPlaceAnswers(needs: OwnAlertNeeds) {
  const places = createPlaces(needs);
  return {
    alertPlacesList: places.list,
    alertPlaceAdd: places.add,
    alertPlaceChange: places.change,
    alertPlaceRemove: (key: OwnKey) => removePlace(needs, key),
  };
}
