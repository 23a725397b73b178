/** W/(m²·K⁴). */
export const STEFAN_BOLTZMANN = 5.6696e-8;

/** J/(kg·K) of dry air at constant pressure. */
const HEAT_CAPACITY = 1003.5;
const GAS_CONSTANT = 8314.34;
const AIR_MOLAR = 28.97;
const WATER_MOLAR = 18.015;
const AIR_GAS_CONSTANT = GAS_CONSTANT / AIR_MOLAR;
const PRANDTL = HEAT_CAPACITY / (HEAT_CAPACITY + 1.25 * AIR_GAS_CONSTANT);

/** Properties of the thin layer of air around a body, at the mean of its temperature and the air's. */
export interface FilmAir {
  readonly densityKgM3: number;
  /** kg/(m·s). */
  readonly viscosity: number;
  /** W/(m·K). */
  readonly conductivity: number;
  readonly prandtl: number;
  readonly schmidt: number;
  /** Heat capacity times the ratio of the molar masses of air and water, J/(kg·K). */
  readonly heatPerRatio: number;
}

/** Viscosity, conductivity and diffusion by Bird, Stewart and Lightfoot, as Liljegren's method has them. */
export function airAtFilm(kelvin: number, pressureHpa: number): FilmAir {
  const viscosity = airViscosity(kelvin);
  const densityKgM3 = (pressureHpa * 100) / (AIR_GAS_CONSTANT * kelvin);
  return {
    densityKgM3,
    viscosity,
    conductivity: (HEAT_CAPACITY + 1.25 * AIR_GAS_CONSTANT) * viscosity,
    prandtl: PRANDTL,
    schmidt: viscosity / (densityKgM3 * vapourDiffusion(kelvin, pressureHpa)),
    heatPerRatio: (HEAT_CAPACITY * AIR_MOLAR) / WATER_MOLAR,
  };
}

function airViscosity(kelvin: number): number {
  const reduced = kelvin / 97;
  const collision = ((reduced - 2.9) / 0.4) * -0.034 + 1.048;
  return (2.6693e-6 * Math.sqrt(AIR_MOLAR * kelvin)) / (3.617 ** 2 * collision);
}

/** Critical pressures, atm, and temperatures, K, of air and water. */
const CRITICAL_PRESSURE = Math.cbrt(36.4 * 218);
const CRITICAL_TEMPERATURE = 132 * 647.3;
const DIFFUSION =
  3.64e-8 * CRITICAL_PRESSURE * CRITICAL_TEMPERATURE ** (5 / 12) * Math.sqrt(1 / AIR_MOLAR + 1 / WATER_MOLAR);

/** Diffusion of water vapour in air, m²/s. */
const vapourDiffusion = (kelvin: number, pressureHpa: number): number =>
  (DIFFUSION * (kelvin / Math.sqrt(CRITICAL_TEMPERATURE)) ** 2.334) / (pressureHpa / 1013.25);

/** Saturation vapour pressure over water in moist air, hPa (Buck 1981). */
export const saturationHpa = (kelvin: number): number =>
  1.004 * 6.1121 * Math.exp((17.502 * (kelvin - 273.15)) / (kelvin - 32.18));

/** Heat of evaporation, J/kg, linear between 283 and 313 K. */
export const evaporationHeat = (kelvin: number): number => 2.4073e6 + ((313.15 - kelvin) / 30) * 71_100;

/** Emissivity of a clear sky by its vapour pressure (Oke). */
export const skyEmissivity = (vapourHpa: number): number => 0.575 * vapourHpa ** 0.143;
