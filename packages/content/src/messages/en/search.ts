import type { SearchMessages } from '../vi/search.ts';

/** Words of the place search in English. */
export const search: SearchMessages = {
  label: 'Search a street, ward, district, province or city',
  hint: 'Ward, commune, province…',
  submit: 'Search',
  locate: 'Use my location',
  locating: 'Finding your location…',
  locateRefused:
    'The browser may not use your location. You can type the name of a place, or allow it in the browser’s settings.',
  locateSlow: 'Finding your location took too long. Try again in the open, or type the name of a place.',
  locateFailed: 'This device could not find its location. You can type the name of a place.',
  locateUnreachable: 'Your location is known, but the server cannot be reached. Please try again later.',
  locateOutside: 'Your location is not in Vietnam. You can type the name of a place in Vietnam.',
  suggestions: 'Suggested places',
  /** Spoken in the browser, which fills in `{count}` and `{text}`. */
  suggested: 'Places found: {count}. Use the arrow keys to choose.',
  nothingFor: 'Nothing found for “{text}”. Try a ward, commune or province.',
  /** Above places that only a part of what was typed names, `{text}`. */
  matchingPart: 'Places matching “{text}”',
  searching: 'Searching…',
  failed: 'Suggestions could not be loaded. Press Enter to search.',
  /** Beside a place of today; `{text}` is its former name or unit. */
  formerly: 'formerly: {text}',
  /** Beside a province; `{text}` are those that it took in. */
  includes: 'includes {text}',
  kinds: {
    province: 'Province or city',
    ward: 'Ward or commune',
    formerProvince: 'Former province',
    formerDistrict: 'Former district',
    locality: 'Locality',
    point: 'Point on the map',
  },
  titleFor: (text) => `Results for “${text}”`,
  count: (count, text) => `${count} ${count === 1 ? 'place' : 'places'} for “${text}”`,
  none: (text) => `No place called “${text}” was found.`,
  unavailable: 'Search is not available right now. Please try again in a few minutes.',
  help: [
    'Tone marks are optional: “da lat” finds Đà Lạt.',
    'Former names work too: districts and provinces from before the merger.',
    'Add the province where several places share a name: “Tan Thanh, Dong Thap”.',
  ],
  helpTitle: 'Search tips',
  streets: {
    unknown:
      'Streets and house numbers are not known here. Search for the ward or commune, or press “Use my location”.',
    notFound: 'This street or house was not found. Search for the ward or commune, or press “Use my location”.',
    unavailable: 'Streets cannot be looked up right now. Search for the ward or commune, or press “Use my location”.',
  },
  onlyPart: (part) => `Places matching “${part}”:`,
  cut: (most) => `That is a lot of text: only the first ${most} characters were searched.`,
  streetWard: 'Places that may hold this address:',
};
