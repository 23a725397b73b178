/** Sight along a runway. */
export interface RunwayRange {
  readonly runway: string;
  /** Metres; the least of a range. */
  readonly leastM: number;
  /** The most of a range; null where one value is given. */
  readonly mostM: number | null;
  /** Whether the value is what could be measured at most or at least. */
  readonly bound: 'exact' | 'above' | 'below';
  readonly trend: 'up' | 'down' | 'none' | null;
}

/** A layer of cloud. Null is not known. */
export interface CloudLayer {
  readonly amount: 'FEW' | 'SCT' | 'BKN' | 'OVC' | null;
  readonly heightFt: number | null;
  readonly kind: 'CB' | 'TCU' | null;
}

/** What an airport reported: METAR or SPECI (WMO-No. 306, FM 15 and FM 16) as it is now, without the trend. Null is not measured. */
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
  /** Degrees; null also where it varies. */
  windDirectionDeg: number | null;
  isWindVariable: boolean;
  windMs: number | null;
  /** Whether wind or gust is stronger than could be measured (`P49MPS`). */
  isWindAbove: boolean;
  gustMs: number | null;
  /** Between which directions the wind varies, degrees. */
  windFromDeg: number | null;
  windToDeg: number | null;
  /** 10,000 means that far or farther; 0 less than 50 m. */
  visibilityM: number | null;
  leastVisibilityM: number | null;
  /** `SW` and the like. */
  leastVisibilityTo: string | null;
  isCavok: boolean;
  runwayRanges: RunwayRange[];
  /** Codes as `+SHRA`; an empty list is no weather worth reporting, null not observed. */
  weather: string[] | null;
  recentWeather: string[];
  /** An empty list is no significant cloud. */
  clouds: CloudLayer[] | null;
  /** Total amount: 2 of FEW, 4 of SCT, 6 of BKN, 8 of OVC, of the layer that has most; null where no amount is said, also with CAVOK and NSC. */
  cloudOktas: number | null;
  verticalVisibilityFt: number | null;
  temperatureC: number | null;
  dewPointC: number | null;
  /** QNH. */
  pressureHpa: number | null;
  /** What follows NOSIG, BECMG, TEMPO or RMK: forecast and remarks, never the present; null where there is none. */
  trend: string | null;
  /** Groups that say nothing to us. */
  unread: string[];
}

/** Why a line is no report. */
export type ReportFaultCode =
  | 'noStation'
  | 'noTime'
  | 'wrongTime'
  | 'tooLong'
  | 'twoReports'
  | 'damaged'
  | 'noValues'
  | 'noHeader';

/** A line that is refused: why, at which of its groups (1 for the first), and what stands there. */
export interface ReportFault {
  readonly ok: false;
  readonly code: ReportFaultCode;
  readonly group: number;
  readonly text: string;
}

/** Longest piece of a line that a fault repeats. */
const SHOWN_CHARACTERS = 40;

/** A fault at a group of a line. */
export function makeReportFault(code: ReportFaultCode, group: number, text: string): ReportFault {
  return { ok: false, code, group, text: text.slice(0, SHOWN_CHARACTERS) };
}
