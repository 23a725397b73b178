import type { Language } from '@portal/domain/language/language';
import type { PlaceRecord } from '@portal/domain/place/place-record';

/**
 * Caches a description per place and language; names and neighbours are fixed for the life of a record, which belongs
 * to one atlas.
 */
export function oncePerPlace<Context, Found extends object>(
  compute: (context: Context, place: PlaceRecord, language: Language) => Found,
): (context: Context, place: PlaceRecord, language: Language) => Found {
  const found = { vi: new WeakMap<PlaceRecord, Found>(), en: new WeakMap<PlaceRecord, Found>() };
  return (context, place, language) => {
    const known = found[language].get(place);
    if (known !== undefined) return known;
    const made = compute(context, place, language);
    found[language].set(place, made);
    return made;
  };
}
