import type { Language } from '@portal/domain/language/language';
import type { PlaceCardWords } from './place-card-facts.ts';

/** What the browser needs to show a reader's own places on the home page. */
export interface HomePlacesProps {
  readonly language: Language;
  readonly temperatureUnit: 'C' | 'F';
  /** Path of a place's page with `{location}` in it. */
  readonly path: string;
  readonly words: PlaceCardWords &
    Readonly<
      Record<
        | 'recent'
        | 'saved'
        | 'cities'
        | 'arrange'
        | 'done'
        | 'earlier'
        | 'later'
        | 'remove'
        | 'removed'
        | 'moved'
        | 'failed'
        | 'at',
        string
      >
    >;
}
