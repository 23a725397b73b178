import type { PlaceRecord } from '@portal/domain/place/place-record';
import type { SourcedWard } from './list-wards.ts';

/**
 * Moves a former district to the point of the ward with its name, if there is one: `Tam Đảo` is one spot, before the
 * merger and after.
 */
export function moveToNamesake(district: PlaceRecord, wards: readonly SourcedWard[]): PlaceRecord {
  const namesake = wards.find(
    ({ place }) =>
      place.formerUnit === district.unit &&
      place.formerProvince === district.formerProvince &&
      place.name === district.name,
  );
  const { lat, lng, precisionKm } = namesake?.place ?? district;
  if (lat === district.lat && lng === district.lng) return district;
  return { ...district, lat, lng, precisionKm: Math.max(precisionKm, district.precisionKm) };
}
