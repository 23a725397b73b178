import { searchMessages } from '@portal/content/messages/search-messages';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';

/** Words that hold `{text}`: for what a place was called before, and for what a province took in. */
interface FormerWords {
  readonly formerly: string;
  readonly includes: string;
}

/** What a place of today was before, and for a province what it took in; empty for a former unit, whose kind says it. */
export function describeFormer({ kind, formerly }: Pick<FoundPlace, 'kind' | 'formerly'>, words: FormerWords): string {
  if (formerly === null) return '';
  if (kind === 'province') return words.includes.replace('{text}', () => formerly);
  return kind === 'ward' || kind === 'locality' ? words.formerly.replace('{text}', () => formerly) : '';
}

/** Words for the second line of a place. */
export interface PlaceWords extends FormerWords {
  readonly kinds: Readonly<Record<FoundPlace['kind'], string>>;
  readonly units: Readonly<Record<NonNullable<FoundPlace['unit']>, string>>;
}

/** What distinguishes a place from its namesakes: its province, what it is, what it was before. Nothing twice. */
export function describePlace(place: FoundPlace, words: PlaceWords): string {
  const kind = place.unit === undefined ? words.kinds[place.kind] : words.units[place.unit];
  const parts = [place.displayName.secondary, kind, describeFormer(place, words)];
  return [...new Set(parts)].filter(Boolean).join(' · ');
}
/** A sentence with its `{marks}` filled in; for words that the browser gets as plain texts. */
export function fillWords(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce(
    (text, [mark, value]) => text.replace(`{${mark}}`, () => String(value)),
    sentence,
  );
}

/** What is said while the browser is asked where it is, and why it gave no position. */
export type LocateWords = Readonly<
  Record<'asking' | 'refused' | 'slow' | 'failed' | 'unreachable' | 'outside', string>
>;

/** The words of “use my location”, for every place that offers it. */
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
