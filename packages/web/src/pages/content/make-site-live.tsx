import type { AlertSampleId } from '@portal/content/evidence/alert-samples.table';
import { evidenceMessages } from '@portal/content/messages/evidence-messages';
import { siteMessages } from '@portal/content/messages/site-messages';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { warningsList } from '@portal/contract/endpoints/warnings';
import { weatherHours24, weatherMarine, weatherRain72, weatherWind } from '@portal/contract/endpoints/weather';
import { estimateHookGust } from '@portal/domain/trade/site-limit';
import type { SiteWorkId } from '@portal/domain/trade/site-work.table';
import {
  listGates,
  listWorkWarnings,
  type SiteWeather,
  toWorkConditions,
} from '#components/content/describe-site-work.ts';
import { RainSum } from '#components/content/live-card.tsx';
import { SiteExample } from '#components/content/site-example.tsx';
import { SITES } from '#components/content/sites.table.ts';
import type { BulletinWorkId } from '#components/evidence/site-chart.tsx';
import { SiteCrops } from '#components/evidence/site-crops.tsx';
import { SiteEvidence } from '#components/evidence/site-evidence.tsx';
import { joinIssued } from '#components/weather/freshness.ts';
import { requireFigures, type Section, toSection } from '#components/weather/section.ts';
import { toPageView } from '#pages/weather/weather-layout.tsx';
import type { LoadLive } from './live-example.ts';

type Wind = Readonly<EndpointReply<typeof weatherWind>['hours']>;
type Marine = EndpointReply<typeof weatherMarine>['hours'];

export const HOOK_M = 150;

/** Wind of an hour at a height; null where unknown. */
export function findWindAt(hours: Wind, at: string, heightM: number): number | null {
  const hour = hours.find((one) => one.at === at);
  return hour?.levels.find(({ height }) => height === heightM)?.windSpeed ?? null;
}

function toWaves(hours: Marine, at: string) {
  const hour = hours.find((one) => one.at === at);
  return { waveM: hour?.waveHeight ?? null, wavePeriodS: hour?.wavePeriod ?? null };
}

/** 24 hours of weather at a site: required hours, plus wind by height, waves and warnings where known. */
export async function loadSiteHours(query: PlaceQuery, call: CallApi, nowAt: string): Promise<Section<SiteWeather>> {
  const [hours, wind, marine, warningsReply] = await Promise.all([
    call(weatherHours24, { query }),
    call(weatherWind, { query }),
    call(weatherMarine, { query: { ...query, days: 2 } }),
    call(warningsList, { query }),
  ]);
  const section = requireFigures(toSection(hours, nowAt), (reply) => reply.hours);
  if (!section.ok) return section;
  const warnings = listWorkWarnings(warningsReply.ok ? warningsReply.reply.items : []);
  const heights = wind.ok ? wind.reply.hours : [];
  const waves = marine.ok ? marine.reply.hours : [];
  const others = [wind, marine].flatMap((result) => (result.ok ? [result.reply.issued] : []));
  return {
    ok: true,
    reply: {
      place: section.reply.place,
      issued: joinIssued(section.reply.issued, others),
      heights,
      warnings,
      conditions: toWorkConditions(section.reply.hours[0], warningsReply.ok ? listGates(warningsReply.reply) : []),
      hours: section.reply.hours.map((hour) => {
        const hookWindMs = findWindAt(heights, hour.at, HOOK_M);
        return {
          at: hour.at,
          windMs: hour.windSpeed,
          gustMs: hour.windGust,
          visibilityKm: hour.visibility,
          thunder: hour.thunder,
          rainMm: hour.rain,
          rainChance: hour.rainProbability,
          feelsLikeC: hour.feelsLike,
          uvIndex: hour.uvIndex,
          hookWindMs,
          hookGustMs: estimateHookGust(hookWindMs),
          ...toWaves(waves, hour.at),
        };
      }),
    },
  };
}

interface SiteLive {
  readonly site: keyof typeof SITES;
  readonly works: readonly [SiteWorkId, ...SiteWorkId[]];
  /** Whether three-day rain matters: for pits and passes. */
  readonly countsRain?: boolean;
  readonly bulletin?: BulletinWorkId;
  readonly alert?: AlertSampleId;
}

export async function loadRain(query: PlaceQuery, call: CallApi) {
  const result = await call(weatherRain72, { query });
  return result.ok ? result.reply.hours : null;
}

/** Creates the live example of an industry that works outdoors at one place. */
export function makeSiteLive({ site, works, countsRain = false, bulletin, alert }: SiteLive): LoadLive {
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
    const weather = section.ok ? section.reply : null;
    const evidence = { bulletin, alert, place: title[language], weather, view, words };
    return {
      crops: <SiteCrops {...evidence} works={works} />,
      block: (
        <>
          <div id={evidenceMessages[language].crops.hours.anchor}>
            <SiteExample
              place={title[language]}
              section={section}
              works={works}
              view={view}
              words={words}
              more={() => (rain === null ? null : <RainSum hours={rain} style={view.style} words={words} />)}
            />
          </div>
          <SiteEvidence {...evidence} />
        </>
      ),
    };
  };
}
