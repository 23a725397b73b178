import type { CallApi } from '@portal/contract/call-api';
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
import { toPlaceQuery } from './place-query.ts';

/** Everything that the page of now shows, each part on its own: one that fails leaves the others alone. */
export async function loadNow(located: LocatedPlace, request: PageRequest, call: CallApi, nowAt: string) {
  const input = toPlaceQuery(located, request);
  const [now, hours, today, days, uv, aqi, sentence] = await Promise.all([
    call(weatherNow, input),
    call(weatherHours24, input),
    call(weatherToday, input),
    call(weatherDays15, input),
    call(weatherUv, input),
    call(weatherAqi, input),
    call(weatherSmartgen, input),
  ]);
  const sections = {
    now: toSection(now, nowAt),
    hours: requireFigures(toSection(hours, nowAt), (reply) => reply.hours.slice(0, 12)),
    today: requireFigures(toSection(today, nowAt), (reply) => [reply.day, ...reply.periods]),
    days: requireFigures(toSection(days, nowAt), (reply) => reply.days.slice(0, 7)),
    uv: toSection(uv, nowAt),
    aqi: toSection(aqi, nowAt),
    sentence: toSection(sentence, nowAt),
  };
  // Sun and moon are known where no forecast is.
  const sky = today.ok ? today.reply : { sunrise: null, sunset: null, moon: null, lunarDate: null };
  return { ...sections, sections: Object.values(sections), sky };
}

export type NowData = Awaited<ReturnType<typeof loadNow>>;
