import type { SourceOffer } from '#sources/schedule/source-offer.ts';
import { FREE_LIMITS, isFreeService } from './domain.ts';
import { createPace } from './pace.ts';
import type { OpenMeteoService } from './service.ts';
import { OPEN_METEO_AIR, OPEN_METEO_FORECAST, OPEN_METEO_MARINE } from './services.ts';

/** The setting that holds the key of a customer. */
const KEY_SETTING = 'SOURCE_OPEN_METEO_KEY';

/** The limits are those of an address of the network: the three services of one process share them. */
const FREE_PACE = createPace(FREE_LIMITS);

/** The three services of Open-Meteo as sources. */
export const OPEN_METEO_OFFERS: readonly SourceOffer[] = [OPEN_METEO_FORECAST, OPEN_METEO_AIR, OPEN_METEO_MARINE].map(
  toOffer,
);

function toOffer(service: OpenMeteoService): SourceOffer {
  const { name, title, publicUrl, customerUrl, variables } = service;
  return {
    name,
    title,
    reachedBy: 'url',
    publicUrl,
    keyed: { setting: KEY_SETTING, publicUrl: customerUrl },
    variables,
    create: async (url, key) => {
      const { createOpenMeteo } = await import('./download.ts');
      return createOpenMeteo(service, { url, key, pace: isFreeService(url) ? FREE_PACE : null });
    },
  };
}
