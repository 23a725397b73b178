import { CHANCE_FROM_MM, HourUnion } from './rain-chance.ts';

/** The first forecast day, today being 1, that is blended with the climate (decisions.md, "Beyond day 7"). */
export const FIRST_MIXED_DAY = 8;
const LAST_MIXED_DAY = 15;
const FIRST_WEIGHT = 0.8;
const LAST_WEIGHT = 0.3;

/** Prior weight of a day's forecast relative to the climate, 0…1, until it is learned; today is day 1. */
export function priorForecastWeight(day: number): number {
  if (day < FIRST_MIXED_DAY) return 1;
  const share = Math.min((day - FIRST_MIXED_DAY) / (LAST_MIXED_DAY - FIRST_MIXED_DAY), 1);
  return FIRST_WEIGHT + share * (LAST_WEIGHT - FIRST_WEIGHT);
}

const MOST_WET_PERCENT = 80;
const WET_SCALE_MM = 180;

/** Climatological chance that a day is wet, %, from the normal rain of its month, mm, until it is observed. */
export function priorWetDayChance(monthRainMm: number): number {
  return MOST_WET_PERCENT * (1 - Math.exp(-Math.max(monthRainMm, 0) / WET_SCALE_MM));
}

/**
 * Climatological share of a day's rain in each clock hour, sum 1: some at any time, most in the afternoon (our own
 * rule).
 */
export const CLIMATE_HOUR_SHARES: readonly number[] = listHourShares();

function listHourShares(): number[] {
  const shares = Array.from({ length: 24 }, (_, hour) => 1 + 3 * Math.exp(-(((hour + 0.5 - 16) / 3) ** 2)));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** The hours of a day with this hazard are wet with more than 95 %: no climate has more. */
const MOST_DAY_HAZARD = 8;

/**
 * Climatological chances of a day's 24 hours, %, that combine to the chance of the day: hazards in proportion to the
 * day's rain, scaled until the union of the hours is the day (domain-2.md §21.4).
 */
export function spreadDayChance(dayPercent: number): Float64Array {
  const chances = new Float64Array(24);
  const spread = (hazard: number): number => {
    const union = new HourUnion();
    for (let hour = 0; hour < 24; hour++) {
      chances[hour] = -100 * Math.expm1(-hazard * (CLIMATE_HOUR_SHARES[hour] as number));
      union.add(chances[hour] as number);
    }
    return union.percent;
  };
  let [low, high] = [0, MOST_DAY_HAZARD];
  for (let step = 0; step < 26; step++) {
    const middle = (low + high) / 2;
    if (spread(middle) < dayPercent) low = middle;
    else high = middle;
  }
  spread(low);
  return chances;
}

/** The climate's part in a blended hourly chance. */
export interface ClimateShare {
  /** Weight of the forecast, 0…1. */
  readonly weight: number;
  /** Climatological chance of the hour, %. */
  readonly chancePercent: number;
}

/** Weighted mean of forecast and climate. */
export function mixWithClimate(forecast: number, climate: number, weight: number): number {
  return weight * forecast + (1 - weight) * climate;
}

/**
 * Combines hours of which some are blended. Either the forecast holds for all of them or the climate does, so both are
 * combined separately and the two results are blended: in a single chain, eight doubtful hours of a certain day would
 * make it certain again, beyond what the blend allows.
 */
export class MixedHourUnion {
  readonly #plain = new HourUnion();
  readonly #climate = new HourUnion();
  #highest = 0;
  #total = 0;
  #weights = 0;
  #mixed = 0;

  /** `percent` is the blended chance; `climate` is null for an unblended hour. */
  add(percent: number | null, climate: ClimateShare | null): void {
    const isMixed = percent !== null && climate !== null;
    this.#plain.add(isMixed ? findForecastChance(percent, climate) : percent);
    this.#climate.add(isMixed ? climate.chancePercent : percent);
    if (percent === null) return;
    this.#highest = Math.max(this.#highest, percent);
    this.#total += percent;
    if (!isMixed) return;
    this.#weights += climate.weight;
    this.#mixed++;
  }

  /** Chance that at least one of the hours is wet, %. */
  get percent(): number {
    if (this.#mixed === 0) return this.#plain.percent;
    const mixed = mixWithClimate(this.#plain.percent, this.#climate.percent, this.#weights / this.#mixed);
    return Math.min(Math.max(mixed, this.#highest), this.#total, 100);
  }
}

/** The forecast's own chance behind a blended one, %. */
function findForecastChance(percent: number, { weight, chancePercent }: ClimateShare): number {
  if (weight <= 0) return 0;
  return Math.min(Math.max((percent - (1 - weight) * chancePercent) / weight, 0), 100);
}

/** Chance that at least one of consecutive hours is wet, %; `climates` is by hour. Null if `chanceOfAnyHour` is. */
export function chanceOfMixedHours(
  chancesPercent: readonly (number | null)[],
  climates: readonly (ClimateShare | null)[],
): number | null {
  const union = new MixedHourUnion();
  let known = 0;
  for (const [hour, percent] of chancesPercent.entries()) {
    union.add(percent, climates[hour] ?? null);
    if (percent !== null) known++;
  }
  return known === 0 || known * 2 < chancesPercent.length ? null : union.percent;
}

/** Forecast distribution of a span's rain: its chance, %, and the 10th and 90th percentile, mm. */
export interface LikelyRain {
  readonly chancePercent: number;
  readonly lowMm: number;
  readonly highMm: number;
}

/** Climatological rain of a span. */
export interface ClimateRain {
  readonly chancePercent: number;
  readonly meanMm: number;
}

const TAIL = 0.1;
/** To hundredths of a millimetre: a distant day has hundreds of hours with three ends each. */
const HALVINGS = 12;

/**
 * Amount that the blend exceeds with a chance, 0…1, mm; 0 if rain itself is less likely. Climatological amounts are
 * exponential;
 * those of the forecast too, through its chance of rain and both ends (our own rule).
 */
export function findMixedQuantile(forecast: LikelyRain, climate: ClimateRain, weight: number, share: number): number {
  const exceeds = (mm: number): number =>
    mixWithClimate(forecastAbove(forecast, mm), climateAbove(climate, mm), weight);
  if (exceeds(CHANCE_FROM_MM) <= share) return 0;
  let low = CHANCE_FROM_MM;
  let high = Math.max(forecast.highMm, climate.meanMm, 1);
  while (exceeds(high) > share) high *= 2;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (exceeds(middle) > share) low = middle;
    else high = middle;
  }
  return low;
}

function forecastAbove({ chancePercent, lowMm, highMm }: LikelyRain, mm: number): number {
  const isSure = lowMm > CHANCE_FROM_MM;
  const fromMm = isSure ? lowMm : CHANCE_FROM_MM;
  const top = isSure ? 1 - TAIL : chancePercent / 100;
  if (mm < fromMm) return Math.max(top, chancePercent / 100);
  const width = Math.max(highMm - fromMm, CHANCE_FROM_MM);
  // If rain is hardly likelier than its high end, that end says nothing about the decay of amounts.
  const fall = Math.max(Math.log(top / TAIL), 1);
  return top * Math.exp((-fall * (mm - fromMm)) / width);
}

function climateAbove({ chancePercent, meanMm }: ClimateRain, mm: number): number {
  const chance = chancePercent / 100;
  if (chance <= 0 || meanMm <= 0) return 0;
  const wetMeanMm = Math.max(meanMm / chance - CHANCE_FROM_MM, CHANCE_FROM_MM);
  return chance * Math.exp(-Math.max(mm - CHANCE_FROM_MM, 0) / wetMeanMm);
}
