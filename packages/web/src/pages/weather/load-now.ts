import type { CallApi } from '@portal/contract/call-api';
import { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import {
  weatherAqi,
  weatherDays15,
  weatherHours24,
  weatherNow,
  weatherSmartgen,
  weatherToday,
  weatherUv,
} from '@portal/contract/endpoints/weather';
import { requireFigures, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toSentenceQuery } from './load-sentence.ts';
import { toPlaceQuery } from './place-query.ts';

const SHOWN_DAYS = 7;

/** Everything that the page of now shows, each part on its own: one that fails leaves the others alone. */
export async function loadNow(located: LocatedPlace, request: PageRequest, call: CallApi, nowAt: string) {
  const input = toPlaceQuery(located, request);
  // Calls that begin together share their reading of the place, in any order.
  const [now, hours, today, days, uv, aqi, sentence, nowcast] = await Promise.all([
    call(weatherNow, input),
    call(weatherHours24, input),
    call(weatherToday, input),
    call(weatherDays15, { query: { ...input.query, days: SHOWN_DAYS } }),
    call(weatherUv, input),
    call(weatherAqi, input),
    call(weatherSmartgen, toSentenceQuery(located, request, 'now')),
    call(nowcastSteps, input),
  ]);
  const sections = {
    now: toSection(now, nowAt),
    hours: requireFigures(toSection(hours, nowAt), (reply) => reply.hours.slice(0, 12)),
    today: requireFigures(toSection(today, nowAt), (reply) => [reply.day, ...reply.parts]),
    days: requireFigures(toSection(days, nowAt), (reply) => reply.days),
    uv: toSection(uv, nowAt),
    aqi: toSection(aqi, nowAt),
    sentence: toSection(sentence, nowAt),
    nowcast: toSection(nowcast, nowAt),
  };
  // Sun and moon are known where no forecast is.
  const sky = today.ok ? today.reply : { sunrise: null, sunset: null, moon: null, lunarDate: null };
  return { ...sections, sections: Object.values(sections), sky };
}

export type NowData = Awaited<ReturnType<typeof loadNow>>;
