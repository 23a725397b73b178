import type { VariableName } from '#variables/variable.table.ts';

/** A species of the model. */
export interface Species {
  readonly variable: VariableName;
  /** Name of its variable in the files. */
  readonly name: string;
  /** µg/m³ per unit, by the unit's spelling in lower case; a unit that is not listed is refused. */
  readonly units: ReadonlyMap<string, number>;
}

const MICROGRAMS_PER_KILOGRAM = 1e9;
/** Particles as the air holds them; "(EU)" means as the directive of the European Union counts them. */
const MICROGRAMS: readonly (readonly [string, number])[] = [
  ['ug/m3', 1],
  ['ug/m3 (eu)', 1],
  ['µg/m3', 1],
  ['ug m-3', 1],
];
const PARTICLES: ReadonlyMap<string, number> = new Map([
  ...MICROGRAMS,
  ['kg/m3', MICROGRAMS_PER_KILOGRAM],
  ['kg m-3', MICROGRAMS_PER_KILOGRAM],
]);

/** Litres of a mole of gas at 25 °C and 1 atm, at which QCVN 05 states the limits of gases. */
const MOLE_LITRES = 24.45;

/** A gas as a share of the molecules, by its molar mass in g/mol: the share × mass / 24.45 l is g/l, that is 10⁹ µg/m³. */
function toGasUnits(molarMass: number): ReadonlyMap<string, number> {
  const perShare = (molarMass / MOLE_LITRES) * 1e9;
  return new Map([...MICROGRAMS, ['mol/mol', perShare], ['mole/mole', perShare], ['mol mol-1', perShare]]);
}

/** Every species to fetch: what VN_AQI needs. */
export const SILAM_SPECIES: readonly Species[] = [
  { variable: 'pm25', name: 'cnc_PM2_5', units: PARTICLES },
  { variable: 'pm10', name: 'cnc_PM10', units: PARTICLES },
  { variable: 'o3', name: 'vmr_O3_gas', units: toGasUnits(48) },
  { variable: 'no2', name: 'vmr_NO2_gas', units: toGasUnits(46.01) },
  { variable: 'so2', name: 'vmr_SO2_gas', units: toGasUnits(64.07) },
  { variable: 'co', name: 'vmr_CO_gas', units: toGasUnits(28.01) },
];
