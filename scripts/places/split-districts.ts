import { nameUnit } from '@portal/domain/place/name-place';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import type { SourcedWard } from './list-wards.ts';

/**
 * Former districts with an address of their own, and the number of those that share theirs with a current ward, which
 * then answers (decisions.md "Locations"). A district whose bare name is ambiguous among current wards keeps its type
 * word.
 */
export function splitDistricts(
  districts: readonly PlaceRecord[],
  wards: readonly SourcedWard[],
): { own: PlaceRecord[]; shared: number } {
  const taken = new Set(wards.map(({ place }) => place.slug));
  const ambiguous = new Set(
    wards
      .filter(({ place }) => stripUnitWord(place.name) !== place.name)
      .map(({ place }) => `${toSlug(stripUnitWord(place.name))}-${place.province}`),
  );
  const own = districts
    .filter(({ slug }) => !taken.has(slug))
    .map((district) => (ambiguous.has(district.slug) ? withTypeWord(district) : district));
  return { own, shared: districts.length - own.length };
}

function withTypeWord(district: PlaceRecord): PlaceRecord {
  const typed = nameUnit(district.name, district.unit, 'vi');
  const name = `${typed.charAt(0).toUpperCase()}${typed.slice(1)}`;
  return { ...district, name, slug: `${toSlug(name)}-${district.formerProvince}` };
}
