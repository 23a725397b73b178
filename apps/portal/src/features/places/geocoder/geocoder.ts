import type { Language } from '@portal/domain/language/language';
import type { Location } from '@portal/domain/place/location';

/** Finds streets, houses and buildings, which the portal's own places lack. */
export interface Geocoder {
  /** Results for a text, best first; null if the geocoder cannot be queried now. Never throws. */
  find(text: string, language: Language): Promise<readonly Location[] | null>;
}
