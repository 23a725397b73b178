import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { windPower } from '@portal/contract/endpoints/wind';
import { parseMoment } from '@portal/domain/time/parse-moment';
import { formatDate, startOfVietnamDay, vietnamHour } from '@portal/domain/time/vietnam-time';
import { computeAirDensity } from '@portal/domain/wind/air-density';
import {
  computeDailyCycle,
  computeFarmPower,
  findRatedKw,
  type HubHour,
  type PowerShare,
  type WindFarm,
} from '@portal/domain/wind/farm-power';
import type { WindWeather } from './needs.ts';
import { readCurveBody } from './read-curve-body.ts';

type Reply = EndpointReply<typeof windPower>;

const DEFAULT_HOURS = 72;
const DEFAULT_HUB_M = 100;
const WHOLE = 100;

function round(value: number | null, decimals: number): number | null {
  return value === null ? null : Number(value.toFixed(decimals));
}

const timesOf = (value: number | null, factor: number | null): number | null =>
  value === null || factor === null ? null : value * factor;

/** A share of rated power with its range, in % and, if the rated power is known, kW. */
function toPower(share: PowerShare | null, ratedKw: number | null) {
  const { share: middle = null, low = null, high = null } = share ?? {};
  return {
    farmPower: round(timesOf(middle, ratedKw), 0),
    farmPowerLow: round(timesOf(low, ratedKw), 0),
    farmPowerHigh: round(timesOf(high, ratedKw), 0),
    share: round(timesOf(middle, WHOLE), 1),
    shareLow: round(timesOf(low, WHOLE), 1),
    shareHigh: round(timesOf(high, WHOLE), 1),
  };
}

/** Energy of a day: MWh from full-load hours. */
function toDay(
  date: string,
  day: PowerShare & { readonly hours: number },
  ratedKw: number | null,
): Reply['days'][number] {
  const ratedMw = ratedKw === null ? null : ratedKw / 1000;
  return {
    date,
    knownHours: day.hours,
    energy: round(timesOf(day.share, ratedMw), 1),
    energyLow: round(timesOf(day.low, ratedMw), 1),
    energyHigh: round(timesOf(day.high, ratedMw), 1),
    fullLoadHours: round(day.share, 1),
    fullLoadHoursLow: round(day.low, 1),
    fullLoadHoursHigh: round(day.high, 1),
  };
}

/**
 * Power of the given turbines at a place; without a curve an example curve, as shares only. Throws `AppError`
 * `badInput` for an invalid curve, `noData`, and what finding a place throws.
 */
export function findPower({ readWind }: WindWeather, { query, body }: EndpointInput<typeof windPower>): Reply {
  const {
    curve,
    hubHeight = DEFAULT_HUB_M,
    count = 1,
    availability = WHOLE,
    wakeLoss = 0,
    hours = DEFAULT_HOURS,
  } = body ?? {};
  const farm: WindFarm = {
    curve: curve === undefined ? null : readCurveBody(curve, 'curve', query.lang ?? 'vi'),
    count,
    availability: availability / WHOLE,
    wakeLoss: wakeLoss / WHOLE,
  };
  const wind = readWind({ ...query, heights: String(Math.round(hubHeight)), hours });
  const groundM = Math.max(wind.place.elevation ?? 0, 0);
  const hub: readonly HubHour[] = wind.hours.map(({ at, pressure, temperature, levels: [level] }) => ({
    at: parseMoment(at),
    speedMs: level?.windSpeed ?? null,
    range:
      level === undefined || level.windSpeedLow === null || level.windSpeedHigh === null
        ? null
        : { lowMs: level.windSpeedLow, highMs: level.windSpeedHigh },
    densityKgM3: computeAirDensity({
      pressureMslHpa: pressure,
      temperatureC: temperature,
      heightM: groundM + hubHeight,
    }),
  }));
  const power = computeFarmPower(farm, hub, startOfVietnamDay);
  const ratedKw = findRatedKw(farm);
  const shares = power.hours.map((share) => share?.share ?? null);
  const cycle = computeDailyCycle(shares, (index) => vietnamHour(hub[index]?.at ?? 0));
  return {
    place: wind.place,
    issued: wind.issued,
    basis: farm.curve === null ? 'illustration' : 'curve',
    ratedPower: ratedKw,
    hours: wind.hours.map(({ at, levels: [level] }, index) => ({
      at,
      windSpeed: level?.windSpeed ?? null,
      windSpeedLow: level?.windSpeedLow ?? null,
      windSpeedHigh: level?.windSpeedHigh ?? null,
      airDensity: round(hub[index]?.densityKgM3 ?? null, 3),
      ...toPower(power.hours[index] ?? null, ratedKw),
    })),
    cycle: cycle.map((share, clockHour) => ({
      clockHour,
      share: round(timesOf(share, WHOLE), 1),
      farmPower: round(timesOf(share, ratedKw), 0),
    })),
    days: power.days.map((day) => toDay(formatDate(hub[day.from]?.at ?? 0), day, ratedKw)),
  };
}
