import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { toRainLevel } from '#components/weather/rain-level.ts';

/** Consecutive hours that share an icon, a chance and an arrow. */
export interface HourBlock {
  readonly index: number;
  readonly first: Hour;
  /**
   * Hour with the most significant weather, whose icon represents the block: a shower in the second hour must not be
   * hidden by sun in the first.
   */
  readonly worst: Hour;
  /** Highest chance of rain, %; null where none is known. */
  readonly chance: number | null;
  /** Whether any hour has rain likely and heavy enough to highlight. */
  readonly isLikely: boolean;
}

const THUNDER_LIKELY = 2;
const FIRST_RAIN_CODE = 12;

/** Significance of an hour's weather: thunder first, then rain class. */
function weighSky({ code, thunder, rain }: Hour): number {
  if (code === null) return -1;
  const isStorm = (thunder ?? 0) >= THUNDER_LIKELY;
  return (isStorm ? 20 : 0) + 3 * toRainLevel(rain ?? 0) + (code >= FIRST_RAIN_CODE ? 2 : 0) + (thunder === 1 ? 1 : 0);
}

/** Splits hours into blocks of `every`, each with its most significant hour (the first on a tie). */
export function listHourBlocks(hours: readonly Hour[], every: number): HourBlock[] {
  return hours.flatMap((first, index) => {
    if (index % every !== 0) return [];
    const own = hours.slice(index, index + every);
    const worst = own.reduce((most, hour) => (weighSky(hour) > weighSky(most) ? hour : most), first);
    const chances = own.flatMap(({ rainProbability }) => rainProbability ?? []);
    const chance = chances.length === 0 ? null : Math.max(...chances);
    return [{ index, first, worst, chance, isLikely: own.some(isRainLikely) }];
  });
}
