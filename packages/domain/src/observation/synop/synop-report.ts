/** A land station report: SYNOP (WMO-No. 306, FM 12). Null is not measured. */
export interface SynopReport {
  stationId: string;
  /** Day of the month and hour in UTC; the month is not part of a report. */
  day: number;
  hour: number;
  isCorrected: boolean;
  isNil: boolean;
  /** 10,000 and more as coded; 0 less than 100 m. */
  visibilityM: number | null;
  /** Cloud base, metres: lower and upper end of its class; the upper is null for 2,500 m and more. */
  cloudBaseM: readonly [number, number | null] | null;
  /** Null also if the sky was obscured. */
  cloudOktas: number | null;
  /** Degrees; null also for calm and variable wind. */
  windDirectionDeg: number | null;
  windMs: number | null;
  gustMs: number | null;
  temperatureC: number | null;
  dewPointC: number | null;
  humidityPercent: number | null;
  stationPressureHpa: number | null;
  pressureHpa: number | null;
  /** Pressure change over three hours, and over 24. */
  change3hHpa: number | null;
  change24hHpa: number | null;
  /** Rain over the `rainHours` before the report. */
  rainMm: number | null;
  rainHours: number | null;
  rain24Mm: number | null;
  /** `ww` of code table 4677; null if not observed, or from an automatic station. */
  weatherCode: number | null;
  /** Whether there was no significant weather. */
  hasNoWeather: boolean;
  /** Both parts of past weather, code table 4561. */
  pastWeather: readonly [number | null, number | null];
  /** Low cloud type; 9 is cumulonimbus with an anvil, 3 without. */
  lowCloud: number | null;
  temperatureMaxC: number | null;
  temperatureMinC: number | null;
  /** Unknown or impossible groups. */
  unread: string[];
}
