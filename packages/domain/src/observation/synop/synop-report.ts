/** What a land station reported: SYNOP (WMO-No. 306, FM 12). Null is not measured. */
export interface SynopReport {
  stationId: string;
  /** Day of the month and hour in UTC; the month is not part of a report. */
  day: number;
  hour: number;
  isCorrected: boolean;
  isNil: boolean;
  /** 10,000 and more as coded; 0 less than 100 m. */
  visibilityM: number | null;
  /** Least height of cloud, metres: lower and upper end of its class; the upper is null for 2,500 m and more. */
  cloudBaseM: readonly [number, number | null] | null;
  /** Null also where the sky could not be seen. */
  cloudOktas: number | null;
  /** Degrees; null also for calm and for wind that varies. */
  windDirectionDeg: number | null;
  windMs: number | null;
  gustMs: number | null;
  temperatureC: number | null;
  dewPointC: number | null;
  humidityPercent: number | null;
  stationPressureHpa: number | null;
  pressureHpa: number | null;
  /** Change of pressure over three hours, and over 24. */
  change3hHpa: number | null;
  change24hHpa: number | null;
  /** Rain of the `rainHours` before the report. */
  rainMm: number | null;
  rainHours: number | null;
  rain24Mm: number | null;
  /** `ww` of code table 4677; null where it was not observed or is an automatic station's code. */
  weatherCode: number | null;
  /** Whether there was nothing worth reporting. */
  hasNoWeather: boolean;
  /** Both parts of past weather, code table 4561. */
  pastWeather: readonly [number | null, number | null];
  /** Class of low cloud; 9 is cumulonimbus with an anvil, 3 without. */
  lowCloud: number | null;
  temperatureMaxC: number | null;
  temperatureMinC: number | null;
  /** Groups that say nothing to us, or say what cannot be. */
  unread: string[];
}
