import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { type LocateWords, listLocateWords, type PlaceWords } from '#components/places/place-words.ts';

/** Props of the search box: messages and addresses. */
export interface PlaceSearchProps {
  readonly language: Language;
  /** Results page, the target of the plain form. */
  readonly action: string;
  /** Extra parameters of the plain form. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Path of a place's page with `{location}`. */
  readonly placePath: string;
  /** True if that is the current page: it keeps the state of its address, such as a map layer. */
  readonly staysHere: boolean;
  readonly query: string;
  /** True on pages made for searching: the field has initial focus. */
  readonly takesFocus: boolean;
  /** Whether "use my location" is next to the field. */
  readonly withLocate: boolean;
  readonly words: PlaceWords & {
    readonly label: string;
    readonly hint: string;
    readonly submit: string;
    readonly locate: string;
    readonly located: LocateWords;
    readonly suggestions: string;
    readonly failed: string;
    readonly searching: string;
    /** Headings of the offers for an empty field. */
    readonly recent: string;
    readonly saved: string;
    readonly cities: string;
    /** Templates with `{count}` and `{text}`. */
    readonly found: string;
    readonly none: string;
    /** Heading with `{text}`, the matching part of the input. */
    readonly matchingPart: string;
    readonly similar: string;
  };
}

const MARK = 'LOCATION';

/** Props made on the server, so that the browser loads neither routes nor messages. */
export function makePlaceSearchProps(language: Language, query = '', takesFocus = false): PlaceSearchProps {
  const words = searchMessages[language];
  const own = ownPlacesMessages[language];
  return {
    language,
    action: toPath('search', language),
    placePath: toPath('weather:now', language, { location: MARK }).replace(MARK, '{location}'),
    staysHere: false,
    query,
    takesFocus,
    withLocate: true,
    words: {
      label: words.label,
      hint: words.hint,
      submit: words.submit,
      locate: words.locate,
      located: listLocateWords(language),
      suggestions: words.suggestions,
      failed: words.failed,
      searching: words.searching,
      recent: own.recent,
      saved: own.saved,
      cities: own.cities,
      formerly: words.formerly,
      includes: words.includes,
      kinds: words.kinds,
      units: words.units,
      similar: words.similar,
      none: words.nothingFor,
      matchingPart: words.matchingPart,
      found: words.suggested,
    },
  };
}
