import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { isRainLikely } from '#components/weather/day-facts.tsx';
import { toRainLevel } from '#components/weather/rain-level.ts';

/** Some hours that share an icon, a chance and an arrow in a drawing. */
export interface HourBlock {
  /** Place of the first of them. */
  readonly index: number;
  readonly first: Hour;
  /** Whose sky stands for all: a shower of the second hour must not hide behind the sun of the first. */
  readonly worst: Hour;
  /** The highest chance of rain among them, %; null where none is known. */
  readonly chance: number | null;
  /** Whether rain of one of them is likely, and enough, to stand out. */
  readonly isLikely: boolean;
}

const THUNDER_LIKELY = 2;
const FIRST_RAIN_CODE = 12;

/** How much an hour's sky matters to who is out in it: thunder first, then the class of rain. */
function weighSky({ code, thunder, rain }: Hour): number {
  if (code === null) return -1;
  const isStorm = (thunder ?? 0) >= THUNDER_LIKELY;
  return (isStorm ? 20 : 0) + 3 * toRainLevel(rain ?? 0) + (code >= FIRST_RAIN_CODE ? 2 : 0) + (thunder === 1 ? 1 : 0);
}

/** The hours in blocks of so many, each with the worst of what it stands for; the first of equals. */
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
