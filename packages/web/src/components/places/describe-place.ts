import type { FoundPlace } from '@portal/contract/endpoints/places';
import { describeFormer, type FormerWords } from './describe-former.ts';

/** Words for the second line of a place. */
export interface PlaceWords extends FormerWords {
  readonly kinds: Readonly<Record<FoundPlace['kind'], string>>;
}

/** What tells a place from its namesakes: its province, what it is, what it was before. Nothing twice. */
export function describePlace(place: FoundPlace, words: PlaceWords): string {
  const parts = [place.displayName.secondary, words.kinds[place.kind], describeFormer(place, words)];
  return [...new Set(parts)].filter(Boolean).join(' · ');
}
