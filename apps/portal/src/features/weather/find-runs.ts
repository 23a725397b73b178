import { nameInputError } from '@portal/contract/check-schema';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherRuns } from '@portal/contract/endpoints/earlier-weather';
import type { Issued, Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { findSunTimes } from '@portal/domain/time/sun';
import { DAY_SECONDS, formatDate, formatMoment, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { ArchivedRun } from '@portal/forecast/archive/read-archived-runs';
import type { ForecastOfDay } from '@portal/forecast/archive/read-daily-file';
import { findPastEnd, findPastStart } from './find-past.ts';
import type { WeatherNeeds } from './needs.ts';
import { roundTo } from './to-hour.ts';

type Reply = EndpointReply<typeof weatherRuns>;
type RunDay = Reply['runs'][number]['days'][number];

const DAYS_BACK = 7;
const MOST_RUNS = 24;
const UNKNOWN_HOURS = Array.from({ length: 24 }, () => null);

const toMoment = (at: number | null): string | null => (at === null || !Number.isFinite(at) ? null : formatMoment(at));

/** A day as forecast; values not archived are null. */
function toRunDay(place: Place, { runAt, leadDays, values }: ForecastOfDay): RunDay {
  const dayAt = startOfVietnamDay(runAt) + leadDays * DAY_SECONDS;
  const sun = findSunTimes(place, dayAt);
  const read = (name: keyof typeof values, decimals: 0 | 1) => roundTo(values[name] ?? null, decimals);
  return {
    date: formatDate(dayAt),
    code: null,
    skyCode: null,
    badge: null,
    nightCode: null,
    text: null,
    temperatureMin: read('temperatureMinC', 1),
    temperatureMax: read('temperatureMaxC', 1),
    temperatureMean: read('temperatureMeanC', 1),
    feelsLikeMax: null,
    rain: read('rainMm', 1),
    rainLow: null,
    rainHigh: null,
    rainProbability: null,
    rainPartChances: null,
    rainFallen: null,
    rainAhead: null,
    rainHours: UNKNOWN_HOURS,
    windSpeedMax: read('windMaxMs', 1),
    windGustMax: read('gustMaxMs', 1),
    windDirection: null,
    humidity: null,
    uvIndexMax: null,
    sunrise: toMoment(sun.sunriseAt),
    sunset: toMoment(sun.sunsetAt),
    confidence: null,
  };
}

/** The newest run represents the reply; credits are those of all. */
function toIssued(runs: readonly ArchivedRun[]): Issued {
  const [newest] = runs;
  const days = runs.flatMap(({ days: [first] }) => first ?? []);
  const run = newest === undefined ? null : { source: newest.source, runAt: formatMoment(newest.runAt) };
  return {
    source: run?.source ?? null,
    runAt: run?.runAt ?? null,
    updatedAt: toMoment(Math.max(...days.map(({ publishedAt }) => publishedAt))),
    demo: false,
    sources: run === null ? {} : { temperature: run },
    estimated: [],
    credits: [...new Set(days.map(({ licence }) => licence))],
  };
}

/**
 * Forecasts of archived runs in the week before a time. Throws `AppError` `badInput` for an invalid or future time,
 * and what `locate` throws.
 */
export function findRuns(needs: WeatherNeeds, { query }: EndpointInput<typeof weatherRuns>): Reply {
  const now = needs.clock();
  const language = query.lang ?? 'vi';
  const named = query.at === undefined ? now : findPastStart(query.at);
  const until = query.at === undefined ? now : findPastEnd(query.at);
  if (named === null || until === null || named > now)
    throw new AppError('badInput', {
      errors: [nameInputError('at', until === null ? 'moment' : 'future', language)],
    });
  const place = needs.places.locate(query);
  const where = { point: place, placeHeightM: place.elevation };
  const runs = needs.archived?.({ ...where, until: Math.min(until, now), days: DAYS_BACK, most: MOST_RUNS }) ?? [];
  return {
    place,
    issued: toIssued(runs),
    runs: runs.map(({ source, runAt, days }) => ({
      source,
      runAt: formatMoment(runAt),
      days: days.map((day) => toRunDay(place, day)),
    })),
  };
}
