import { CLIMATE_REGIONS } from '@portal/content/bulletins/climate-region.table';
import { SEA_AREAS } from '@portal/content/bulletins/sea-area.table';
import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type {
  Bulletin,
  BulletinCity,
  BulletinRegion,
  BulletinSea,
  RegionDay,
  RegionRain,
  SeaDay,
} from '@portal/contract/endpoints/bulletins';
import type { weatherDays15 } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import { AppError } from '@portal/contract/errors';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatDate,
  formatMoment,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';
import { toBulletinId } from './due-time.ts';

const LIKELY_PERCENT = 50;

type NumberOf = (day: Day) => number | null;

function listKnown(days: readonly Day[], numberOf: NumberOf): number[] {
  return days.map(numberOf).filter((value) => value !== null);
}

/** Minimum or maximum over the provinces; null if any is missing. */
function pick(choose: (...values: number[]) => number, days: readonly Day[], numberOf: NumberOf): number | null {
  const known = listKnown(days, numberOf);
  return known.length === days.length && known.length > 0 ? choose(...known) : null;
}

function toMean(...values: number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** The most frequent sky of the provinces, the cloudier one of a tie; null if any is missing. */
function findTypicalSky(days: readonly Day[]): number | null {
  const codes = listKnown(days, ({ skyCode }) => skyCode);
  if (codes.length < days.length || codes.length === 0) return null;
  const count = (code: number): number => codes.filter((other) => other === code).length;
  return codes.reduce((typical, code) =>
    count(code) > count(typical) || (count(code) === count(typical) && code > typical) ? code : typical,
  );
}

/** Below this mean resultant length the winds have no common direction. */
const COMMON_FROM = 0.7;

/** Mean wind direction, degrees; null if the winds disagree or any is missing. */
function findCommonDirection(days: readonly Day[]): number | null {
  const directions = listKnown(days, ({ windDirection }) => windDirection);
  if (directions.length < days.length || directions.length === 0) return null;
  const sum = (part: (radians: number) => number): number =>
    directions.reduce((total, degrees) => total + part((degrees * Math.PI) / 180), 0) / directions.length;
  const [east, north] = [sum(Math.sin), sum(Math.cos)];
  if (Math.hypot(east, north) < COMMON_FROM) return null;
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

/** Share of the places that are more likely wet than dry, 0–1; null if any is missing. */
function findRainyShare(days: readonly Day[]): number | null {
  const chances = listKnown(days, ({ rainProbability }) => rainProbability);
  if (chances.length < days.length || days.length === 0) return null;
  return chances.filter((chance) => chance >= LIKELY_PERCENT).length / days.length;
}

export function toRegionDay(date: string, days: readonly Day[]): RegionDay {
  return {
    date,
    temperatureMin: pick(Math.min, days, ({ temperatureMin }) => temperatureMin),
    temperatureMax: pick(Math.max, days, ({ temperatureMax }) => temperatureMax),
    rainMin: pick(Math.min, days, ({ rain }) => rain),
    rainMax: pick(Math.max, days, ({ rain }) => rain),
    rainyShare: findRainyShare(days),
    rainProbabilityMax: pick(Math.max, days, ({ rainProbability }) => rainProbability),
    windSpeedMax: pick(Math.max, days, ({ windSpeedMax }) => windSpeedMax),
    windGustMax: pick(Math.max, days, ({ windGustMax }) => windGustMax),
    skyCode: findTypicalSky(days),
    temperatureMean: pick(toMean, days, ({ temperatureMean }) => temperatureMean),
    windDirection: findCommonDirection(days),
  };
}

/** Total rainfall of the first days per province; null if a day is missing. */
export function toRegionRain(days: number, provinces: readonly (readonly Day[])[]): RegionRain {
  const sums = provinces.flatMap((all) => {
    const amounts = listKnown(all.slice(0, days), ({ rain }) => rain);
    return amounts.length === days ? [amounts.reduce((sum, amount) => sum + amount, 0)] : [];
  });
  if (sums.length < provinces.length || sums.length === 0) return { days, rainMin: null, rainMax: null };
  return { days, rainMin: Math.min(...sums), rainMax: Math.max(...sums) };
}

/** The lower median; null if any is missing. */
function findTypical(days: readonly Day[], numberOf: (day: Day) => number | null): number | null {
  const known = listKnown(days, numberOf).toSorted((a, b) => a - b);
  return known.length < days.length ? null : (known[Math.floor((known.length - 1) / 2)] ?? null);
}

/** A sea area's day from its points. */
export function toSeaDay(date: string, days: readonly Day[]): SeaDay {
  return {
    date,
    rainMax: pick(Math.max, days, ({ rain }) => rain),
    rainyShare: findRainyShare(days),
    rainProbabilityMax: pick(Math.max, days, ({ rainProbability }) => rainProbability),
    windSpeedUsual: findTypical(days, ({ windSpeedMax }) => windSpeedMax),
    windSpeedMax: pick(Math.max, days, ({ windSpeedMax }) => windSpeedMax),
    windGustMax: pick(Math.max, days, ({ windGustMax }) => windGustMax),
    windDirection: findCommonDirection(days),
  };
}

type DaysReply = EndpointReply<typeof weatherDays15>;
export type FindDays = (input: EndpointInput<typeof weatherDays15>) => DaysReply;

const DAYS_REPORTED = 3;
const RAIN_SPANS = [1, 2, 3, 10] as const;
const EVENING = 19;
function toRegion(region: BulletinRegion['region'], first: string, replies: readonly DaysReply[]): BulletinRegion {
  const provinces = replies.map(({ days }) => days.filter(({ date }) => date >= first));
  const dates = (provinces[0] ?? []).slice(0, DAYS_REPORTED).map(({ date }) => date);
  return {
    region,
    days: dates.map((date) =>
      toRegionDay(
        date,
        provinces.flatMap((days) => days.filter((day) => day.date === date)),
      ),
    ),
    rain: RAIN_SPANS.map((span) => toRegionRain(span, provinces)),
  };
}

const selectDays = ({ days }: DaysReply, first: string): DaysReply['days'] =>
  days.filter(({ date }) => date >= first).slice(0, DAYS_REPORTED);

function toCity(place: string, first: string, findDays: FindDays): BulletinCity {
  const selected = selectDays(findDays({ query: { location: place } }), first);
  return { place, days: selected.map((day) => toRegionDay(day.date, [day])) };
}

/** Null if the run does not cover the sea area. */
function toSea({ id, points }: (typeof SEA_AREAS)[number], first: string, findDays: FindDays): BulletinSea | null {
  try {
    const daysByPoint = points.map(([lat, lng]) => selectDays(findDays({ query: { lat, lng } }), first));
    const dates = (daysByPoint[0] ?? []).map(({ date }) => date);
    return {
      area: id,
      days: dates.map((date) =>
        toSeaDay(
          date,
          daysByPoint.flatMap((days) => days.filter((day) => day.date === date)),
        ),
      ),
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * The bulletin of an issue time from the current forecast: in the morning from today, in the evening from tomorrow.
 * Throws what the weather calls throw.
 */
export function makeBulletin(dueAt: EpochSeconds, now: EpochSeconds, findDays: FindDays): Bulletin {
  const first = formatDate(vietnamHour(dueAt) === EVENING ? dueAt + DAY_SECONDS : dueAt);
  const asked = CLIMATE_REGIONS.map(({ id, provinces }) => ({
    id,
    replies: provinces.map((location) => findDays({ query: { location } })),
  }));
  const all = asked.flatMap(({ replies }) => replies);
  const issued = all[0]?.issued;
  if (issued === undefined) throw new Error('no region has a province');
  return {
    id: toBulletinId(dueAt),
    issuedAt: formatMoment(dueAt),
    madeAt: formatMoment(now),
    demo: all.some((reply) => reply.issued.demo),
    runAt: issued.runAt,
    source: issued.source,
    regions: asked.map(({ id, replies }) => toRegion(id, first, replies)),
    cities: Object.values(GREAT_CITIES).map(({ slug }) => toCity(slug, first, findDays)),
    seas: SEA_AREAS.flatMap((area) => toSea(area, first, findDays) ?? []),
  };
}
