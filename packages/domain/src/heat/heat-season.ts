/** Cooler heights know no heat that stops work. */
const HIGHEST_M = 1000;
/** South of the Hải Vân pass every month may be hot, north of it these. */
const ALWAYS_SOUTH_OF = 16.2;
const NORTHERN_MONTHS = { from: 4, to: 10 };

/** Whether outdoor work in the heat is a question at a place in a month, 1 for January: the portal's own rule (proposed). */
export function isHeatSeason(
  place: { readonly lat: number; readonly elevation: number | null },
  month: number,
): boolean {
  if ((place.elevation ?? 0) > HIGHEST_M) return false;
  return place.lat < ALWAYS_SOUTH_OF || (month >= NORTHERN_MONTHS.from && month <= NORTHERN_MONTHS.to);
}
