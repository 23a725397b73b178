import { classifyCloud } from './cloud-state.ts';
import { type ColdLevel, classifyCold } from './cold-level.ts';
import { chanceLimits } from './rain-chance.ts';
import { classifyRain, type RainClass, type RainPeriodHours } from './rain-class.ts';

/** Sky state of portal.md §3: the same numbers by day and by night. */
export type SkyCode =
  | 1
  | 2
  | 3
  | 4
  | 5
  | 6
  | 7
  | 8
  | 9
  | 10
  | 11
  | 12
  | 13
  | 14
  | 15
  | 16
  | 17
  | 18
  | 19
  | 20
  | 21
  | 22
  | 23
  | 24
  | 25
  | 26
  | 27
  | 28;

/** Whether a state has rain, snow or sleet. */
export const isWetSky = (code: number): boolean => code >= 12;

/** Whether a state has heat: sun by day, mugginess by night. */
export const isHotSky = (code: number): boolean => code >= 2 && code <= 4;

/** Weather of one hour or period as input of the decision table. Null or absent is unknown. */
export interface SkyStateInput {
  readonly periodHours: RainPeriodHours;
  /** Whether heat means sun by day (highest temperature) or mugginess by night (apparent temperature). */
  readonly isDay: boolean;
  /** 1–12. */
  readonly month: number;
  /** Rain of the whole period. */
  readonly rainMm: number | null;
  readonly rainProbabilityPercent: number | null;
  readonly cloudPercent: number | null;
  /** Highest temperature of the period; an hour's own. */
  readonly temperatureMaxC: number | null;
  /** Mean temperature of the period's day. */
  readonly dayMeanC?: number | null;
  /** Lowest temperature of that day. */
  readonly dayMinC?: number | null;
  /** Highest apparent temperature (Steadman) of the period; used by night only. */
  readonly apparentC?: number | null;
  /** Water equivalent of snow or sleet in the period. */
  readonly snowMm?: number | null;
  /** Share 0–1 of the period's hours with 0.1 mm of rain or more. */
  readonly wetShare?: number | null;
}

const STEADY_FROM_SHARE = 0.5;
const HEAT_STEPS_C = [35, 37, 39] as const;
/** Below this no humidity raises the apparent temperature of calm air to 35 °C (computed with domain.md §2.4.4). */
const NEVER_MUGGY_BELOW_C = 27;

/**
 * Sky state of an hour or period by the decision table of domain.md §1.7. Null if the deciding value is missing:
 * there is no default sky. Thunder is not a state but a separate flag (`classifyThunder`).
 */
export function decideSkyState(input: SkyStateInput): SkyCode | null {
  const rain = findRainClass(input);
  if (rain === null) return null;
  const cold = classifyCold(input.dayMeanC ?? null, input.dayMinC ?? null, input.month);
  if ((input.snowMm ?? 0) > 0) return rain === 5 ? 28 : 24;
  return rain > 0 ? decideWet(rain, cold, input) : decideDry(cold, input);
}

/** Step 1: a negligible rain chance makes the period dry: below 30 %, of an hour below 20 %. */
function findRainClass({ rainMm, periodHours, rainProbabilityPercent }: SkyStateInput): RainClass | null {
  if (isKnown(rainProbabilityPercent) && rainProbabilityPercent < chanceLimits(periodHours).possible) return 0;
  return isKnown(rainMm) ? classifyRain(rainMm, periodHours) : null;
}

/** Steps 4–7. */
function decideWet(rain: RainClass, cold: ColdLevel, input: SkyStateInput): SkyCode {
  const heavy = rain === 5 ? 2 : rain === 4 ? 1 : 0;
  if (cold > 0) return (17 + 4 * heavy + cold - 1) as SkyCode;
  if (heavy > 0) return heavy === 2 ? 16 : 15;
  if (rain < 3 && isIntermittent(input)) return 12;
  return rain === 1 ? 13 : 14;
}

function isIntermittent({ periodHours, rainProbabilityPercent, wetShare }: SkyStateInput): boolean {
  if (isKnown(rainProbabilityPercent) && rainProbabilityPercent < chanceLimits(periodHours).likely) return true;
  return isKnown(wetShare) && wetShare < STEADY_FROM_SHARE;
}

/** Steps 8–10. Cold is decided without heat, which excludes it. */
function decideDry(cold: ColdLevel, input: SkyStateInput): SkyCode | null {
  const heat = findHeatLevel(input);
  if (heat !== null && heat > 0) return (1 + heat) as SkyCode;
  if (cold > 0) return (7 + cold) as SkyCode;
  if (heat === null || !isKnown(input.cloudPercent)) return null;
  return classifyCloud(input.cloudPercent);
}

/** 0 none, 1–3 the steps at 35, 37 and 39 °C; null unknown. */
function findHeatLevel({ isDay, temperatureMaxC, apparentC }: SkyStateInput): number | null {
  if (!isDay && isKnown(temperatureMaxC) && temperatureMaxC < NEVER_MUGGY_BELOW_C) return 0;
  const heatC = isDay ? temperatureMaxC : apparentC;
  if (!isKnown(heatC)) return null;
  let level = 0;
  for (const step of HEAT_STEPS_C) if (heatC >= step) level++;
  return level;
}

function isKnown(value: number | null | undefined): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}
