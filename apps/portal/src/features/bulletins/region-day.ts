import type { RegionDay, RegionRain } from '@portal/contract/endpoints/bulletins';
import type { Day } from '@portal/contract/endpoints/weather-schema';

const LIKELY_PERCENT = 50;

type NumberOf = (day: Day) => number | null;

/** What is known of some days. */
export function listKnown(days: readonly Day[], numberOf: NumberOf): number[] {
  return days.map(numberOf).filter((value) => value !== null);
}

/** The least or the most of the provinces; null where one of them is not known. */
export function pick(choose: (...values: number[]) => number, days: readonly Day[], numberOf: NumberOf): number | null {
  const known = listKnown(days, numberOf);
  return known.length === days.length && known.length > 0 ? choose(...known) : null;
}

function toMean(...values: number[]): number {
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

/** The sky that most provinces have, the cloudier of two that are as frequent; null where one is not known. */
function findUsualSky(days: readonly Day[]): number | null {
  const codes = listKnown(days, ({ skyCode }) => skyCode);
  if (codes.length < days.length || codes.length === 0) return null;
  const count = (code: number): number => codes.filter((other) => other === code).length;
  return codes.reduce((usual, code) =>
    count(code) > count(usual) || (count(code) === count(usual) && code > usual) ? code : usual,
  );
}

/** Winds as far apart as this add up to nothing that could be named. */
const COMMON_FROM = 0.7;

/** Where the wind comes from, degrees; null where the places have winds of their own or one is not known. */
export function findCommonDirection(days: readonly Day[]): number | null {
  const directions = listKnown(days, ({ windDirection }) => windDirection);
  if (directions.length < days.length || directions.length === 0) return null;
  const sum = (part: (radians: number) => number): number =>
    directions.reduce((total, degrees) => total + part((degrees * Math.PI) / 180), 0) / directions.length;
  const [east, north] = [sum(Math.sin), sum(Math.cos)];
  if (Math.hypot(east, north) < COMMON_FROM) return null;
  return (Math.round((Math.atan2(east, north) * 180) / Math.PI) + 360) % 360;
}

/** How many of the places are likelier wet than dry, 0–1; null where one is not known. */
export function findRainyShare(days: readonly Day[]): number | null {
  const chances = listKnown(days, ({ rainProbability }) => rainProbability);
  if (chances.length < days.length || days.length === 0) return null;
  return chances.filter((chance) => chance >= LIKELY_PERCENT).length / days.length;
}

/** A day of a region, from that day in each of its provinces. */
export function toRegionDay(date: string, days: readonly Day[]): RegionDay {
  return {
    date,
    temperatureMin: pick(Math.min, days, ({ temperatureMin }) => temperatureMin),
    temperatureMax: pick(Math.max, days, ({ temperatureMax }) => temperatureMax),
    rainMin: pick(Math.min, days, ({ rain }) => rain),
    rainMax: pick(Math.max, days, ({ rain }) => rain),
    rainyShare: findRainyShare(days),
    windSpeedMax: pick(Math.max, days, ({ windSpeedMax }) => windSpeedMax),
    windGustMax: pick(Math.max, days, ({ windGustMax }) => windGustMax),
    skyCode: findUsualSky(days),
    temperatureMean: pick(toMean, days, ({ temperatureMean }) => temperatureMean),
    windDirection: findCommonDirection(days),
  };
}

/** Rain over the first days of each province; null where a day is not known. */
export function toRegionRain(days: number, provinces: readonly (readonly Day[])[]): RegionRain {
  const sums = provinces.flatMap((all) => {
    const amounts = listKnown(all.slice(0, days), ({ rain }) => rain);
    return amounts.length === days ? [amounts.reduce((sum, amount) => sum + amount, 0)] : [];
  });
  if (sums.length < provinces.length || sums.length === 0) return { days, rainMin: null, rainMax: null };
  return { days, rainMin: Math.min(...sums), rainMax: Math.max(...sums) };
}
