import { searchMessages } from '@portal/content/messages/search-messages';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';

/** Templates with `{text}` for former names and for the units a province absorbed. */
interface FormerWords {
  readonly formerly: string;
  readonly includes: string;
}

/**
 * Former names of a place and, for a province, the units it absorbed; empty for a former unit, whose kind already says
 * so.
 */
export function describeFormer({ kind, formerly }: Pick<FoundPlace, 'kind' | 'formerly'>, words: FormerWords): string {
  if (formerly === null) return '';
  if (kind === 'province') return words.includes.replace('{text}', () => formerly);
  return kind === 'ward' || kind === 'locality' ? words.formerly.replace('{text}', () => formerly) : '';
}

export interface PlaceWords extends FormerWords {
  readonly kinds: Readonly<Record<FoundPlace['kind'], string>>;
  readonly units: Readonly<Record<NonNullable<FoundPlace['unit']>, string>>;
}

/** Distinguishes a place from its namesakes by province, kind and former names, without repetition. */
export function describePlace(place: FoundPlace, words: PlaceWords): string {
  const kind = place.unit === undefined ? words.kinds[place.kind] : words.units[place.unit];
  const parts = [place.displayName.secondary, kind, describeFormer(place, words)];
  return [...new Set(parts)].filter(Boolean).join(' · ');
}
/** Fills the `{marks}` of a plain message in the browser. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (text, [mark, value]) => text.replace(`{${mark}}`, () => String(value)),
    sentence,
  );
}

/** Messages while locating and for each failure. */
export type LocateWords = Readonly<
  Record<'asking' | 'refused' | 'slow' | 'failed' | 'unreachable' | 'outside', string>
>;

/** Messages of "use my location", for every control that offers it. */
export function listLocateWords(language: Language): LocateWords {
  const words = searchMessages[language];
  return {
    asking: words.locating,
    refused: words.locateRefused,
    slow: words.locateSlow,
    failed: words.locateFailed,
    unreachable: words.locateUnreachable,
    outside: words.locateOutside,
  };
}
