const RADIANS = Math.PI / 180;
/** Solar constant, MJ/m² a minute, and a day's minutes over π (FAO-56 eq. 21). */
const SOLAR_CONSTANT = 0.082;
const MINUTES_OVER_PI = (24 * 60) / Math.PI;
/** k of FAO-56 eq. 50 away from the coast. */
const INLAND = 0.16;

/**
 * Radiation at the top of the air on level ground, MJ/m² a day, by latitude, degrees north, and day of the year, 1 for
 * 1 January (FAO-56 eq. 21–25). For latitudes at which the sun rises and sets every day.
 */
export function extraterrestrialRadiationMj(lat: number, dayOfYear: number): number {
  const turn = ((2 * Math.PI) / 365) * dayOfYear;
  const nearness = 1 + 0.033 * Math.cos(turn);
  const declination = 0.409 * Math.sin(turn - 1.39);
  const phi = lat * RADIANS;
  const sunset = Math.acos(-Math.tan(phi) * Math.tan(declination));
  return (
    MINUTES_OVER_PI *
    SOLAR_CONSTANT *
    nearness *
    (sunset * Math.sin(phi) * Math.sin(declination) + Math.cos(phi) * Math.cos(declination) * Math.sin(sunset))
  );
}

/** Radiation of a cloudless day on the ground, MJ/m², at a height in metres (FAO-56 eq. 37). */
export function clearSkyRadiationMj(extraterrestrialMj: number, heightM: number): number {
  return (0.75 + 2e-5 * heightM) * extraterrestrialMj;
}

/**
 * Radiation of a day estimated from how far its temperatures, °C, are apart, MJ/m² (Hargreaves; FAO-56 eq. 50 with 0.16
 * for inland places, domain.md §4.1.6), never more than under a clear sky.
 */
export function estimateRadiationMj(minC: number, maxC: number, extraterrestrialMj: number): number {
  return Math.min(INLAND * Math.sqrt(Math.max(maxC - minC, 0)), 0.75) * extraterrestrialMj;
}
