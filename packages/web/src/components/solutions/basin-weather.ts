import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { BasinRain } from '@portal/domain/hydro/basin-rain';

/** Rain on a basin: sums from now on, and day by day. */
export interface BasinWeather {
  readonly issued: Issued;
  readonly sums: readonly { readonly hours: number; readonly rain: BasinRain | null }[];
  readonly days: readonly { readonly date: string; readonly rain: BasinRain | null }[];
}
