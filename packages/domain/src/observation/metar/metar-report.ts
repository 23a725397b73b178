/** Runway visual range. */
export interface RunwayRange {
  readonly runway: string;
  /** Metres; the lower end of a range. */
  readonly leastM: number;
  /** The upper end of a range; null for a single value. */
  readonly mostM: number | null;
  /** Whether the value is exact, or beyond what could be measured. */
  readonly bound: 'exact' | 'above' | 'below';
  readonly trend: 'up' | 'down' | 'none' | null;
}

/** A cloud layer. Null is unknown. */
export interface CloudLayer {
  readonly amount: 'FEW' | 'SCT' | 'BKN' | 'OVC' | null;
  readonly heightFt: number | null;
  readonly kind: 'CB' | 'TCU' | null;
}

/**
 * An airport report: METAR or SPECI (WMO-No. 306, FM 15 and FM 16), current conditions without the trend. Null is not
 * measured.
 */
export interface MetarReport {
  kind: 'METAR' | 'SPECI';
  stationId: string;
  /** Day of the month and clock in UTC; the month is not part of a report. */
  day: number;
  hour: number;
  minute: number;
  isCorrected: boolean;
  isAuto: boolean;
  /** `NIL`: there is no observation, and no value may be shown. */
  isNil: boolean;
  /** Degrees; null also for variable wind. */
  windDirectionDeg: number | null;
  isWindVariable: boolean;
  windMs: number | null;
  /** Whether wind or gust is stronger than could be measured (`P49MPS`). */
  isWindAbove: boolean;
  gustMs: number | null;
  /** Directions between which the wind varies, degrees. */
  windFromDeg: number | null;
  windToDeg: number | null;
  /** 10,000 means at least that; 0 less than 50 m. */
  visibilityM: number | null;
  leastVisibilityM: number | null;
  /** `SW` and the like. */
  leastVisibilityTo: string | null;
  isCavok: boolean;
  runwayRanges: RunwayRange[];
  /** Codes such as `+SHRA`; an empty list is no significant weather, null not observed. */
  weather: string[] | null;
  recentWeather: string[];
  /** An empty list is no significant cloud. */
  clouds: CloudLayer[] | null;
  /**
   * Total amount: 2 for FEW, 4 for SCT, 6 for BKN, 8 for OVC, of the layer with the most; null if no amount is given,
   * also for CAVOK and NSC.
   */
  cloudOktas: number | null;
  verticalVisibilityFt: number | null;
  temperatureC: number | null;
  dewPointC: number | null;
  /** QNH. */
  pressureHpa: number | null;
  /** Text after NOSIG, BECMG, TEMPO or RMK: forecast and remarks, not current conditions; null if there is none. */
  trend: string | null;
  /** Unknown groups. */
  unread: string[];
}

/** Why a line is not a report. */
export type ReportFaultCode =
  | 'noStation'
  | 'noTime'
  | 'wrongTime'
  | 'tooLong'
  | 'twoReports'
  | 'damaged'
  | 'noValues'
  | 'noHeader';

/** A refused line: the reason, the group (from 1), and its text. */
export interface ReportFault {
  readonly ok: false;
  readonly code: ReportFaultCode;
  readonly group: number;
  readonly text: string;
}

/** Longest quoted part of a line. */
const SHOWN_CHARACTERS = 40;

/** Creates a fault with its text cut short. */
export function makeReportFault(code: ReportFaultCode, group: number, text: string): ReportFault {
  return { ok: false, code, group, text: text.slice(0, SHOWN_CHARACTERS) };
}
