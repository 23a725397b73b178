import { CENTRAL_CITIES } from '@portal/content/great-cities.table';
import type { FoundPlace } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { describePlace, type PlaceWords } from '#components/places/describe-place.ts';
import type { IconName } from '#components/ui/icon.tsx';
import { listSavedPlaces } from '#islands/visitor/saved-places.ts';
import { listRecentPlaces } from '#islands/visitor/search-history.ts';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';

/** One line of the box's list. */
export interface PlaceOption {
  readonly key: string;
  readonly slug: string;
  readonly main: string;
  readonly about: string;
  readonly icon: IconName;
}

/** Lines that belong together, under a name where they have one. */
export interface OptionGroup {
  readonly name: string;
  readonly options: readonly PlaceOption[];
}

function toCityOption(slug: string, main: string): PlaceOption {
  return { key: `city ${slug}`, slug, main, about: '', icon: 'map-pin' };
}

function toOwnOption({ slug, displayName }: StoredPlace, icon: IconName): PlaceOption {
  return { key: `${icon} ${slug}`, slug, main: displayName.main, about: displayName.secondary, icon };
}

interface OfferWords {
  readonly recent: string;
  readonly saved: string;
  readonly cities: string;
}

/** What the box offers while nothing is typed: places looked at, those saved, and great cities; none of them twice. */
export function listOfferedGroups(words: OfferWords, language: Language): readonly OptionGroup[] {
  const recent = listRecentPlaces();
  const saved = listSavedPlaces().filter(({ slug }) => recent.every((known) => known.slug !== slug));
  const own = new Set([...recent, ...saved].map(({ slug }) => slug));
  const cities = CENTRAL_CITIES.filter(({ slug }) => !own.has(slug));
  return [
    { name: words.recent, options: recent.map((place) => toOwnOption(place, 'history')) },
    { name: words.saved, options: saved.map((place) => toOwnOption(place, 'star')) },
    { name: words.cities, options: cities.map(({ slug, name }) => toCityOption(slug, name[language])) },
  ].filter(({ options }) => options.length > 0);
}

/** The places that search found, as lines without a heading of their own. */
export function toFoundGroups(places: readonly FoundPlace[], words: PlaceWords, heading = ''): readonly OptionGroup[] {
  const options = places.map((place): PlaceOption => {
    const about = describePlace(place, words);
    return {
      key: `${place.kind} ${place.slug}`,
      slug: place.slug,
      main: place.displayName.main,
      about,
      icon: 'map-pin',
    };
  });
  return options.length === 0 ? [] : [{ name: heading, options }];
}
