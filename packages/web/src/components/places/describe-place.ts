import type { FoundPlace } from '@portal/contract/endpoints/places';
import { describeFormer } from './describe-former.ts';

/** Words for the second line of a place. */
export interface PlaceWords {
  readonly kinds: Readonly<Record<FoundPlace['kind'], string>>;
  /** With `{text}`. */
  readonly formerly: string;
}

/** What tells a place from its namesakes: its province, what it is, what it was before. Nothing twice. */
export function describePlace(place: FoundPlace, { kinds, formerly }: PlaceWords): string {
  const parts = [place.displayName.secondary, kinds[place.kind], describeFormer(place, formerly)];
  return [...new Set(parts)].filter(Boolean).join(' · ');
}
