import type { VariableName } from '#variables/variable.table.ts';
import { toMicrograms } from './aerosol-unit.ts';
import type { GribVariable } from './grib-variable.ts';

const GROUND = [1];
/** A value at a height above ground, metres, not the mean of a layer. */
const atHeight = (level: number) => ({ levelTypes: [103], level, secondLevel: null });
const MEAN_SEA = [101];
/** The first of several wave systems in order of their energy (code table 4.5). */
const FIRST_IN_SEQUENCE = { levelTypes: [241], level: 1 };
/** From the surface to the top, the atmosphere as one layer, and NCEP's number for it. */
const WHOLE_ATMOSPHERE = [1, 10, 200];
/** ECMWF gives the energy of the most unstable parcel, which is at least that of the surface parcel. */
const MOST_UNSTABLE_PARCEL = 17;
const INSTANT = [null];
const MEAN = [0];
const SUM = [1];
const ECMWF = 98;
const NCEP = 7;
const SAME = { factor: 1, shift: 0 } as const;
/** Particles of all kinds in the lowest layer, in NCEP's local table. */
const particles = (number: number, belowM: number) =>
  ({
    parameter: [0, 13, number],
    centre: NCEP,
    levelTypes: GROUND,
    statistics: INSTANT,
    aerosol: { kind: 62_000, belowM },
    unit: 'µg m-3',
    findUnit: toMicrograms,
    ...SAME,
  }) as const;
/** The world's largest chance of any event below is far above 1 %: a smaller one is a share, not a percentage. */
function requirePercent(values: Float64Array): void {
  const most = values.reduce((most, value) => (value > most ? value : most), Number.NEGATIVE_INFINITY);
  if (most > Number.NEGATIVE_INFINITY && most <= 1)
    throw new RangeError(`chances in a unit that is not known here: the largest in the world is ${most}, expected %`);
}

/** Chance, of an ensemble's members, of at least an amount of rain in the interval, in the parameter's unit. */
const rainChance = (number: 52 | 193, mm: 1 | 50, variable: VariableName): GribVariable => ({
  parameter: [0, 1, number],
  centre: ECMWF,
  levelTypes: GROUND,
  statistics: SUM,
  chanceFrom: number === 193 ? mm / 1000 : mm,
  variable,
  unit: '%',
  findUnit: requirePercent,
  ...SAME,
});

const KELVIN = { unit: 'K', factor: 1, shift: -273.15 } as const;

/**
 * The supported GRIB2 parameters, by the WMO's code tables; lines with a centre are from its local table (NCEP on-line
 * code tables; ECMWF parameter database). A rain total may be stated as such or as the accumulated rate.
 */
export const GRIB_VARIABLES: readonly GribVariable[] = [
  {
    parameter: [0, 0, 0],
    ...atHeight(2),
    statistics: INSTANT,
    variable: 'temperature2m',
    ...KELVIN,
  },
  { parameter: [0, 0, 6], ...atHeight(2), statistics: INSTANT, variable: 'dewPoint2m', ...KELVIN },
  {
    parameter: [0, 1, 1],
    ...atHeight(2),
    statistics: INSTANT,
    variable: 'relativeHumidity2m',
    unit: '%',
    ...SAME,
  },
  {
    parameter: [0, 2, 2],
    ...atHeight(10),
    statistics: INSTANT,
    variable: 'windU10m',
    unit: 'm s-1',
    ...SAME,
  },
  {
    parameter: [0, 2, 3],
    ...atHeight(10),
    statistics: INSTANT,
    variable: 'windV10m',
    unit: 'm s-1',
    ...SAME,
  },
  {
    parameter: [0, 2, 2],
    ...atHeight(100),
    statistics: INSTANT,
    variable: 'windU100m',
    unit: 'm s-1',
    ...SAME,
  },
  {
    parameter: [0, 2, 3],
    ...atHeight(100),
    statistics: INSTANT,
    variable: 'windV100m',
    unit: 'm s-1',
    ...SAME,
  },
  { parameter: [0, 2, 22], levelTypes: GROUND, statistics: [null, 2], variable: 'windGust10m', unit: 'm s-1', ...SAME },
  {
    parameter: [0, 2, 22],
    ...atHeight(10),
    statistics: [null, 2],
    variable: 'windGust10m',
    unit: 'm s-1',
    ...SAME,
  },
  { parameter: [0, 1, 8], levelTypes: GROUND, statistics: SUM, variable: 'precipitation', unit: 'kg m-2', ...SAME },
  { parameter: [0, 1, 49], levelTypes: GROUND, statistics: SUM, variable: 'precipitation', unit: 'kg m-2', ...SAME },
  { parameter: [0, 1, 52], levelTypes: GROUND, statistics: SUM, variable: 'precipitation', unit: 'kg m-2', ...SAME },
  {
    parameter: [0, 1, 193],
    centre: ECMWF,
    levelTypes: GROUND,
    statistics: SUM,
    variable: 'precipitation',
    unit: 'm',
    factor: 1000,
    shift: 0,
  },
  {
    parameter: [0, 1, 7],
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'precipitationRate',
    unit: 'kg m-2 s-1',
    factor: 3600,
    shift: 0,
  },
  {
    parameter: [0, 1, 52],
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'precipitationRate',
    unit: 'kg m-2 s-1',
    factor: 3600,
    shift: 0,
  },
  { parameter: [0, 1, 53], levelTypes: GROUND, statistics: SUM, variable: 'snowfall', unit: 'kg m-2', ...SAME },
  {
    parameter: [0, 1, 198],
    centre: ECMWF,
    levelTypes: GROUND,
    statistics: SUM,
    variable: 'snowfall',
    unit: 'm',
    factor: 1000,
    shift: 0,
  },
  {
    parameter: [0, 6, 1],
    levelTypes: WHOLE_ATMOSPHERE,
    statistics: INSTANT,
    variable: 'cloudCover',
    unit: '%',
    ...SAME,
  },
  {
    parameter: [0, 6, 192],
    centre: ECMWF,
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'cloudCover',
    unit: '(0 - 1)',
    factor: 100,
    shift: 0,
  },
  {
    parameter: [0, 3, 0],
    levelTypes: MEAN_SEA,
    statistics: INSTANT,
    variable: 'pressureMsl',
    unit: 'Pa',
    factor: 0.01,
    shift: 0,
  },
  {
    parameter: [0, 3, 1],
    levelTypes: MEAN_SEA,
    statistics: INSTANT,
    variable: 'pressureMsl',
    unit: 'Pa',
    factor: 0.01,
    shift: 0,
  },
  {
    parameter: [0, 19, 0],
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'visibility',
    unit: 'm',
    factor: 0.001,
    shift: 0,
  },
  {
    parameter: [0, 7, 6],
    levelTypes: [...GROUND, MOST_UNSTABLE_PARCEL],
    statistics: INSTANT,
    variable: 'cape',
    unit: 'J kg-1',
    ...SAME,
  },
  {
    parameter: [0, 4, 7],
    levelTypes: GROUND,
    statistics: MEAN,
    variable: 'shortWaveRadiation',
    unit: 'W m-2',
    ...SAME,
  },
  {
    parameter: [0, 4, 7],
    levelTypes: GROUND,
    statistics: SUM,
    variable: 'shortWaveRadiation',
    unit: 'J m-2',
    ...SAME,
    perSecond: true,
  },
  {
    parameter: [0, 4, 192],
    centre: NCEP,
    levelTypes: GROUND,
    statistics: MEAN,
    variable: 'shortWaveRadiation',
    unit: 'W m-2',
    ...SAME,
  },
  { parameter: [0, 4, 51], levelTypes: GROUND, statistics: INSTANT, variable: 'uvIndex', unit: 'Numeric', ...SAME },
  { parameter: [0, 3, 5], levelTypes: GROUND, statistics: INSTANT, variable: 'surfaceHeight', unit: 'gpm', ...SAME },
  {
    parameter: [0, 3, 4],
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'surfaceHeight',
    unit: 'm2 s-2',
    factor: 1 / 9.80665,
    shift: 0,
  },
  { parameter: [10, 0, 3], levelTypes: GROUND, statistics: INSTANT, variable: 'waveHeight', unit: 'm', ...SAME },
  { parameter: [10, 0, 15], levelTypes: GROUND, statistics: INSTANT, variable: 'wavePeriod', unit: 's', ...SAME },
  {
    parameter: [10, 0, 14],
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'waveDirection',
    unit: 'degree true',
    ...SAME,
  },
  { parameter: [10, 0, 8], ...FIRST_IN_SEQUENCE, statistics: INSTANT, variable: 'swellHeight', unit: 'm', ...SAME },
  // Period and direction at the peak of the spectrum, which NCEP's wave model gives instead of the means.
  { parameter: [10, 0, 11], levelTypes: GROUND, statistics: INSTANT, variable: 'wavePeriod', unit: 's', ...SAME },
  {
    parameter: [10, 0, 10],
    levelTypes: GROUND,
    statistics: INSTANT,
    variable: 'waveDirection',
    unit: 'degree true',
    ...SAME,
  },
  { ...particles(193, 2.5e-6), variable: 'pm25' },
  { ...particles(192, 1e-5), variable: 'pm10' },
  // ECMWF's probabilities, before and after its rain total moved from its own number, in metres, to the WMO's.
  rainChance(52, 1, 'rain1mmProbability'),
  rainChance(193, 1, 'rain1mmProbability'),
  rainChance(52, 50, 'rain50mmProbability'),
  rainChance(193, 50, 'rain50mmProbability'),
  {
    parameter: [0, 2, 22],
    centre: ECMWF,
    ...atHeight(10),
    statistics: [2],
    chanceFrom: 15,
    variable: 'gust15msProbability',
    unit: '%',
    findUnit: requirePercent,
    ...SAME,
  },
  { parameter: [2, 0, 7], levelTypes: GROUND, statistics: INSTANT, variable: 'surfaceHeight', unit: 'm', ...SAME },
];
