import type { EndpointReply } from '@portal/contract/endpoint';
import type { placesProvinces } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { namePlace } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import { PROVINCES } from './provinces.table.ts';

const REGIONS = ['north', 'central', 'south'] as const;

/** The 34 provinces: the regions from north to south, within each the central cities first, then by name. */
export function listProvinces(index: PlaceIndex, language: Language): EndpointReply<typeof placesProvinces> {
  const collator = new Intl.Collator('vi');
  const rows = PROVINCES.map(({ slug, name, region, unit }) => {
    const place = index.bySlug.get(slug);
    return {
      slug,
      name: place === undefined ? name : namePlace(place, language),
      region,
      isCity: unit === 'centralCity',
    };
  });
  rows.sort(
    (a, b) =>
      REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) ||
      Number(b.isCity) - Number(a.isCity) ||
      collator.compare(a.name, b.name),
  );
  return { provinces: rows.map(({ slug, name, region }) => ({ slug, name, region })) };
}
