import { type MetarReport, makeReportFault, type ReportFault } from './metar-report.ts';
import { isWholeMiles, readGroup } from './read-group.ts';

/** A report, or why the line is none. */
export type ParsedMetar = { readonly ok: true; readonly report: MetarReport } | ReportFault;

const MOST_CHARACTERS = 1200;
/** A line with more unknown groups is damaged. */
const MOST_UNREAD = 3;
const STATION = /^[A-Z][A-Z0-9]{3}$/;
const LETTER_Z = 90;
const TIME = /^\d{6}Z$/;
const PRESSURE_FIGURES = /^(?:\d{4}|\/{4})$/;

/** Words that end the current conditions. */
function isTrend(group: string): boolean {
  return group === 'NOSIG' || group === 'TEMPO' || group === 'BECMG' || group === 'RMK' || group === 'INTER';
}

/** A report without values, into which `readGroup` reads. */
export function makeReport(kind: MetarReport['kind']): MetarReport {
  return {
    kind,
    stationId: '',
    day: 0,
    hour: 0,
    minute: 0,
    isCorrected: false,
    isAuto: false,
    isNil: false,
    windDirectionDeg: null,
    isWindVariable: false,
    windMs: null,
    isWindAbove: false,
    gustMs: null,
    windFromDeg: null,
    windToDeg: null,
    visibilityM: null,
    leastVisibilityM: null,
    leastVisibilityTo: null,
    isCavok: false,
    runwayRanges: [],
    weather: [],
    recentWeather: [],
    clouds: null,
    cloudOktas: null,
    verticalVisibilityFt: null,
    temperatureC: null,
    dewPointC: null,
    pressureHpa: null,
    trend: null,
    unread: [],
  };
}

/**
 * Parses one METAR or SPECI, with or without its first word, up to `=`. Unreadable groups are listed and their values
 * null; refuses a line without station or time, with two reports in one, with more than three such groups or without
 * any value.
 */
export function parseMetar(line: string): ParsedMetar {
  const end = line.indexOf('=');
  const text = end === -1 ? line : line.slice(0, end);
  if (text.length > MOST_CHARACTERS) return makeReportFault('tooLong', 1, text);
  const parts = text.split(' ');
  const hasGaps = text.includes('  ') || text.startsWith(' ') || text.endsWith(' ') || text === '';
  const groups = hasGaps ? parts.filter((group) => group !== '') : parts;
  let at = 0;
  const report = makeReport(groups[0] === 'SPECI' ? 'SPECI' : 'METAR');
  if (groups[0] === 'METAR' || groups[0] === 'SPECI') at++;
  if (groups[at] === 'COR') {
    report.isCorrected = true;
    at++;
  }
  const station = groups[at] ?? '';
  if (!STATION.test(station)) return makeReportFault('noStation', at + 1, station);
  report.stationId = station;
  const time = groups[at + 1] ?? '';
  const fault = readTime(time, at + 2, report);
  return fault ?? readBody(groups, at + 2, report);
}

function readTime(text: string, group: number, report: MetarReport): ReportFault | null {
  if (text.length !== 7 || !TIME.test(text)) return makeReportFault('noTime', group, text);
  report.day = toNumber(text, 0);
  report.hour = toNumber(text, 2);
  report.minute = toNumber(text, 4);
  const isReal = report.day >= 1 && report.day <= 31 && report.hour <= 23 && report.minute <= 59;
  return isReal ? null : makeReportFault('wrongTime', group, text);
}

/** The two digits at a position. */
function toNumber(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

function readBody(groups: readonly string[], first: number, report: MetarReport): ParsedMetar {
  for (let at = first; at < groups.length; at++) {
    const group = groups[at] as string;
    if (isTrend(group)) {
      report.trend = groups.slice(at).join(' ');
      break;
    }
    if (group === 'METAR' || group === 'SPECI' || (group.charCodeAt(6) === LETTER_Z && TIME.test(group)))
      return makeReportFault('twoReports', at + 1, group);
    if (group === 'WS') at += countShearGroups(groups, at + 1);
    // A space after the letter: the digits alone would be a second visibility.
    else if (group === 'Q' && PRESSURE_FIGURES.test(groups[at + 1] ?? '')) readGroup(`Q${groups[++at]}`, report);
    else if (isWholeMiles(group, groups[at + 1])) readGroup(`${group} ${groups[++at]}`, report);
    else if (!readGroup(group, report)) report.unread.push(group);
  }
  if (report.isNil) return { ok: true, report };
  if (report.unread.length > MOST_UNREAD)
    return makeReportFault('damaged', groups.indexOf(report.unread[0] ?? '') + 1, report.unread.join(' '));
  return hasValue(report) ? { ok: true, report } : makeReportFault('noValues', first + 1, groups[first] ?? '');
}

/** `WS R07`, `WS RWY07` or `WS ALL RWY`: number of groups after the first. */
function countShearGroups(groups: readonly string[], at: number): number {
  if (groups[at] === 'ALL') return 2;
  return /^R(?:WY)?\d\d[LCR]?$/.test(groups[at] ?? '') ? 1 : 0;
}

function hasValue({ windMs, visibilityM, temperatureC, pressureHpa, weather, clouds }: MetarReport): boolean {
  return (
    windMs !== null ||
    visibilityM !== null ||
    temperatureC !== null ||
    pressureHpa !== null ||
    clouds !== null ||
    (weather !== null && weather.length > 0)
  );
}
