import type { Language } from '@portal/domain/language/language';
import { Island } from '#islands/island.tsx';
import { makePlaceSearchProps } from '#islands/place-search/make-place-search-props.ts';
import { PlaceSearch } from '#islands/place-search/place-search.tsx';

interface MapSearchProps {
  readonly language: Language;
  /** Address of the map that opens on a place, `{location}` in it. */
  readonly placePath: string;
}

/** The search box over a map: a place that is found opens on the map. */
export function MapSearch({ language, placePath }: MapSearchProps) {
  const box = { ...makePlaceSearchProps(language), placePath, staysHere: true, withLocate: false };
  return <Island name="place-search" wake="interaction" component={PlaceSearch} props={box} />;
}
