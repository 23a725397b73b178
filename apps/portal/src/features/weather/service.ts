import { type EndpointInput, type EndpointReply, type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import { joinIssued } from '@portal/contract/join-issued';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, formatDate } from '@portal/domain/time/vietnam-time';
import { createAgriculture } from '#features/weather/agriculture/find-agriculture.ts';
import { findHeat } from '#features/weather/heat/find-heat.ts';
import { findMap } from '#features/weather/map/find-map.ts';
import { findMapFrames } from '#features/weather/map/frames/find-map-frames.ts';
import { findRainTide } from '#features/weather/sea/find-rain-tide.ts';
import { findSea } from '#features/weather/sea/find-sea.ts';
import { findSmartgen } from '#features/weather/smartgen/find-smartgen.ts';
import { findWardBulletin } from '#features/weather/ward-bulletin/find-ward-bulletin.ts';
import { sumAreaRain } from '#features/weather/ward-bulletin/sum-area-rain.ts';
import { findHistory } from './find-history.ts';
import { findBatch, findHours } from './find-hours.ts';
import { findMarine } from './find-marine.ts';
import { findPast } from './find-past.ts';
import { createPlacesNow } from './find-places-now.ts';
import { findRuns } from './find-runs.ts';
import { findWind } from './find-wind.ts';
import { findWindHeights } from './find-wind-heights.ts';
import { getIssuedWeather, issueWeather } from './issue-weather.ts';
import { listEarlierForecasts } from './list-earlier-forecasts.ts';
import { createModelDays, creditModels, type ListModelDays } from './list-model-days.ts';
import { createMoonReader, type ReadMoon } from './moon-reader.ts';
import type { WeatherNeeds } from './needs.ts';
import { findSun, type LocatedWeather, listHours, toDayRange, toRange } from './place-weather.ts';
import { createPlaceWeatherReader, listModelHours, type ReadPlaceWeather } from './place-weather-reader.ts';
import { createSpanSharing, type SpanCallId, type SpanQuery, type SpanSharing } from './read-spans.ts';
import { AIR_VARIABLES, DAY_VARIABLES, HOUR_VARIABLES, RAIN_VARIABLES, UV_VARIABLES } from './reply-variables.table.ts';
import { NOWCAST_HOURS, toAirQuality } from './to-air-quality.ts';
import { toDay } from './to-day.ts';
import { markEstimate, toHour, toNow } from './to-hour.ts';
import { getIssued, toIssued } from './to-issued.ts';
import { toMeasured } from './to-measured.ts';
import { toOutlook } from './to-outlook.ts';
import { findNightBefore, listDayParts, listPeriods } from './to-period.ts';
import { toUv } from './to-uv.ts';
import { createYesterdayReader, type ReadYesterday } from './yesterday-reader.ts';

type Endpoints = typeof ENDPOINTS_BY_ID;
type WeatherId = Exclude<Extract<keyof Endpoints, `weather${string}`>, 'weatherWardBulletin'>;

type WeatherCalls = {
  readonly [Id in WeatherId]: (input: EndpointInput<Endpoints[Id]>) => EndpointReply<Endpoints[Id]>;
};

/** Handlers of the weather endpoints, by id. Each throws `AppError` for a missing place or data. */
export interface Weather extends WeatherCalls {
  /** Waits for the nowcast's members over the ward. */
  readonly weatherWardBulletin: (input: WardBulletinInput) => Promise<EndpointReply<Endpoints['weatherWardBulletin']>>;
  /** Announces a call so that concurrent ones share its reading; call the returned function at its end. */
  readonly announce: SpanSharing['announce'];
}

/** Answers weather calls from the run store; `read` may be shared with services that show the same weather. */
export function createWeather(needs: WeatherNeeds, read: ReadPlaceWeather = createPlaceWeatherReader(needs)): Weather {
  const readMoon = createMoonReader();
  const readYesterday = createYesterdayReader(needs);
  const listModels = createModelDays(needs.store);
  const sharing = createSpanSharing();
  const readFor = (id: SpanCallId, { query }: { readonly query: SpanQuery }) =>
    read(needs.places.locate(query), sharing.widen(id, query));
  return {
    announce: sharing.announce,
    weatherNow: (input) => answerNow(needs, readFor('weatherNow', input), toLanguage(input), readYesterday),
    weatherAqi: (input) => answerAqi(readFor('weatherAqi', input)),
    weatherUv: (input) => answerUv(readFor('weatherUv', input)),
    weatherToday: (input) => answerToday(readFor('weatherToday', input), toLanguage(input), readMoon),
    weatherTomorrow: (input) => answerTomorrow(needs, readFor('weatherTomorrow', input), toLanguage(input)),
    weatherHours24: (input) => answerHours24(readFor('weatherHours24', input), input, listModels),
    weatherHours: (input) => findHours(needs, read, input),
    weatherBatch: (input) => findBatch(needs, read, input),
    weatherSmartgen: (input) => findSmartgen(readFor('weatherSmartgen', input), input),
    weatherWardBulletin: async (input) => {
      const weather = readFor('weatherWardBulletin', input);
      const members = (await needs.readWardMembers?.(weather.place)) ?? [];
      const { series, nowAt } = weather;
      return findWardBulletin(needs, weather, input, sumAreaRain(members, listModelHours(series, nowAt), nowAt));
    },
    weatherDays15: (input) => answerDays15(needs, readFor('weatherDays15', input), input, listModels),
    weatherDays90: (input) => answerDays90(readFor('weatherDays90', input), toLanguage(input)),
    weatherRain72: (input) => answerRain72(readFor('weatherRain72', input), toLanguage(input)),
    weatherWind: (input) => findWind(needs, input),
    weatherWindHeights: (input) => findWindHeights(needs, read, input),
    weatherMarine: (input) => findMarine(needs, input),
    weatherSea: (input) => findSea(needs, input),
    weatherHeat: (input) => findHeat(needs, readFor('weatherHeat', input), input.query),
    weatherRainTide: (input) => findRainTide(readFor('weatherRainTide', input), toLanguage(input)),
    weatherPast: (input) => findPast(needs, input),
    weatherRuns: (input) => findRuns(needs, input),
    weatherAgriculture: createAgriculture(needs, read),
    weatherHistory: (input) => findHistory(needs, read, input),
    weatherPlaces: createPlacesNow(needs, createPlaceWeatherReader(needs)),
    weatherMap: (input) => findMap(needs.places, read, input),
    weatherMapFrames: (input) => findMapFrames(needs, input),
  };
}

type WardBulletinInput = EndpointInput<Endpoints['weatherWardBulletin']>;
type PlaceInput = EndpointInput<Endpoints['weatherNow']>;
type Reply<Id extends WeatherId> = EndpointReply<Endpoints[Id]>;

function toLanguage({ query }: PlaceInput): Language {
  return query.lang ?? 'vi';
}

function answerNow(
  { measured }: Pick<WeatherNeeds, 'measured'>,
  weather: LocatedWeather,
  language: Language,
  readYesterday: ReadYesterday,
): Reply<'weatherNow'> {
  const { place, nowAt } = weather;
  const issued = getIssuedWeather(weather, toRange(weather, weather.hourAt, 1), HOUR_VARIABLES);
  const reply = { place, issued, now: toNow(weather, language), yesterday: readYesterday(weather) };
  const report = measured?.(place) ?? null;
  return report === null ? reply : { ...reply, measured: toMeasured(report, nowAt, language) };
}

function answerAqi(weather: LocatedWeather): Reply<'weatherAqi'> {
  const { hours } = weather.series;
  const { from } = toRange(weather, weather.hourAt, 1);
  const ahead = getIssued(weather.series, { from, to: hours }, AIR_VARIABLES);
  // NowCast and the day so far need earlier hours, but the stated run is that of the hours ahead.
  const all = { from: Math.min(from - NOWCAST_HOURS + 1, toDayRange(weather, 0).from), to: hours };
  const issued = joinIssued([ahead, toIssued(weather.series, all, AIR_VARIABLES)]);
  return { place: weather.place, issued, ...toAirQuality(weather) };
}

function answerUv(weather: LocatedWeather): Reply<'weatherUv'> {
  const issued = getIssued(weather.series, toDayRange(weather, 0), UV_VARIABLES);
  return { place: weather.place, issued, ...toUv(weather) };
}

function answerToday(weather: LocatedWeather, language: Language, readMoon: ReadMoon): Reply<'weatherToday'> {
  // Tonight ends at 07:00 tomorrow.
  const issued = getIssuedWeather(weather, toRange(weather, weather.todayAt, 31), HOUR_VARIABLES);
  return {
    place: weather.place,
    issued,
    date: formatDate(weather.todayAt),
    ...findSun(weather, 0),
    ...readMoon(weather, language),
    day: toDay(weather, 0, language),
    periods: listPeriods(weather, 0, language),
    parts: listDayParts(weather, 0, language),
    nightBefore: findNightBefore(weather, language),
  };
}

function answerTomorrow(needs: WeatherNeeds, weather: LocatedWeather, language: Language): Reply<'weatherTomorrow'> {
  const tomorrowAt = weather.todayAt + DAY_SECONDS;
  // From today, for comparison, to the end of tomorrow's night.
  const issued = getIssuedWeather(weather, toRange(weather, weather.todayAt, 55), HOUR_VARIABLES);
  return {
    place: weather.place,
    issued,
    date: formatDate(tomorrowAt),
    day: toDay(weather, 1, language),
    today: toDay(weather, 0, language),
    periods: listPeriods(weather, 1, language),
    parts: listDayParts(weather, 1, language),
    hours: listHours(weather, toDayRange(weather, 1)).map((hour) => toHour(hour, language, weather.place.elevation)),
    earlier: listEarlierForecasts(needs, weather, issued, { from: 1, count: 1 })[0] ?? [],
  };
}

function answerHours24(
  weather: LocatedWeather,
  { query }: EndpointInput<Endpoints['weatherHours24']>,
  listModels: ListModelDays,
): Reply<'weatherHours24'> {
  const { lang: language = 'vi', hours: count = 24, models: compared = 0 } = query;
  const range = toRange(weather, weather.hourAt, count);
  const issued = getIssuedWeather(weather, range, HOUR_VARIABLES);
  const models = listModels(weather, compared);
  return {
    place: weather.place,
    issued: creditModels(issued, models),
    hours: listHours(weather, range).map((hour) => toHour(hour, language, weather.place.elevation)),
    models: models.days,
  };
}

type DaysInput = EndpointInput<Endpoints['weatherDays15']>;

function answerDays15(
  needs: WeatherNeeds,
  weather: LocatedWeather,
  { query }: DaysInput,
  listModels: ListModelDays,
): Reply<'weatherDays15'> {
  const {
    lang: language = 'vi',
    days: count = 15,
    periods: parted = 0,
    models: compared = 0,
    earlier: changed = 0,
  } = query;
  const issued = getIssuedWeather(weather, toRange(weather, weather.todayAt, count * 24), DAY_VARIABLES);
  const days = Array.from({ length: count }, (_, day) => toDay(weather, day, language));
  const dayIndexes = Array.from({ length: Math.min(parted, count) }, (_, day) => day);
  const periods = dayIndexes.map((day) => listPeriods(weather, day, language));
  const parts = dayIndexes.map((day) => listDayParts(weather, day, language));
  const models = listModels(weather, Math.min(compared, count));
  const earlier = listEarlierForecasts(needs, weather, issued, { from: 0, count: Math.min(changed, count) });
  const common = { place: weather.place, issued: creditModels(issued, models) };
  return { ...common, days, periods, parts, models: models.days, earlier };
}

/** Normals count as data: this call works without a forecast if the place's climatology is known. */
function answerDays90(weather: LocatedWeather, language: Language): Reply<'weatherDays90'> {
  const outlook = toOutlook(weather, language);
  const isKnown = outlook.weeks.some((week) => week.temperatureNormal !== null);
  const range = toRange(weather, weather.todayAt, 15 * 24);
  const issued = (isKnown ? issueWeather : getIssuedWeather)(weather, range, HOUR_VARIABLES);
  return { place: weather.place, issued, ...outlook };
}

function answerRain72(weather: LocatedWeather, language: Language): Reply<'weatherRain72'> {
  const range = toRange(weather, weather.hourAt, 72);
  const issued = getIssuedWeather(weather, range, RAIN_VARIABLES);
  const hours = listHours(weather, range).map((hour) => {
    const { at, rain, rainLow, rainHigh, rainProbability, thunder } = toHour(hour, language, weather.place.elevation);
    return { at, rain, rainLow, rainHigh, rainProbability, thunder, ...markEstimate([hour]) };
  });
  return { place: weather.place, issued, hours };
}

export function listWeatherRoutes(weather: Weather): EndpointRoute[] {
  const share =
    <Input extends { readonly query: SpanQuery }, Answer>(
      id: SpanCallId,
      answer: (input: Input) => Answer | Promise<Answer>,
    ) =>
    async (input: Input): Promise<Answer> => {
      const release = weather.announce(id, input.query);
      try {
        // Yields once, so that all calls of a page are announced before the first of them reads.
        await null;
        return await answer(input);
      } finally {
        release();
      }
    };
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.weatherNow, share('weatherNow', weather.weatherNow)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherAqi, share('weatherAqi', weather.weatherAqi)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherUv, share('weatherUv', weather.weatherUv)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherToday, share('weatherToday', weather.weatherToday)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherTomorrow, share('weatherTomorrow', weather.weatherTomorrow)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherHours24, share('weatherHours24', weather.weatherHours24)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherHours, weather.weatherHours),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherBatch, weather.weatherBatch),
    toEndpointRoute(
      ENDPOINTS_BY_ID.weatherWardBulletin,
      share('weatherWardBulletin', (input: WardBulletinInput) => weather.weatherWardBulletin(input)),
    ),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherDays15, share('weatherDays15', weather.weatherDays15)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherDays90, share('weatherDays90', weather.weatherDays90)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherSmartgen, share('weatherSmartgen', weather.weatherSmartgen)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherRain72, share('weatherRain72', weather.weatherRain72)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherWind, weather.weatherWind),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherWindHeights, weather.weatherWindHeights),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherMarine, weather.weatherMarine),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherSea, weather.weatherSea),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherHeat, share('weatherHeat', weather.weatherHeat)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherRainTide, share('weatherRainTide', weather.weatherRainTide)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherPast, weather.weatherPast),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherRuns, weather.weatherRuns),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherHistory, weather.weatherHistory),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherPlaces, weather.weatherPlaces),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherAgriculture, share('weatherAgriculture', weather.weatherAgriculture)),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherMap, weather.weatherMap),
    toEndpointRoute(ENDPOINTS_BY_ID.weatherMapFrames, weather.weatherMapFrames),
  ];
}
