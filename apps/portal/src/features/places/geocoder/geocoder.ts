import type { Language } from '@portal/domain/language/language';
import type { Location } from '@portal/domain/place/location';

/** Finds streets, houses and buildings, which the portal's own places are not. */
export interface Geocoder {
  /** What the geocoder finds for a text, the likeliest first; null where it cannot be asked now. Never throws. */
  find(text: string, language: Language): Promise<readonly Location[] | null>;
}
