import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { LOCALITIES } from './localities.table.ts';

/** The named spots of the table as places. */
export function listLocalities(): PlaceRecord[] {
  return LOCALITIES.map(([name, nameEn, province, lat, lng, heightM, precisionKm, weight, otherNames]) => ({
    slug: `${toSlug(name)}-${province}`,
    name,
    nameEn,
    kind: 'locality',
    unit: 'locality',
    province,
    formerProvince: null,
    formerUnit: null,
    lat,
    lng,
    heightM,
    precisionKm,
    weight,
    otherNames,
  }));
}
