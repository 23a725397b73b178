import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import {
  classifyDryness,
  type Dryness,
  listRainSpells,
  type RainSlice,
  type RainSpell,
  toRainSlices,
} from '@portal/domain/weather/rain-spells';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import { type LocatedWeather, toRange } from '../../place-weather.ts';

const FIRST_RAIN_CODE = 12;
const WET_MM = 0.1;

/** The rain of a stretch of time. */
export interface StretchRain {
  readonly spells: readonly RainSpell[];
  readonly dryness: Dryness;
}

/** Rain from the present ten minutes to a full hour: of three hours to ten minutes, then by the hour; null where a part is unknown. */
export function findRainAhead(weather: LocatedWeather, toAt: EpochSeconds): StretchRain | null {
  const { course, hourAt } = weather;
  const { from, to } = toRange(weather, hourAt, (toAt - hourAt) / HOUR_SECONDS);
  return toStretchRain(toRainSlices(course, weather.readHours(from, to)));
}

/** Rain of some whole hours; null where one is unknown, and of no hours. */
export function findRainOfHours(hours: readonly HourWeather[]): StretchRain | null {
  return toStretchRain(
    hours.map(({ at, rainMm, rainProbabilityPercent, thunder }) => ({
      fromAt: at,
      toAt: at + HOUR_SECONDS,
      rainMmh: rainMm,
      chancePercent: rainProbabilityPercent,
      thunder,
    })),
  );
}

function toStretchRain(slices: readonly RainSlice[]): StretchRain | null {
  const dryness = classifyDryness(slices);
  return dryness === null ? null : { spells: listRainSpells(slices), dryness };
}

/** Whether an hour counts as rainy, by its sky state. */
export function isWet({ code, rainMm }: Pick<HourWeather, 'code' | 'rainMm'>): boolean {
  return code === null ? (rainMm ?? 0) >= WET_MM : code >= FIRST_RAIN_CODE;
}
