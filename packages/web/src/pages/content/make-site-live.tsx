import { siteMessages } from '@portal/content/messages/site-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { weatherRain72 } from '@portal/contract/endpoints/weather';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';
import { RainSum } from '#components/content/rain-sum.tsx';
import { SiteExample } from '#components/content/site-example.tsx';
import { SITES } from '#components/content/sites.table.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import type { LoadLive } from './live-example.ts';
import { loadSiteHours } from './load-site-hours.ts';

interface SiteLive {
  readonly site: keyof typeof SITES;
  readonly works: readonly [SiteWorkId, ...SiteWorkId[]];
  /** Whether the trade counts the rain of three days: pits and passes do. */
  readonly countsRain?: boolean;
}

async function loadRain(query: PlaceQuery, call: CallApi) {
  const result = await call(weatherRain72, { query });
  return result.ok ? result.reply.hours : null;
}

/** Makes the live example of a trade that works outdoors at one place. */
export function makeSiteLive({ site, works, countsRain = false }: SiteLive): LoadLive {
  return async (request, call) => {
    const { language } = request;
    const words = siteMessages[language];
    const view = toPageView(request);
    const { lat, lng, title } = SITES[site];
    const query = { lat, lng, lang: language };
    const [section, rain] = await Promise.all([
      loadSiteHours(query, call, view.nowAt),
      countsRain ? loadRain(query, call) : null,
    ]);
    return {
      block: (
        <SiteExample
          place={title[language]}
          section={section}
          works={works}
          view={view}
          words={words}
          more={() => (rain === null ? null : <RainSum hours={rain} style={view.style} words={words} />)}
        />
      ),
    };
  };
}
