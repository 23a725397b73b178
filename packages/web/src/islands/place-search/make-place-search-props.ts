import { ownPlacesMessages } from '@portal/content/messages/own-places-messages';
import { searchMessages } from '@portal/content/messages/search-messages';
import type { Language } from '@portal/domain/language/language';
import { toPath } from '@portal/routes/to-path';
import { listLocateWords } from '#components/places/locate-words.ts';
import type { PlaceSearchProps } from './place-search-props.ts';

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
      none: words.nothingFor,
      matchingPart: words.matchingPart,
      found: words.suggested,
    },
  };
}
