import type { Language } from '@portal/domain/language/language';
import type { LocateWords } from '#components/places/place-words.ts';

/** Props for the location card's script, which bundles neither routes nor messages. */
export interface LocationCardProps {
  readonly language: Language;
  /** Path of a place's page with `{location}` for its slug. */
  readonly path: string;
  readonly words: LocateWords;
}
