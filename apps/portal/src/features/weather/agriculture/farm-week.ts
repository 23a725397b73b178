import { describeGrowth, describeWater } from '@portal/content/agriculture/describe-farm-day';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import type { Crop } from '@portal/domain/agriculture/crop';
import { type DayEvaporation, findDayEvaporation } from '@portal/domain/agriculture/day-evaporation';
import { summarizeDay } from '@portal/domain/agriculture/day-weather';
import { isDryingDay } from '@portal/domain/agriculture/drying-day';
import type { FarmDay } from '@portal/domain/agriculture/farm-day';
import type { Hint } from '@portal/domain/agriculture/hint';
import { findWeakestBasis } from '@portal/domain/agriculture/threshold';
import {
  estimatePondC,
  growingDegreeDays,
  sumKnown,
  sumWater,
  type WaterSum,
} from '@portal/domain/agriculture/water-balance';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import type { PlaceWeather } from '#features/weather/place-weather.ts';
import { roundTo } from '#features/weather/to-hour.ts';
import type { FarmPast, PastDay } from './farm-past-reader.ts';
import { sumRadiationMj } from './sum-radiation.ts';

export const COMING_DAYS = 15;

/** A day for a crop, with the method of its ET₀; null: unknown. */
export interface LocatedFarmDay extends FarmDay {
  readonly evaporation: DayEvaporation | null;
}

/**
 * The seven days before today and fifteen from today on, with what the rules of a crop need; `heightM` is above sea
 * level.
 */
export function listFarmDays(
  weather: PlaceWeather,
  past: FarmPast,
  crop: Crop,
  heightM: number | null,
): LocatedFarmDay[] {
  const days = [...past.days, ...listComingDays(weather)];
  const ponds = estimatePondC(days.map((day) => day.weather.meanC));
  const lat = weather.series.readAt.lat;
  return days.map((day, i) => {
    const { startAt, minC, maxC } = day.weather;
    const place = { lat, heightM, dayOfYear: findDayOfYear(startAt) };
    const evaporation = findDayEvaporation(day.weather, day.radiationMj, place);
    const pondC = ponds[i] ?? null;
    const pondBeforeC = ponds[i - 1] ?? null;
    return {
      ...day.weather,
      pondC,
      pondDropC: pondC === null || pondBeforeC === null ? null : pondBeforeC - pondC,
      et0Mm: evaporation?.mm ?? null,
      cropMm: evaporation === null ? null : evaporation.mm * crop.coefficients.mid.value,
      degreeDays: crop.growth === null ? null : growingDegreeDays(minC, maxC, crop.growth),
      isDryingDay: isDryingDay(day.weather),
      evaporation,
    };
  });
}

function listComingDays(weather: PlaceWeather): PastDay[] {
  const hours = weather.readHours(0, weather.series.hours);
  return Array.from({ length: COMING_DAYS }, (_, day) => ({
    weather: summarizeDay(weather.todayAt + day * DAY_SECONDS, hours, day * 24),
    radiationMj: sumRadiationMj(weather.series, day * 24),
  }));
}

/** 1 for 1 January. */
function findDayOfYear(dayAt: number): number {
  const firstAt = parseDate(`${formatDate(dayAt).slice(0, 4)}-01-01`) ?? dayAt;
  return Math.round((dayAt - firstAt) / DAY_SECONDS) + 1;
}

type Reply = EndpointReply<typeof weatherAgriculture>;

/** The seven days before today and the seven from today on. */
interface FarmWeeks {
  readonly past: readonly FarmDay[];
  readonly coming: readonly FarmDay[];
}

/** Further input of irrigation advice. */
interface WaterAdvice {
  readonly hints: readonly Hint[];
  /** A warning of level 3 and more is near: do not irrigate by the model's rain. */
  readonly isWithheld: boolean;
  readonly language: Language;
}

/** The water balance of both weeks as the API shows it. */
export function toFarmWater(
  { past, coming }: FarmWeeks,
  crop: Crop,
  { hints, isWithheld, language }: WaterAdvice,
): Reply['water'] {
  const sum = sumWater(coming);
  const hint = hints.find(({ kind }) => kind === 'waterShort' || kind === 'waterPlenty');
  const { mid } = crop.coefficients;
  return {
    coefficient: mid.value,
    stage: 'mid',
    basis: mid.basis,
    past: toWaterSum(sumWater(past)),
    coming: toWaterSum(sum),
    withheld: isWithheld,
    text: describeWater(sum, isWithheld ? 'withheld' : (hint?.kind ?? null), crop, language),
  };
}

function toWaterSum({ rainMm, cropMm, balanceMm }: WaterSum): Reply['water']['past'] {
  return { rain: roundTo(rainMm, 1), etc: roundTo(cropMm, 1), balance: roundTo(balanceMm, 1) };
}

/** Growing degree days of both weeks as the API shows them; null for crops without them. */
export function toDegreeDays(weeks: FarmWeeks, { growth }: Crop, language: Language): Reply['degreeDays'] {
  if (growth === null) return null;
  const past = sumKnown(weeks.past.map(({ degreeDays }) => degreeDays));
  const coming = sumKnown(weeks.coming.map(({ degreeDays }) => degreeDays));
  const { lowestC, highestC } = growth;
  return {
    lowest: lowestC.value,
    highest: highestC?.value ?? null,
    basis: findWeakestBasis(highestC === null ? [lowestC] : [lowestC, highestC]),
    past: roundTo(past, 1),
    coming: roundTo(coming, 1),
    text: describeGrowth(past, coming, language),
  };
}
