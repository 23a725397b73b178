/**
 * Meaning and packing of one variable of a run.
 *
 * `scale` and `offset` are the default packing of the run store: stored int16 = round((value − offset) / scale).
 * A run whose data exceed that range packs the variable with a wider scale, stated in its manifest.
 */
export interface VariableDefinition {
  /** Unit of every stored value, as the API documents it. */
  readonly unit: string;
  /**
   * `instant`: valid at the step. `accumulated`: amount over the interval that ends at the step. `averaged`: mean of
   * that interval.
   */
  readonly kind: 'instant' | 'accumulated' | 'averaged';
  readonly scale: number;
  readonly offset: number;
  /** Values outside are refused at ingest: the file is wrong or of another variable. */
  readonly min: number;
  readonly max: number;
  /** Longest interval of an amount that is spread evenly over its hours; default six hours. */
  readonly longestHours?: number;
}

const SHARE_IN_24_HOURS = {
  unit: '%',
  kind: 'averaged',
  scale: 0.01,
  offset: 0,
  min: 0,
  max: 100,
  longestHours: 24,
} as const;

/**
 * All variables of a run. A new one is a new line here and needs no new format. Heights are above ground; winds are
 * components towards east (u) and north (v).
 */
export const VARIABLES = {
  temperature2m: { unit: '°C', kind: 'instant', scale: 0.01, offset: 0, min: -90, max: 65 },
  dewPoint2m: { unit: '°C', kind: 'instant', scale: 0.01, offset: 0, min: -100, max: 45 },
  relativeHumidity2m: { unit: '%', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 110 },
  windU10m: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: -120, max: 120 },
  windV10m: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: -120, max: 120 },
  windU100m: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: -150, max: 150 },
  windV100m: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: -150, max: 150 },
  windGust10m: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  precipitation: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  precipitationRate: { unit: 'mm/h', kind: 'instant', scale: 0.01, offset: 320, min: 0, max: 1000 },
  // Chance of rain as issued by a source, for the hour that begins at the step.
  precipitationProbability: { unit: '%', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 100 },
  // Chance of 0.2 mm in any one hour of the interval, derived from the members' chance over the whole interval.
  wetHourProbability: { unit: '%', kind: 'averaged', scale: 0.01, offset: 0, min: 0, max: 100 },
  snowfall: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  cloudCover: { unit: '%', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 100.5 },
  pressureMsl: { unit: 'hPa', kind: 'instant', scale: 0.01, offset: 1000, min: 850, max: 1100 },
  visibility: { unit: 'km', kind: 'instant', scale: 0.005, offset: 100, min: 0, max: 250 },
  cape: { unit: 'J/kg', kind: 'instant', scale: 0.2, offset: 6000, min: 0, max: 12_000 },
  shortWaveRadiation: { unit: 'W/m²', kind: 'averaged', scale: 0.05, offset: 700, min: 0, max: 1600 },
  uvIndex: { unit: '', kind: 'instant', scale: 0.001, offset: 0, min: 0, max: 30 },
  pm25: { unit: 'µg/m³', kind: 'instant', scale: 0.05, offset: 1600, min: 0, max: 3000 },
  pm10: { unit: 'µg/m³', kind: 'instant', scale: 0.1, offset: 3200, min: 0, max: 6000 },
  o3: { unit: 'µg/m³', kind: 'instant', scale: 0.05, offset: 1600, min: 0, max: 3000 },
  no2: { unit: 'µg/m³', kind: 'instant', scale: 0.05, offset: 1600, min: 0, max: 3000 },
  so2: { unit: 'µg/m³', kind: 'instant', scale: 0.05, offset: 1600, min: 0, max: 3000 },
  co: { unit: 'µg/m³', kind: 'instant', scale: 1, offset: 32_000, min: 0, max: 64_000 },
  waveHeight: { unit: 'm', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 40 },
  wavePeriod: { unit: 's', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 60 },
  waveDirection: { unit: '°', kind: 'instant', scale: 0.02, offset: 180, min: 0, max: 360 },
  // Of the first, most energetic swell; unknown where there is none.
  swellHeight: { unit: 'm', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 40 },
  // 10th and 90th percentile of an ensemble's members.
  precipitationLow: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  precipitationMiddle: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  precipitationHigh: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  // The same for the members' sums over six hours (07–13, 13–19, 19–01, 01–07) and over days (00–24) in Vietnam.
  precipitationPeriodLow: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  precipitationPeriodMiddle: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  precipitationPeriodHigh: { unit: 'mm', kind: 'accumulated', scale: 0.01, offset: 320, min: 0, max: 2500 },
  precipitationDayLow: {
    unit: 'mm',
    kind: 'accumulated',
    scale: 0.02,
    offset: 640,
    min: 0,
    max: 2500,
    longestHours: 24,
  },
  precipitationDayMiddle: {
    unit: 'mm',
    kind: 'accumulated',
    scale: 0.02,
    offset: 640,
    min: 0,
    max: 2500,
    longestHours: 24,
  },
  precipitationDayHigh: {
    unit: 'mm',
    kind: 'accumulated',
    scale: 0.02,
    offset: 640,
    min: 0,
    max: 2500,
    longestHours: 24,
  },
  temperature2mLow: { unit: '°C', kind: 'instant', scale: 0.01, offset: 0, min: -90, max: 65 },
  temperature2mMiddle: { unit: '°C', kind: 'instant', scale: 0.01, offset: 0, min: -90, max: 65 },
  temperature2mHigh: { unit: '°C', kind: 'instant', scale: 0.01, offset: 0, min: -90, max: 65 },
  windSpeed10mLow: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  windSpeed10mMiddle: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  windSpeed10mHigh: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  windGust10mLow: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  windGust10mMiddle: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  windGust10mHigh: { unit: 'm/s', kind: 'instant', scale: 0.01, offset: 0, min: 0, max: 150 },
  // Share of an ensemble's members with the event in 24 hours from 19:00 to 19:00 in Vietnam, at each hour of these.
  rain1mmProbability: SHARE_IN_24_HOURS,
  rain50mmProbability: SHARE_IN_24_HOURS,
  gust15msProbability: SHARE_IN_24_HOURS,
} as const satisfies Record<string, VariableDefinition>;

/** Name of a variable. */
export type VariableName = keyof typeof VARIABLES;

/** All names, in table order: the order in a run's files. */
export const VARIABLE_NAMES = Object.keys(VARIABLES) as VariableName[];

/** The definition of a variable. */
export function getVariable(name: VariableName): VariableDefinition {
  return VARIABLES[name];
}

/** Whether a word is the name of a variable: validates external names. */
export function isVariableName(word: string): word is VariableName {
  return Object.hasOwn(VARIABLES, word);
}

/** Whether a variable is an end or the middle of an ensemble's likely range rather than a forecast by itself. */
export function isRangeName(name: VariableName): boolean {
  return /(?:Low|Middle|High)$/.test(name);
}
