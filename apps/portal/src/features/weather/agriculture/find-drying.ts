import { describeDrying, describeDryingDay, describeGrain } from '@portal/content/agriculture/describe-drying';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherAgriculture } from '@portal/contract/endpoints/agriculture';
import { DRYING } from '@portal/domain/agriculture/activity-limits.table';
import type { Crop } from '@portal/domain/agriculture/crop';
import { type DryingDay, planDryingDay } from '@portal/domain/agriculture/drying-plan';
import { type FarmWork, toFarmWork } from '@portal/domain/agriculture/farm-work';
import { estimateGrainProgress, GRAIN, type GrainLayer } from '@portal/domain/agriculture/grain-drying';
import { findWeakestBasis } from '@portal/domain/agriculture/threshold';
import type { Language } from '@portal/domain/language/language';
import type { WorkConditions } from '@portal/domain/safety/work-gate';
import { type EpochSeconds, formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { round, roundTo } from '#features/weather/to-hour.ts';
import type { PlaceWeather } from '../place-weather.ts';
import { listComingHours } from './assess-hours.ts';

/** Drying from today on, by the rule of every crop that is dried. */
export interface DryingOutlook {
  readonly work: FarmWork;
  readonly days: readonly DryingDay[];
}

/** Drying on the days of a read place, today first; pages, calls and alerts all take it from here. */
export function planDrying(
  weather: PlaceWeather,
  conditions: WorkConditions,
  { nowAt, count }: { readonly nowAt: EpochSeconds; readonly count: number },
): DryingOutlook {
  const work = toFarmWork(listComingHours(weather), weather.days, [], conditions);
  const days = weather.days.slice(0, count).map((day) => planDryingDay(work, day, { dry: DRYING }, nowAt));
  return { work, days };
}

type Reply = NonNullable<EndpointReply<typeof weatherAgriculture>['drying']>;

interface DryingWish {
  readonly crop: Crop;
  readonly layer: GrainLayer;
  readonly nowAt: EpochSeconds;
  readonly language: Language;
  /** The sentence of a warning that stops work now, or has just ended; null: none. */
  readonly gateText: string | null;
}

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

/** Drying of the coming days as the API shows it, for rice with the moisture of the layer. */
export function toDrying({ work, days }: DryingOutlook, { crop, layer, nowAt, language, gateText }: DryingWish): Reply {
  const wording = { nowAt, language, isRice: crop.id === 'rice' };
  return {
    text: gateText ?? describeDrying(days, wording),
    days: days.map((day) => ({
      date: formatDate(day.startAt),
      verdict: day.verdict,
      spell: day.spell && { from: formatMoment(day.spell.fromAt), to: formatMoment(day.spell.toAt) },
      gatherBy: toMoment(day.gatherAt),
      gatherFor: day.gatherFor,
      rainProbability: roundTo(day.chancePercent, 0),
      text: describeDryingDay(day, wording),
    })),
    grain: crop.id === 'rice' ? toGrain(work, days, layer, wording) : null,
  };
}

function toGrain(
  work: FarmWork,
  days: readonly DryingDay[],
  layer: GrainLayer,
  wording: Parameters<typeof describeGrain>[1],
): Reply['grain'] {
  const progress = estimateGrainProgress(work, days, layer, wording.nowAt);
  return {
    layer,
    moistureFrom: GRAIN.freshLowPercent.value,
    moistureTo: GRAIN.freshHighPercent.value,
    moistureDry: GRAIN.dryPercent.value,
    dryFrom: toMoment(progress.lowDryAt),
    dryTo: toMoment(progress.highDryAt),
    dryingHours: round(progress.hours, 1),
    hoursLeft: roundTo(progress.hoursLeft, 1),
    moisture: progress.points.map(({ at, lowPercent, highPercent }) => ({
      at: formatMoment(at),
      moistureLow: round(lowPercent, 1),
      moistureHigh: round(highPercent, 1),
    })),
    basis: findWeakestBasis(Object.values(GRAIN)),
    text: describeGrain(progress, wording),
  };
}
