import type { Place } from '@portal/contract/endpoints/place-schema';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import {
  DAY_SECONDS,
  type EpochSeconds,
  HOUR_SECONDS,
  startOfHour,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import {
  composeRainCourse,
  type ModelHour,
  type RainCourse,
  type SeenSky,
  STEP_SECONDS,
} from '@portal/domain/weather/rain-course';
import {
  createHourBasis,
  deriveHour,
  deriveMoment,
  type HourBasis,
  type HourWeather,
} from '@portal/forecast/series/derive-hours';
import { type HourRain, listHourRain } from '@portal/forecast/series/hour-rain';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import { createUvFilling, type FillUv } from '@portal/forecast/series/sunlight';
import { LRUCache } from 'lru-cache';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather, PlaceWeather } from './place-weather.ts';
import { SERVING_SPANS, type SpanName, WEATHER_SPANS, type WeatherSpan } from './weather-span.table.ts';

/**
 * Cached places, enough for the pages being rendered. Replies are cached elsewhere; long-lived entries here move to
 * the old generation, whose collection cost a third of a cold call.
 */
const MAX_PLACES = 8;

/** Model hours that a three-hour rain series can touch, the current one first. */
export const COURSE_HOURS = 5;
const NOTHING_SEEN: SeenSky = { radar: null, thunders: [] };

/** Reads and derives a place's hours; calls of one page share them per ten minutes, frame and run. */
export type ReadPlaceWeather = (place: Place, span: SpanName) => LocatedWeather;

/** Recently read places by span; a wider span serves a narrower one. */
function createSpanCache<Read extends object>() {
  const cache = new LRUCache<string, Map<SpanName, Read>>({ max: MAX_PLACES });
  return {
    find(key: string, span: SpanName) {
      const ofPlace = cache.get(key);
      if (ofPlace === undefined) return null;
      for (const serving of SERVING_SPANS[span]) {
        const known = ofPlace.get(serving);
        if (known !== undefined) return { known, serving };
      }
      return null;
    },
    add(key: string, span: SpanName, read: Read): void {
      const ofPlace = cache.get(key) ?? new Map<SpanName, Read>();
      ofPlace.set(span, read);
      cache.set(key, ofPlace);
    },
  };
}

export function createPlaceWeatherReader(needs: WeatherNeeds): ReadPlaceWeather {
  const serieses = createSpanCache<PlaceSeries>();
  const weathers = createSpanCache<PlaceWeather>();

  function readSeries(place: Place, span: SpanName, hourAt: EpochSeconds, key: string) {
    const cached = serieses.find(key, span);
    if (cached !== null) return { series: cached.known, of: cached.serving };
    const series = readSpan(needs, place, hourAt, WEATHER_SPANS[span]);
    serieses.add(key, span, series);
    return { series, of: span };
  }

  return (place, span) => {
    const nowAt = needs.clock();
    const hourAt = startOfHour(nowAt);
    const cell = place.stationCode ?? `${place.lat},${place.lng}`;
    const ofHour = `${needs.store.version()} ${needs.demo()} ${hourAt} ${cell} ${place.elevation}`;
    const ofStep = `${ofHour} ${Math.floor(nowAt / STEP_SECONDS)} ${needs.sky?.version()}`;
    const cached = weathers.find(ofStep, span);
    if (cached !== null) return { ...cached.known, place, nowAt };
    const { series, of } = readSeries(place, span, hourAt, ofHour);
    const seen = of === 'air' ? NOTHING_SEEN : (needs.sky?.read(place) ?? NOTHING_SEEN);
    const weather = toPlaceWeather(series, seen, nowAt, WEATHER_SPANS[of]);
    weathers.add(ofStep, of, weather);
    return { ...weather, place, nowAt };
  };
}

/**
 * Reads a place for one reply without caches, as nothing else needs the same few variables. Without `withSky` no
 * observations are read, for a span without rain.
 */
export function readPlaceOnce(needs: WeatherNeeds, place: Place, span: WeatherSpan, withSky: boolean): LocatedWeather {
  const nowAt = needs.clock();
  const series = readSpan(needs, place, startOfHour(nowAt), span);
  const seen = (withSky ? needs.sky?.read(place) : undefined) ?? NOTHING_SEEN;
  return { ...toPlaceWeather(series, seen, nowAt, span), place, nowAt };
}

function readSpan(needs: WeatherNeeds, place: Place, hourAt: EpochSeconds, span: WeatherSpan): PlaceSeries {
  const todayAt = startOfVietnamDay(hourAt);
  const starts = {
    yesterday: todayAt - DAY_SECONDS,
    today: todayAt,
  };
  return readPlaceSeries(needs.store, {
    point: place.stationCode === null ? { lat: place.lat, lng: place.lng } : getStationCellCentre(place.stationCode),
    placeHeightM: place.elevation,
    startAt: starts[span.from],
    hours: span.hours,
    now: hourAt,
    demo: needs.demo(),
    variables: span.variables,
  });
}

function toPlaceWeather(series: PlaceSeries, seen: SeenSky, nowAt: EpochSeconds, span: WeatherSpan): PlaceWeather {
  const hourAt = startOfHour(nowAt);
  const byModel = listHourRain(series);
  const course = findCourse(series, byModel, seen, nowAt);
  const basis = createHourBasis(series, course.hours.length === 0 ? byModel : listHourRain(series, course.hours));
  return {
    series,
    readHours: createHourReader(basis, span),
    days: basis.days,
    course,
    readNow: createNowReader(basis, course, span),
    hourAt,
    todayAt: startOfVietnamDay(hourAt),
  };
}

function findCourse(series: PlaceSeries, byModel: readonly HourRain[], seen: SeenSky, nowAt: EpochSeconds): RainCourse {
  return composeRainCourse(nowAt, seen, listModelHours(series, nowAt, byModel));
}

/** The model's own rain of the hours that a course of ten-minute steps touches. */
export function listModelHours(
  series: PlaceSeries,
  nowAt: EpochSeconds,
  byModel: readonly HourRain[] = listHourRain(series),
): ModelHour[] {
  const first = (startOfHour(nowAt) - series.startAt) / HOUR_SECONDS;
  return byModel.slice(first, first + COURSE_HOURS).map(({ coming, chancePercent }, hour) => ({
    at: series.startAt + (first + hour) * HOUR_SECONDS,
    rainMm: coming,
    rainProbabilityPercent: chancePercent,
  }));
}

const LEAVE_UV: FillUv = (hour) => hour;

/** Derives only the hours that a reply shows, each once. */
function createHourReader(basis: HourBasis, { variables }: WeatherSpan): PlaceWeather['readHours'] {
  const { series } = basis;
  const hours = new Array<HourWeather | undefined>(series.hours);
  const fillUv = variables.includes('uvIndex') ? createUvFilling(series) : LEAVE_UV;
  return (from, to) => {
    const wanted: HourWeather[] = [];
    for (let index = Math.max(from, 0); index < Math.min(to, series.hours); index++) {
      const hour = hours[index] ?? fillUv(deriveHour(basis, index), index);
      hours[index] = hour;
      wanted.push(hour);
    }
    return wanted;
  };
}

/** Throws a RangeError for a time outside the series. */
function createNowReader(basis: HourBasis, course: RainCourse, { variables }: WeatherSpan): PlaceWeather['readNow'] {
  const { series } = basis;
  const fillUv = variables.includes('uvIndex') ? createUvFilling(series) : LEAVE_UV;
  return (at) => {
    const index = (startOfHour(at) - series.startAt) / HOUR_SECONDS;
    const [step] = course.steps;
    const moment = {
      at,
      rainMmh: step?.rainMmh ?? null,
      chancePercent: step?.chancePercent ?? null,
      thunder: step?.thunder ?? null,
    };
    return fillUv(deriveMoment(basis, index, moment), index);
  };
}
