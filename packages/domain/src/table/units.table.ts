/** Metres per second of a knot: a nautical mile of 1852 m per hour. */
export const KNOT_MS = 1852 / 3600;

/** Conversion of a unit: `value × factor + offset`. */
export interface UnitScale {
  readonly factor: number;
  readonly offset?: number;
}

/** Units by their names in headings, without signs and in lower case, as from `toHeadWords` of `read-head`. */
export type UnitTable = Readonly<Record<string, UnitScale>>;

/** Wind, m/s. */
export const SPEED_UNITS: UnitTable = {
  ms: { factor: 1 },
  'm s': { factor: 1 },
  'm s 1': { factor: 1 },
  'm giay': { factor: 1 },
  mps: { factor: 1 },
  'km h': { factor: 1 / 3.6 },
  'km gio': { factor: 1 / 3.6 },
  kmh: { factor: 1 / 3.6 },
  kph: { factor: 1 / 3.6 },
  mph: { factor: 0.447_04 },
  kt: { factor: KNOT_MS },
  kts: { factor: KNOT_MS },
  kn: { factor: KNOT_MS },
  knot: { factor: KNOT_MS },
  knots: { factor: KNOT_MS },
};

/** Power, kW. */
export const POWER_UNITS: UnitTable = {
  kw: { factor: 1 },
  kilowatt: { factor: 1 },
  mw: { factor: 1000 },
  megawatt: { factor: 1000 },
  w: { factor: 0.001 },
  watt: { factor: 0.001 },
};

/** Level, m. */
export const LEVEL_UNITS: UnitTable = {
  m: { factor: 1 },
  met: { factor: 1 },
  metre: { factor: 1 },
  metres: { factor: 1 },
  'm a s l': { factor: 1 },
  masl: { factor: 1 },
  cm: { factor: 0.01 },
};

/** Volume, million m³. */
export const VOLUME_UNITS: UnitTable = {
  hm3: { factor: 1 },
  'trieu m3': { factor: 1 },
  'tr m3': { factor: 1 },
  'million m3': { factor: 1 },
  'mil m3': { factor: 1 },
  '106m3': { factor: 1 },
  '106 m3': { factor: 1 },
  '10 6 m3': { factor: 1 },
  '10 6m3': { factor: 1 },
  'x106 m3': { factor: 1 },
  'x10 6 m3': { factor: 1 },
  mcm: { factor: 1 },
  m3: { factor: 1e-6 },
  dam3: { factor: 0.001 },
  'ngan m3': { factor: 0.001 },
  'nghin m3': { factor: 0.001 },
  '1000 m3': { factor: 0.001 },
  '1000m3': { factor: 0.001 },
  '103 m3': { factor: 0.001 },
  '10 3 m3': { factor: 0.001 },
  'thousand m3': { factor: 0.001 },
  'ty m3': { factor: 1000 },
  'billion m3': { factor: 1000 },
  km3: { factor: 1000 },
  '109 m3': { factor: 1000 },
  '10 9 m3': { factor: 1000 },
};

/** Flow, m³/s. */
export const FLOW_UNITS: UnitTable = {
  'm3 s': { factor: 1 },
  m3s: { factor: 1 },
  'm3 s 1': { factor: 1 },
  'm3 sec': { factor: 1 },
  'm3 giay': { factor: 1 },
  cms: { factor: 1 },
  cumec: { factor: 1 },
  cumecs: { factor: 1 },
  ls: { factor: 0.001 },
  'l s': { factor: 0.001 },
  'lit s': { factor: 0.001 },
  'ml d': { factor: 1000 / 86_400 },
  'ml day': { factor: 1000 / 86_400 },
  mld: { factor: 1000 / 86_400 },
  m3day: { factor: 1 / 86_400 },
  'm3 ngay': { factor: 1 / 86_400 },
  'm3 d': { factor: 1 / 86_400 },
  'm3 day': { factor: 1 / 86_400 },
  'm3 h': { factor: 1 / 3600 },
  'm3 gio': { factor: 1 / 3600 },
  'trieu m3 ngay': { factor: 1e6 / 86_400 },
  cfs: { factor: 0.028_316_846_592 },
  'ft3 s': { factor: 0.028_316_846_592 },
};
