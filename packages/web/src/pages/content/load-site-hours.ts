import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { warningsList } from '@portal/contract/endpoints/warnings';
import { weatherHours24, weatherMarine, weatherWind } from '@portal/contract/endpoints/weather';
import { estimateHookGust } from '@portal/domain/trade/site-limit';
import type { SiteWeather } from '#components/content/site-weather.ts';
import { listWorkWarnings, toWorkConditions } from '#components/content/work-conditions.ts';
import { joinIssued } from '#components/weather/freshness.ts';
import { requireFigures, type Section, toSection } from '#components/weather/section.ts';

type Wind = EndpointReply<typeof weatherWind>['hours'];
type Marine = EndpointReply<typeof weatherMarine>['hours'];

const HOOK_M = 150;

/** Wind of an hour at a height, null where it is not known. */
function findWindAt(hours: Wind, at: string, heightM: number): number | null {
  const hour = hours.find((one) => one.at === at);
  return hour?.levels.find(({ height }) => height === heightM)?.windSpeed ?? null;
}

function toWaves(hours: Marine, at: string) {
  const hour = hours.find((one) => one.at === at);
  return { waveM: hour?.waveHeight ?? null, wavePeriodS: hour?.wavePeriod ?? null };
}

/** Weather of a site by the hour, 24 of them: the hours decide; wind at heights, waves and warnings are added where they are known. */
export async function loadSiteHours(query: PlaceQuery, call: CallApi, nowAt: string): Promise<Section<SiteWeather>> {
  const [hours, wind, marine, told] = await Promise.all([
    call(weatherHours24, { query }),
    call(weatherWind, { query }),
    call(weatherMarine, { query: { ...query, days: 2 } }),
    call(warningsList, { query }),
  ]);
  const section = requireFigures(toSection(hours, nowAt), (reply) => reply.hours);
  if (!section.ok) return section;
  const warnings = listWorkWarnings(told.ok ? told.reply.items : []);
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
      conditions: toWorkConditions(section.reply.hours[0], warnings),
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
