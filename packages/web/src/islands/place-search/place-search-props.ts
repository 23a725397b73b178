import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { type LocateWords, listLocateWords, type PlaceWords } from '#components/places/place-words.ts';

/** What the search box needs: its words, where it searches, and where a place's page is. Plain data. */
export interface PlaceSearchProps {
  readonly language: Language;
  /** Address of the results page, which answers the plain form. */
  readonly action: string;
  /** Parameters that the plain form sends beside the text; none where left out. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Path of a place's page with `{location}` in it. */
  readonly placePath: string;
  /** Whether that is this very page: it stays as its address says by then, such as the layer of a map. */
  readonly staysHere: boolean;
  readonly query: string;
  /** Whether the page is there to be typed into: the field has the focus from the start. */
  readonly takesFocus: boolean;
  /** Whether “use my location” stands beside the field. */
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
    /** Headings of what is offered while nothing is typed. */
    readonly recent: string;
    readonly saved: string;
    readonly cities: string;
    /** Sentences with `{count}` and `{text}`. */
    readonly found: string;
    readonly none: string;
    /** Heading with `{text}`, a part of what was typed. */
    readonly matchingPart: string;
    readonly similar: string;
  };
}

const MARK = 'LOCATION';

/** Words and addresses of the search box, made on the server so that the browser carries neither routes nor messages. */
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
