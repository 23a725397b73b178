import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { WindHour } from '@portal/contract/endpoints/weather-schema';
import type { SiteHour } from '@portal/domain/trade/site-limit';

/** Weather of a site by the hour, as limits of work look at it. */
export interface SiteWeather {
  readonly place: Place;
  readonly issued: Issued;
  readonly hours: readonly (SiteHour & { readonly at: string })[];
  /** Wind at heights; empty where it is not known. */
  readonly heights: readonly WindHour[];
}
