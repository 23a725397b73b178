import type { EndpointReply } from '@portal/contract/endpoint';
import type { placesProvinces } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { namePlace } from '@portal/domain/place/name-place';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { PROVINCES } from './provinces.table.ts';

const REGIONS = ['north', 'central', 'south'] as const;

/** The 34 provinces: the regions from north to south, within each the central cities first, then by Vietnamese name in both languages. */
export function listProvinces(index: PlaceIndex, language: Language): EndpointReply<typeof placesProvinces> {
  const collator = new Intl.Collator('vi');
  const rows = [...PROVINCES].sort(
    (a, b) =>
      REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region) ||
      Number(b.unit === 'centralCity') - Number(a.unit === 'centralCity') ||
      collator.compare(stripUnitWord(a.name), stripUnitWord(b.name)),
  );
  return {
    provinces: rows.map(({ slug, name, region }) => {
      const place = index.bySlug.get(slug);
      return { slug, name: place === undefined ? name : namePlace(place, language), region };
    }),
  };
}
