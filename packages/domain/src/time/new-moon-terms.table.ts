/**
 * Periodic terms of the moment of new moon (Meeus, Astronomical Algorithms, 2nd ed., chapter 49): amplitude in days, power
 * of the eccentricity factor, and multiples of the sun's anomaly, the moon's anomaly and the moon's argument of latitude.
 */
export const NEW_MOON_TERMS: readonly (readonly [
  days: number,
  eccentricity: number,
  sun: number,
  moon: number,
  latitude: number,
])[] = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
];

/** Terms of the planets: amplitude in millionths of a day, phase in degrees, and degrees per lunation (the same chapter). */
export const PLANET_TERMS: readonly (readonly [microdays: number, phase: number, rate: number])[] = [
  [325, 299.77, 0.107408],
  [165, 251.88, 0.016321],
  [164, 251.83, 26.651886],
  [126, 349.42, 36.412478],
  [110, 84.66, 18.206239],
  [62, 141.74, 53.303771],
  [60, 207.14, 2.453732],
  [56, 154.84, 7.30686],
  [47, 34.52, 27.261239],
  [42, 207.19, 0.121824],
  [40, 291.34, 1.844379],
  [37, 161.72, 24.198154],
  [35, 239.56, 25.513099],
  [23, 331.55, 3.592518],
];
