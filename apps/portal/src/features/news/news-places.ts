import type { LocatedPlace } from '@portal/contract/endpoints/places';

export interface NewsPlaces {
  readonly placesResolve: (input: { readonly query: { readonly location: string; readonly lang?: 'vi' | 'en' } }) => {
    readonly outcome: string;
    readonly located?: LocatedPlace;
  };
}
