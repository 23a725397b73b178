import { makeReportFault, type ReportFault } from '#observation/metar/metar-report.ts';
import { readDailyGroups, readPresentGroups } from './read-sections.ts';
import type { SynopReport } from './synop-report.ts';

/** A report, or why the text is not one. */
export type ParsedSynop = { readonly ok: true; readonly report: SynopReport } | ReportFault;

/** Content of `AAXX YYGGiw`, which applies to all reports below it. */
export interface SynopHeader {
  readonly day: number;
  readonly hour: number;
  readonly isKnots: boolean;
  readonly isCorrected: boolean;
}

const MOST_CHARACTERS = 1200;
const MOST_UNREAD = 3;
const GROUP = /^[\d/]{5}$/;

/** Parses `23001` after `AAXX`; null for an invalid time or wind unit. */
export function parseSynopTime(group: string): Pick<SynopHeader, 'day' | 'hour' | 'isKnots'> | null {
  const match = /^(\d\d)(\d\d)([0134])$/.exec(group);
  if (match === null) return null;
  const [day, hour] = [Number(match[1]), Number(match[2])];
  return day >= 1 && day <= 31 && hour <= 23 ? { day, hour, isKnots: Number(match[3]) >= 3 } : null;
}

function makeReport(stationId: string, header: SynopHeader): SynopReport {
  return {
    stationId,
    day: header.day,
    hour: header.hour,
    isCorrected: header.isCorrected,
    isNil: false,
    visibilityM: null,
    cloudBaseM: null,
    cloudOktas: null,
    windDirectionDeg: null,
    windMs: null,
    gustMs: null,
    temperatureC: null,
    dewPointC: null,
    humidityPercent: null,
    stationPressureHpa: null,
    pressureHpa: null,
    change3hHpa: null,
    change24hHpa: null,
    rainMm: null,
    rainHours: null,
    rain24Mm: null,
    weatherCode: null,
    hasNoWeather: false,
    pastWeather: [null, null],
    lowCloud: null,
    temperatureMaxC: null,
    temperatureMinC: null,
    unread: [],
  };
}

/**
 * Parses one SYNOP up to `=`, with or without `AAXX YYGGiw` before it.
 *
 * @param header of the report's bulletin; null if there is none, and the report needs its own
 */
export function parseSynop(text: string, header: SynopHeader | null): ParsedSynop {
  const end = text.indexOf('=');
  const whole = end === -1 ? text : text.slice(0, end);
  if (whole.length > MOST_CHARACTERS) return makeReportFault('tooLong', 1, whole);
  const groups = whole.split(' ').filter((group) => group !== '');
  let [at, used] = [0, header];
  if (groups[0] === 'AAXX') {
    const time = parseSynopTime(groups[1] ?? '');
    if (time === null) return makeReportFault(groups[1] === undefined ? 'noTime' : 'wrongTime', 2, groups[1] ?? '');
    used = { ...time, isCorrected: header?.isCorrected ?? false };
    at = 2;
  }
  if (used === null) return makeReportFault('noHeader', 1, groups[0] ?? '');
  const station = groups[at] ?? '';
  if (!/^\d{5}$/.test(station)) return makeReportFault('noStation', at + 1, station);
  return readGroups(groups, at + 1, makeReport(station, used), used.isKnots);
}

function readGroups(groups: readonly string[], first: number, report: SynopReport, isKnots: boolean): ParsedSynop {
  if (groups[first] === 'NIL') return { ok: true, report: { ...report, isNil: true } };
  const again = groups.indexOf('AAXX', first);
  if (again !== -1) return makeReportFault('twoReports', again + 1, 'AAXX');
  const lead = groups[first] ?? '';
  if (!/^[0-4/][\d/]{4}$/.test(lead)) return makeReportFault('damaged', first + 1, lead);
  const wind = groups[first + 1] ?? '';
  if (!GROUP.test(wind)) return makeReportFault('damaged', first + 2, wind);
  const sections = splitSections(groups.slice(first + 2));
  readPresentGroups({ lead, wind, groups: sections.present, isKnots }, report);
  readDailyGroups({ lead, groups: sections.daily, isKnots }, report);
  if (report.unread.length > MOST_UNREAD)
    return makeReportFault('damaged', groups.indexOf(report.unread[0] ?? '', first) + 1, report.unread.join(' '));
  return hasValue(report) ? { ok: true, report } : makeReportFault('noValues', first + 1, lead);
}

/** Groups of sections 1 and 3; those of ships (222) and national ones (444, 555) are ignored. */
function splitSections(groups: readonly string[]): { present: readonly string[]; daily: readonly string[] } {
  const isMark = (group: string) => /^(?:222(?:[\d/]{2})?|333|444|555)$/.test(group) && group !== '22200';
  const first = groups.findIndex(isMark);
  if (first === -1) return { present: groups, daily: [] };
  const start = groups.indexOf('333');
  if (start === -1) return { present: groups.slice(0, first), daily: [] };
  const rest = groups.slice(start + 1);
  const end = rest.findIndex((group) => group === '444' || group === '555');
  return { present: groups.slice(0, first), daily: end === -1 ? rest : rest.slice(0, end) };
}

function hasValue({
  temperatureC,
  windMs,
  pressureHpa,
  stationPressureHpa,
  rainMm,
  visibilityM,
}: SynopReport): boolean {
  return [temperatureC, windMs, pressureHpa, stationPressureHpa, rainMm, visibilityM].some((value) => value !== null);
}
