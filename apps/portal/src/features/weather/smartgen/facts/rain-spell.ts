import type { Day } from '@portal/contract/endpoints/weather-schema';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainClass } from '@portal/domain/weather/rain-class';
import {
  findStretchWord,
  listRainSpells,
  type RainSlice,
  type RainSpell,
  sumOfStretch,
  toRainSlices,
} from '@portal/domain/weather/rain-spells';
import { classifyNamedRain, findRainPeriod, findRainWord, type RainWord } from '@portal/domain/weather/rain-word';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { type LocatedWeather, toRange } from '../../place-weather.ts';

const FIRST_RAIN_CODE = 12;
const WET_MM = 0.1;

export interface StretchRain {
  readonly spells: readonly RainSpell[];
  /** Wording of a span without spells, and its rain class if named. */
  readonly word: RainWord;
  readonly rainClass: RainClass;
}

/** Rain from now to a full hour: ten-minute steps for three hours, then hourly; null if a part is missing. */
export function findRainAhead(weather: LocatedWeather, toAt: EpochSeconds): StretchRain | null {
  const { course, hourAt } = weather;
  const { from, to } = toRange(weather, hourAt, (toAt - hourAt) / HOUR_SECONDS);
  return toStretchRain(toRainSlices(course, weather.readHours(from, to)));
}

/** Rain of whole hours; null if one is missing, or without hours. */
export function findRainOfHours(hours: readonly HourWeather[]): StretchRain | null {
  return toStretchRain(
    hours.map(({ at, rainMm, rainProbabilityPercent, thunder, isRainEstimated }) => ({
      fromAt: at,
      toAt: at + HOUR_SECONDS,
      rainMmh: rainMm,
      chancePercent: rainProbabilityPercent,
      thunder,
      ...(isRainEstimated && { isEstimated: true }),
    })),
  );
}

function toStretchRain(slices: readonly RainSlice[]): StretchRain | null {
  const word = findStretchWord(slices);
  if (word === null) return null;
  const hours = ((slices.at(-1)?.toAt ?? 0) - (slices[0]?.fromAt ?? 0)) / HOUR_SECONDS;
  const rainClass = classifyNamedRain(sumOfStretch(slices) ?? 0, findRainPeriod(hours));
  return { spells: listRainSpells(slices), word, rainClass };
}

/** Wording of a calendar day by its displayed figures; dry only if the upper end of its range is too. */
export function findDayWord(
  { rain, rainHigh, rainProbability }: Pick<Day, 'rain' | 'rainHigh' | 'rainProbability'>,
  hours: readonly HourWeather[],
): RainWord {
  const word = findRainWord({
    rainMm: rain === null ? null : Math.max(rain, rainHigh ?? 0),
    wettestHourMm: Math.max(...hours.map(({ rainMm }) => rainMm ?? 0)),
    chancePercent: rainProbability,
    periodHours: 24,
  });
  return word ?? 'slight';
}

/** Whether an hour counts as rainy, by its sky state. */
export function isWet({ code, rainMm }: Pick<HourWeather, 'code' | 'rainMm'>): boolean {
  return code === null ? (rainMm ?? 0) >= WET_MM : code >= FIRST_RAIN_CODE;
}
