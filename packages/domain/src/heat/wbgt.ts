import { airAtFilm, evaporationHeat, STEFAN_BOLTZMANN, saturationHpa, skyEmissivity } from './moist-air.ts';

/** Air, wind and sun over a person. */
export interface HeatLoad {
  readonly temperatureC: number;
  readonly humidityPercent: number;
  /** At the place itself, not at sea level. */
  readonly pressureHpa: number;
  /** At 2 m. */
  readonly windMs: number;
  /** Short-wave radiation on level ground, W/m². */
  readonly shortWaveWm2: number;
  /** Share of it that comes straight from the sun. */
  readonly directShare: number;
  /** Cosine of the sun's angle from the zenith; 0 and less: no sun. */
  readonly cosZenith: number;
}

/** The three thermometers of the index, °C. */
export interface Wbgt {
  readonly wbgtC: number;
  readonly globeC: number;
  readonly wetBulbC: number;
}

const KELVIN = 273.15;
const GLOBE = { diameterM: 0.0508, emissivity: 0.95, albedo: 0.05 };
const WICK = { diameterM: 0.007, lengthM: 0.0254, emissivity: 0.95, albedo: 0.4 };
const GROUND = { albedo: 0.45, emissivity: 0.999 };
/** Calmer air still rises along warm things. */
const CALMEST_MS = 0.13;
/** Lower suns have no direct part: the globe's shadow would grow without bound. */
const LOWEST_COS_ZENITH = 0.008_73;

/**
 * Wet-bulb globe temperature outdoors by the heat balances of a black globe and of a wet wick that wind and sun reach
 * (Liljegren and others 2008, doi 10.1080/15459620802310770, domain-2.md §19): 0.7 wick + 0.2 globe + 0.1 air.
 */
export function computeWbgt(load: HeatLoad): Wbgt {
  const air: Air = {
    kelvin: load.temperatureC + KELVIN,
    vapourHpa: (Math.min(load.humidityPercent, 100) / 100) * saturationHpa(load.temperatureC + KELVIN),
    pressureHpa: load.pressureHpa,
    windMs: Math.max(load.windMs, CALMEST_MS),
    shortWaveWm2: Math.max(load.shortWaveWm2, 0),
    directShare: load.cosZenith > LOWEST_COS_ZENITH ? load.directShare : 0,
    cosZenith: Math.max(load.cosZenith, LOWEST_COS_ZENITH),
  };
  const globeC = findRoot((kelvin) => balanceGlobe(air, kelvin), air.kelvin - 30, air.kelvin + 80) - KELVIN;
  const wetBulbC = findRoot((kelvin) => balanceWick(air, kelvin), air.kelvin - 40, air.kelvin + 40) - KELVIN;
  return { wbgtC: 0.7 * wetBulbC + 0.2 * globeC + 0.1 * load.temperatureC, globeC, wetBulbC };
}

interface Air {
  readonly kelvin: number;
  readonly vapourHpa: number;
  readonly pressureHpa: number;
  readonly windMs: number;
  readonly shortWaveWm2: number;
  readonly directShare: number;
  readonly cosZenith: number;
}

/** Mean of the long-wave radiation of sky and ground, W/m²; the ground is as warm as the air. */
const longWaveWm2 = ({ kelvin, vapourHpa }: Air): number =>
  0.5 * STEFAN_BOLTZMANN * kelvin ** 4 * (skyEmissivity(vapourHpa) + GROUND.emissivity);

/** Heat that a globe of a temperature gains, W/m² of its surface. */
function balanceGlobe(air: Air, kelvin: number): number {
  const { diameterM, emissivity, albedo } = GLOBE;
  const film = airAtFilm((air.kelvin + kelvin) / 2, air.pressureHpa);
  const reynolds = (air.windMs * diameterM * film.densityKgM3) / film.viscosity;
  const nusselt = 2 + 0.6 * Math.sqrt(reynolds) * Math.cbrt(film.prandtl);
  const sun = 1 + air.directShare * (1 / (2 * air.cosZenith) - 1) + GROUND.albedo;
  return (
    emissivity * (longWaveWm2(air) - STEFAN_BOLTZMANN * kelvin ** 4) +
    (air.shortWaveWm2 / 2) * (1 - albedo) * sun -
    ((nusselt * film.conductivity) / diameterM) * (kelvin - air.kelvin)
  );
}

/** Heat that a wet wick of a temperature gains, W/m² of its surface. */
function balanceWick(air: Air, kelvin: number): number {
  const { diameterM, lengthM, emissivity, albedo } = WICK;
  const film = airAtFilm((air.kelvin + kelvin) / 2, air.pressureHpa);
  const reynolds = (air.windMs * diameterM * film.densityKgM3) / film.viscosity;
  const nusselt = 0.281 * reynolds ** 0.6 * film.prandtl ** 0.44;
  const exchange = (nusselt * film.conductivity) / diameterM;
  const end = diameterM / lengthM / 4;
  const slant = Math.sqrt(1 - air.cosZenith ** 2) / air.cosZenith / Math.PI;
  const sun = (1 - air.directShare) * (1 + end) + air.directShare * (slant + end) + GROUND.albedo;
  const wickHpa = saturationHpa(kelvin);
  const evaporated =
    (evaporationHeat((air.kelvin + kelvin) / 2) / film.heatPerRatio) *
    (film.prandtl / film.schmidt) ** 0.56 *
    ((wickHpa - air.vapourHpa) / (air.pressureHpa - wickHpa));
  return (
    emissivity * (longWaveWm2(air) - STEFAN_BOLTZMANN * kelvin ** 4) +
    (1 - albedo) * air.shortWaveWm2 * sun -
    exchange * (kelvin - air.kelvin + evaporated)
  );
}

/** Close enough, K. */
const TOLERANCE_K = 0.005;
const MOST_STEPS = 60;

/** Where a falling function is 0, between two bounds (false position, Illinois variant). */
function findRoot(balance: (kelvin: number) => number, low: number, high: number): number {
  let [a, b, atA, atB] = [low, high, balance(low), balance(high)];
  let root = a;
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = (a * atB - b * atA) / (atB - atA);
    if (Math.abs(next - root) < TOLERANCE_K) return next;
    root = next;
    const value = balance(next);
    if (value > 0) {
      [a, atA] = [next, value];
      atB /= 2;
    } else {
      [b, atB] = [next, value];
      atA /= 2;
    }
  }
  return root;
}
