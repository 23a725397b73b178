import { withholdDryWords } from '@portal/content/warnings/describe-under-warning';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherHeat } from '@portal/contract/endpoints/heat';
import { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { weatherRainTide } from '@portal/contract/endpoints/rain-tide';
import {
  weatherAqi,
  weatherDays15,
  weatherHours24,
  weatherNow,
  weatherSmartgen,
  weatherToday,
  weatherUv,
} from '@portal/contract/endpoints/weather';
import { isHeatSeason } from '@portal/domain/heat/heat-season';
import type { Language } from '@portal/domain/language/language';
import { findTidalArea } from '@portal/domain/sea/high-tide';
import { formatMoment, vietnamDate, vietnamHour } from '@portal/domain/time/vietnam-time';
import { isEmergency, type RatedWarning } from '@portal/domain/warning/warning-kind';
import { EVENING_HOUR } from '#components/heat/heat-view.ts';
import { weighDemo } from '#components/weather/freshness.ts';
import type { PageView } from '#components/weather/page-view.ts';
import { findReply, requireFigures, type Section, toSection } from '#components/weather/section.ts';
import { findSkyNow, type SkyAppearance } from '#components/weather/sky.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPlaceQuery, toSentenceQuery } from './load-sentence.ts';

/**
 * Under an emergency bulletin, removes statements of dry weather or an end of rain from a nowcast; otherwise unchanged.
 */
export function withholdDry<Nowcast extends { readonly sentence: string; readonly stops: string | null }>(
  nowcast: Nowcast,
  warnings: readonly RatedWarning[],
  language: Language,
): Nowcast {
  if (!warnings.some(isEmergency)) return nowcast;
  return { ...nowcast, sentence: withholdDryWords(nowcast.sentence, language), stops: null };
}

/** A model amount; the word "dry" would sound certain. */
const NO_RAIN = '0 mm';

/** Context without the word "dry", for places under an emergency bulletin. */
export function toWarnedView(view: PageView): PageView {
  const { periods, days } = view.words;
  return {
    ...view,
    words: {
      ...view.words,
      periods: { ...periods, dry: NO_RAIN },
      days: {
        ...days,
        dry: NO_RAIN,
        strip: (wet, sum) => (wet === 0 ? NO_RAIN : days.strip(wet, sum)),
        stripCoarse: (wet, sum) => (wet ? days.stripCoarse(wet, sum) : NO_RAIN),
      },
    },
  };
}

type PresentReply = EndpointReply<typeof weatherNow>;

/** Current weather at a place; null where it failed. */
export async function loadPresent(
  located: LocatedPlace,
  request: PageRequest,
  call: CallApi,
): Promise<PresentReply | null> {
  const result = await call(weatherNow, toPlaceQuery(located, request));
  return findReply(toSection(result, formatMoment(request.now)));
}

/** Current sky over a place, for the header of all its pages but tomorrow's. */
export async function loadSkyNow(located: LocatedPlace, request: PageRequest, call: CallApi): Promise<SkyAppearance> {
  return findSkyNow((await loadPresent(located, request, call))?.now ?? null);
}

const SHOWN_DAYS = 7;
/** Today and tomorrow by parts. */
const PARTED_DAYS = 2;

/** Whether today's heat may still matter: its call is not made for nothing. */
const mayBeHot = ({ place }: LocatedPlace, { now }: PageRequest): boolean =>
  vietnamHour(now) < EVENING_HOUR && isHeatSeason(place, vietnamDate(now).month);

/** Loads the parts of the current-weather page independently. */
export async function loadNow(located: LocatedPlace, request: PageRequest, call: CallApi, nowAt: string) {
  const input = toPlaceQuery(located, request);
  // Concurrent calls share one reading of the place, in any order.
  const [now, hours, today, days, uv, aqi, sentence, nowcast, rainTide, heat] = await Promise.all([
    call(weatherNow, input),
    call(weatherHours24, input),
    call(weatherToday, input),
    call(weatherDays15, { query: { ...input.query, days: SHOWN_DAYS, periods: PARTED_DAYS } }),
    call(weatherUv, input),
    call(weatherAqi, input),
    call(weatherSmartgen, toSentenceQuery(located, request, 'now')),
    call(nowcastSteps, input),
    findTidalArea(located.place) === null ? null : call(weatherRainTide, input),
    mayBeHot(located, request) ? call(weatherHeat, { query: { ...input.query, days: 1 } }) : null,
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
  // Sun and moon need no forecast.
  const sky = today.ok ? today.reply : { sunrise: null, sunset: null, moon: null, lunarDate: null };
  const tide = rainTide === null ? null : toSection(rainTide, nowAt);
  const heated = heat === null ? null : toSection(heat, nowAt);
  const shown = Object.values<Section<{ readonly issued: Issued }>>(sections);
  return {
    ...sections,
    /** Null where no tide shuts drains, or without data. */
    rainTide: tide === null ? null : findReply(tide),
    /** Null out of season, from the evening on, or without data. */
    heat: heated === null ? null : findReply(heated),
    sections: [...shown, ...[tide, heated].filter((one) => one?.ok === true)],
    sky,
  };
}

export type NowData = Awaited<ReturnType<typeof loadNow>>;

/**
 * Whether a measurement may stand on the page: not beside demo data, nor under an emergency bulletin, against which a
 * calm hour at an airport would be read.
 */
export function mayShowMeasured({ now }: Pick<NowData, 'now'>, warnings: readonly RatedWarning[]): boolean {
  return !warnings.some(isEmergency) && !(now.ok && weighDemo(now.reply.issued) !== 'none');
}
