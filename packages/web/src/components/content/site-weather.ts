import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { WindHour } from '@portal/contract/endpoints/weather-schema';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import type { SiteHour } from '@portal/domain/trade/site-limit';

/** Weather of a site by the hour, as limits of work look at it. */
export interface SiteWeather {
  readonly place: Place;
  readonly issued: Issued;
  readonly hours: readonly (SiteHour & { readonly at: string })[];
  /** What stands above every limit. */
  readonly conditions: WorkConditions;
  /** Official warnings in force that stop work there, the weightiest first. */
  readonly warnings: readonly OfficialWarning[];
  /** Wind at heights; empty where it is not known. */
  readonly heights: readonly WindHour[];
}
