import type { Language } from '@portal/domain/language/language';
import type { LocateWords } from '#components/places/place-words.ts';

/** What the script of the location card needs: it carries neither routes nor messages. */
export interface LocationCardProps {
  readonly language: Language;
  /** Where the place is shown, with `{location}` where its slug belongs. */
  readonly path: string;
  readonly words: LocateWords;
}
