import type { LatLng } from '@portal/domain/geo/lat-lng';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { defineOwnResource, type OwnKey, type OwnRow } from '#platform/own-resource/own-resource.ts';

export interface AlertPlace extends OwnRow {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  /** Points of a saved route, the first one being the place itself; null: a single place. */
  readonly points: readonly LatLng[] | null;
  readonly slug: string | null;
  readonly active: boolean;
}

export const PLACES = defineOwnResource<AlertPlace>({
  table: 'alert_place',
  columns: { name: 'value', lat: 'value', lng: 'value', points: 'json', slug: 'value', active: 'value' },
  counts: 'locationNumber',
});

/** Removes a place, also from its owner's rules. */
export async function deletePlace(queries: Queries, key: OwnKey): Promise<void> {
  await PLACES.remove(queries, key);
  const { accountId, id } = key;
  await queries.query(
    `update alert_rule set place_ids = array_remove(place_ids, $3) where bucket = $1 and account_id = $2 and $3 = any(place_ids)`,
    [toIdBucket(accountId), accountId, id],
  );
}
