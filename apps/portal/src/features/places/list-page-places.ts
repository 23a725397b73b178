import type { PlaceIndex } from '@portal/domain/place/place-index';

/** A place that has pages under its own address, with the province that it lies in today. */
export interface PagePlace {
  readonly slug: string;
  readonly province: string;
  readonly isProvince: boolean;
}

/** Every place with pages of its own: provinces, wards, former districts and provinces, towns and sights. */
export function listPagePlaces({ places }: PlaceIndex): PagePlace[] {
  return places.map(({ slug, province, kind }) => ({ slug, province, isProvince: kind === 'province' }));
}
