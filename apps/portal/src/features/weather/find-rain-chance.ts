/** Rain from this on is rain at all, mm. */
const WET_FROM_MM = 0.1;
/** The low end of a range is the tenth of a hundred members: where it has rain, ninety of them do. */
const CHANCE_OF_LOW_PERCENT = 90;

/**
 * Chance of rain in a whole day or period, %: that of its likeliest hour, but no less than its range tells. Without this a
 * day of scattered showers reads "52 %, 3–10 mm". Null where no hour's chance is known.
 */
export function findRainChance(ofHours: number | null, rainLow: number | null): number | null {
  if (ofHours === null || rainLow === null || rainLow < WET_FROM_MM) return ofHours;
  return Math.max(ofHours, CHANCE_OF_LOW_PERCENT);
}
