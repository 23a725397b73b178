import type { EpochSeconds } from '#time/vietnam-time.ts';
import type { FarmHour } from './farm-hour.ts';

/** Hours of a day in which grain lies in the sun: 07 to 17 h. */
const SUNNY_HOURS = { from: 7, to: 17 };
/** Hours in which rice flowers open: 08 to 12 h (domain-2.md §15.5.6). */
const BLOOM_HOURS = { from: 8, to: 12 };
/** The night of a day: 19 h to 07 h of the next. */
const NIGHT = { from: 19, hours: 12 };

/**
 * Daily values of a Vietnamese calendar day and of the night after it. Extremes and means need half of their hours,
 * sums and counts all of them; null if they are missing. Extremes of temperature are also null if an hour's is coarse.
 */
export interface DayWeather {
  readonly startAt: EpochSeconds;
  readonly minC: number | null;
  readonly maxC: number | null;
  readonly meanC: number | null;
  readonly humidityPercent: number | null;
  readonly dewPointC: number | null;
  /** Mean at 10 m. */
  readonly windMs: number | null;
  /** Strongest gust, or wind if no gust is known. */
  readonly gustMs: number | null;
  readonly cloudPercent: number | null;
  readonly rainMm: number | null;
  /** Rain, mean cloud, mean humidity and highest chance of rain from 07 to 17 h. */
  readonly sunnyRainMm: number | null;
  readonly sunnyCloudPercent: number | null;
  readonly sunnyHumidityPercent: number | null;
  readonly chancePercent: number | null;
  /** Rain from 08 to 12 h, in which rice flowers open. */
  readonly bloomRainMm: number | null;
  /** Hours with 90 % humidity and more, with more than 95 %, and with 28 to 32 °C. */
  readonly humidHours: number | null;
  readonly saturatedHours: number | null;
  readonly warmHours: number | null;
  readonly nightMinC: number | null;
  readonly nightMeanC: number | null;
  readonly nightHumidityPercent: number | null;
  readonly nightWindMs: number | null;
  readonly nightCloudPercent: number | null;
  /** Hours of the night in which leaves are wet by `isLeafWet`. */
  readonly nightWetHours: number | null;
}

/**
 * Whether leaves are assumed to be wet in an hour (proposed, domain.md §4.3.7): humidity of at least 90 %, a dew point
 * less than 2 °C below the temperature, or 0.2 mm of rain. Null if none holds and one is unknown.
 */
export function isLeafWet({ humidityPercent, temperatureC, dewPointC, rainMm }: FarmHour): boolean | null {
  if (humidityPercent !== null && humidityPercent >= 90) return true;
  if (temperatureC !== null && dewPointC !== null && temperatureC - dewPointC < 2) return true;
  if (rainMm !== null && rainMm >= 0.2) return true;
  return humidityPercent === null || temperatureC === null || dewPointC === null || rainMm === null ? null : false;
}

/**
 * Summarizes the day that begins at index `from`, with the night after it. Hours beyond the list are unknown. `startAt`
 * is midnight at the start of the day.
 */
export function summarizeDay(startAt: EpochSeconds, hours: readonly FarmHour[], from: number): DayWeather {
  const day = collect(hours, from, 24);
  const sunny = collect(hours, from + SUNNY_HOURS.from, SUNNY_HOURS.to - SUNNY_HOURS.from);
  const bloom = collect(hours, from + BLOOM_HOURS.from, BLOOM_HOURS.to - BLOOM_HOURS.from);
  const night = collect(hours, from + NIGHT.from, NIGHT.hours);
  return {
    startAt,
    minC: day.isCoarse ? null : day.temperature.findMin(24),
    maxC: day.isCoarse ? null : day.temperature.findMax(24),
    meanC: day.temperature.findMean(24),
    humidityPercent: day.humidity.findMean(24),
    dewPointC: day.dewPoint.findMean(24),
    windMs: day.wind.findMean(24),
    gustMs: day.gust.findMax(24),
    cloudPercent: day.cloud.findMean(24),
    rainMm: day.rain.findSum(24),
    sunnyRainMm: sunny.rain.findSum(10),
    sunnyCloudPercent: sunny.cloud.findMean(10),
    sunnyHumidityPercent: sunny.humidity.findMean(10),
    chancePercent: sunny.chance.findMax(10),
    bloomRainMm: bloom.rain.findSum(4),
    humidHours: day.humidity.isWhole(24) ? day.humidHours : null,
    saturatedHours: day.humidity.isWhole(24) ? day.saturatedHours : null,
    warmHours: day.temperature.isWhole(24) ? day.warmHours : null,
    nightMinC: night.isCoarse ? null : night.temperature.findMin(NIGHT.hours),
    nightMeanC: night.temperature.findMean(NIGHT.hours),
    nightHumidityPercent: night.humidity.findMean(NIGHT.hours),
    nightWindMs: night.wind.findMean(NIGHT.hours),
    nightCloudPercent: night.cloud.findMean(NIGHT.hours),
    nightWetHours: countWetHours(hours, from + NIGHT.from),
  };
}

/** Extremes and sum of one quantity over some hours. */
class Tally {
  #known = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  #total = 0;

  add(value: number | null): void {
    if (value === null) return;
    this.#known++;
    this.#total += value;
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
  }

  isWhole(hours: number): boolean {
    return this.#known === hours;
  }

  findMin(hours: number): number | null {
    return this.#known * 2 >= hours ? this.#least : null;
  }

  findMax(hours: number): number | null {
    return this.#known * 2 >= hours ? this.#most : null;
  }

  findMean(hours: number): number | null {
    return this.#known * 2 >= hours ? this.#total / this.#known : null;
  }

  /** To a thousandth: sums of tenths stay tenths. */
  findSum(hours: number): number | null {
    return this.#known === hours ? Math.round(this.#total * 1000) / 1000 : null;
  }
}

function collect(hours: readonly FarmHour[], from: number, count: number) {
  const tallies = {
    temperature: new Tally(),
    humidity: new Tally(),
    dewPoint: new Tally(),
    wind: new Tally(),
    gust: new Tally(),
    cloud: new Tally(),
    rain: new Tally(),
    chance: new Tally(),
  };
  let humidHours = 0;
  let saturatedHours = 0;
  let warmHours = 0;
  let isCoarse = false;
  for (let i = Math.max(from, 0); i < Math.min(from + count, hours.length); i++) {
    const hour = hours[i];
    if (hour === undefined) continue;
    const { temperatureC, humidityPercent } = hour;
    tallies.temperature.add(temperatureC);
    isCoarse ||= hour.isCoarse === true;
    tallies.humidity.add(humidityPercent);
    tallies.dewPoint.add(hour.dewPointC);
    tallies.wind.add(hour.windSpeedMs);
    tallies.gust.add(hour.windGustMs ?? hour.windSpeedMs);
    tallies.cloud.add(hour.cloudPercent);
    tallies.rain.add(hour.rainMm);
    tallies.chance.add(hour.rainProbabilityPercent);
    if (humidityPercent !== null && humidityPercent >= 90) humidHours++;
    if (humidityPercent !== null && humidityPercent > 95) saturatedHours++;
    if (temperatureC !== null && temperatureC >= 28 && temperatureC <= 32) warmHours++;
  }
  return { ...tallies, isCoarse, humidHours, saturatedHours, warmHours };
}

function countWetHours(hours: readonly FarmHour[], from: number): number | null {
  let wet = 0;
  for (let i = from; i < from + NIGHT.hours; i++) {
    const hour = hours[i];
    const isWet = hour === undefined ? null : isLeafWet(hour);
    if (isWet === null) return null;
    if (isWet) wet++;
  }
  return wet;
}
