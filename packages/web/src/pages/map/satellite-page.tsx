import { mapMessages } from '@portal/content/messages/map-messages';
import { routeText } from '@portal/content/messages/route-text';
import { satelliteMessages } from '@portal/content/messages/satellite-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import { satelliteFrames } from '@portal/contract/endpoints/satellite';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toLanguagePath } from '@portal/routes/counterpart';
import { parseMapAddress } from '#components/map/map-address.ts';
import { SatelliteEmpty } from '#components/satellite/satellite-empty.tsx';
import type { SatelliteFrames } from '#components/satellite/satellite-map-props.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';
import type { Page } from '#pages/page.ts';
import { loadMapPlace } from './load-map-place.ts';
import { SatelliteBody } from './satellite-body.tsx';

/** `/anh-may-ve-tinh`: the satellite's images of the last three hours, or honestly none. */
export const satellitePage: Page = async (request, call) => {
  const { language, settings, now, path, query, ground = null } = request;
  const { temperatureUnit, windUnit } = settings;
  const style: ValueStyle = { language, temperatureUnit, windUnit };
  const { title, description } = routeText[language].satellite;
  const result = await call(satelliteFrames, { query: { lang: language } });
  const frames: SatelliteFrames | null = result.ok && result.reply.frames.length > 0 ? result.reply : null;
  const cloudPath = toLanguagePath('map', language);
  const words = satelliteMessages[language];
  const view: PageView = { words: getWeatherMessages(language), style, nowAt: formatMoment(now), path };
  return {
    kind: 'page',
    status: 200,
    head: { title, description, indexable: true },
    body:
      frames === null ? (
        <SatelliteEmpty
          title={title}
          words={words}
          reason={result.ok ? 'none' : 'failed'}
          cloudPath={`${cloudPath}${cloudPath.includes('?') ? '&' : '?'}layer=cloud`}
        />
      ) : (
        <SatelliteBody
          title={title}
          words={words}
          mapWords={mapMessages[language]}
          frames={frames}
          ground={ground}
          place={await loadMapPlace(request, call)}
          view={view}
          moment={parseMapAddress(query).moment}
        />
      ),
  };
};
