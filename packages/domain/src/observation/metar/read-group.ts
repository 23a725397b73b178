import { KNOT_MS } from '#table/units.table.ts';
import type { CloudLayer, MetarReport, RunwayRange } from './metar-report.ts';

/** Metres per second of a kilometre per hour. */
const KMH_MS = 1 / 3.6;
const INCH_HPA = 33.863886;
const FOOT_M = 0.3048;
const STATUTE_MILE_M = 1609.344;

const WIND = /^(\d{3}|VRB|\/\/\/)(P?\d{2,3}|\/\/)(?:G(P?\d{2,3}|\/\/))?(KT|MPS|KMH)$/;
/** Either half may be unknown: slashes, or XX from some stations. */
const TEMPERATURES = /^(M?\d\d|\/\/|XX)\/(M?\d\d|\/\/|XX)?$/;
const CLOUD = /^(FEW|SCT|BKN|OVC|\/\/\/)(\d{3}|\/\/\/)(CB|TCU|\/\/\/)?$/;
/** In metres, or in feet as in North America: `R12/3000VP6000FT/U`. */
const RUNWAY = /^R(\d\d[LCR]?)\/([PM])?(\d{4})(?:V([PM])?(\d{4}))?(?:(FT)\/?)?([UDN])?$/;
/** Visibility in statute miles, as in North America: `10SM`, `1/2SM`, `1 1/2SM`, `M1/4SM`. */
const MILES = /^[PM]?(?:(\d{1,2}) ?)??(?:(\d)\/(\d{1,2}))?SM$/;
/** Runway state, or a missing runway range. */
const RUNWAY_STATE = /^R\d\d[LCR]?\/(?:[\d/]{4,8}|CLRD(?:\d\d|\/\/)?|SNOCLO)$/;
const LEAST_VISIBILITY = /^(\d{4})(N|NE|E|SE|S|SW|W|NW)$/;
const WEATHER =
  /^(?:[+-]|VC)?(?:MI|BC|PR|DR|BL|SH|TS|FZ)?(?:DZ|RA|SN|SG|IC|PL|GR|GS|UP|BR|FG|FU|VA|DU|SA|HZ|PY|PO|SQ|FC|SS|DS){0,3}$/;
const OKTAS = { FEW: 2, SCT: 4, BKN: 6, OVC: 8 } as const;

/** Groups repeat: parsed ones are cached, up to this number of each kind. */
const MOST_REMEMBERED = 4000;

/** Caches a parser of text. */
function remember<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = read(text);
    if (known.size < MOST_REMEMBERED) known.set(text, made);
    return made;
  };
}

const isDigit = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

/** Whether a group is the whole miles of a visibility whose fraction is the next group: `1 1/2SM`. */
export const isWholeMiles = (group: string, next: string | undefined): boolean =>
  group.length === 1 && isDigit(group, 0) && /^\d\/\d{1,2}SM$/.test(next ?? '');

/** Reads one group of the body into the report; false for an unknown one. Does not replace an existing value. */
export function readGroup(group: string, report: MetarReport): boolean {
  if (isDigit(group, 0) && group.length === 4 && /^\d{4}$/.test(group)) return readVisibility(group, report);
  if (group.endsWith('SM')) return readMiles(group, report);
  if (group.endsWith('KT') || group.endsWith('MPS') || group.endsWith('KMH')) return readWind(group, report);
  if (group.includes('/') && group.charAt(0) !== 'R' && readTemperatures(group, report)) return true;
  switch (group.charAt(0)) {
    case 'Q':
    case 'A':
      if (readPressure(group, report)) return true;
      return readWord(group, report);
    case 'F':
    case 'S':
    case 'B':
    case 'O':
    case '/':
      return readCloud(group, report) || readSlashes(group, report) || readWord(group, report);
    case 'R':
      return readRunway(group, report) || readRecent(group, report) || readWeather(group, report);
    default:
      return readVariation(group, report) || readWord(group, report);
  }
}

function readVisibility(group: string, report: MetarReport): boolean {
  const metres = Number(group);
  if (report.visibilityM === null) report.visibilityM = metres === 9999 ? 10_000 : metres;
  // A second one without a direction is the minimum visibility.
  else if (report.leastVisibilityM === null) report.leastVisibilityM = metres;
  else return false;
  return true;
}

function readMiles(group: string, report: MetarReport): boolean {
  const [found, whole, above, below] = MILES.exec(group) ?? [];
  if (found === undefined || (whole === undefined && above === undefined) || report.visibilityM !== null) return false;
  const miles = Number(whole ?? 0) + (above === undefined ? 0 : Number(above) / Number(below));
  if (!Number.isFinite(miles)) return false;
  report.visibilityM = Math.min(10_000, Math.round(miles * STATUTE_MILE_M));
  return true;
}

type Wind = Pick<MetarReport, 'windDirectionDeg' | 'isWindVariable' | 'windMs' | 'gustMs' | 'isWindAbove'>;

const parseWind = remember((group: string): Wind | null => {
  const [whole, direction = '', speed = '', gust, unit] = WIND.exec(group) ?? [];
  if (whole === undefined) return null;
  const factor = unit === 'KT' ? KNOT_MS : unit === 'MPS' ? 1 : KMH_MS;
  const degrees = isDigit(direction, 0) ? Number(direction) : null;
  if (degrees !== null && degrees > 360) return null;
  const windMs = toSpeed(speed, factor);
  return {
    // Calm has no direction.
    windDirectionDeg: windMs === 0 ? null : degrees,
    isWindVariable: direction === 'VRB',
    windMs,
    gustMs: gust === undefined ? null : toSpeed(gust, factor),
    isWindAbove: speed.charAt(0) === 'P' || gust?.charAt(0) === 'P',
  };
});

function readWind(group: string, report: MetarReport): boolean {
  const wind = parseWind(group);
  if (wind === null || report.windMs !== null) return false;
  report.windDirectionDeg = wind.windDirectionDeg;
  report.isWindVariable = wind.isWindVariable;
  report.windMs = wind.windMs;
  report.gustMs = wind.gustMs;
  report.isWindAbove = wind.isWindAbove;
  return true;
}

function toSpeed(text: string, factor: number): number | null {
  if (text === '//') return null;
  return Number(text.charAt(0) === 'P' ? text.slice(1) : text) * factor;
}

function readVariation(group: string, report: MetarReport): boolean {
  if (group.length !== 7 || group.charAt(3) !== 'V' || !/^\d{3}V\d{3}$/.test(group)) {
    const least = LEAST_VISIBILITY.exec(group);
    if (least === null) return group.endsWith('NDV') && readVisibility(group.slice(0, -3), report);
    report.leastVisibilityM = Number(least[1]);
    report.leastVisibilityTo = least[2] ?? null;
    return true;
  }
  const [from, to] = [Number(group.slice(0, 3)), Number(group.slice(4))];
  if (from > 360 || to > 360) return false;
  report.windFromDeg = from;
  report.windToDeg = to;
  return true;
}

const parseTemperatures = remember((group: string) => {
  const match = TEMPERATURES.exec(group);
  return match === null ? null : { temperatureC: toDegrees(match[1]), dewPointC: toDegrees(match[2]) };
});

function readTemperatures(group: string, report: MetarReport): boolean {
  const found = parseTemperatures(group);
  if (found === null || report.temperatureC !== null) return false;
  report.temperatureC = found.temperatureC;
  report.dewPointC = found.dewPointC;
  return true;
}

function toDegrees(text: string | undefined): number | null {
  if (text === undefined || text === '//' || text === 'XX') return null;
  return text.charAt(0) === 'M' ? 0 - Number(text.slice(1)) : Number(text);
}

/** Hectopascals; `unknown` if not measured. */
const parsePressure = remember((group: string): number | 'unknown' | null => {
  const [, letter, figures = ''] = /^([QA])(\d{4}|\/\/\/\/)$/.exec(group) ?? [];
  if (letter === undefined) return null;
  if (figures === '////') return 'unknown';
  return letter === 'Q' ? Number(figures) : (Number(figures) / 100) * INCH_HPA;
});

function readPressure(group: string, report: MetarReport): boolean {
  const pressure = group.length === 5 ? parsePressure(group) : null;
  if (pressure === null || pressure === 'unknown') return pressure !== null;
  if (report.pressureHpa !== null) return false;
  report.pressureHpa = pressure;
  return true;
}

/** A layer; `unknown` if nothing is known of it. */
const parseCloud = remember((group: string): CloudLayer | 'unknown' | null => {
  const [whole, amount, height = '', kind] = CLOUD.exec(group) ?? [];
  if (whole === undefined) return null;
  if (amount === '///' && height === '///' && kind === undefined) return 'unknown';
  return {
    amount: amount === '///' ? null : (amount as CloudLayer['amount']),
    heightFt: height === '///' ? null : Number(height) * 100,
    kind: kind === 'CB' || kind === 'TCU' ? kind : null,
  };
});

function readCloud(group: string, report: MetarReport): boolean {
  const layer = parseCloud(group);
  if (layer === null || layer === 'unknown') return layer !== null;
  report.clouds ??= [];
  report.clouds.push(layer);
  if (layer.amount !== null) report.cloudOktas = Math.max(report.cloudOktas ?? 0, OKTAS[layer.amount]);
  return true;
}

/** `//` is unobserved weather; four slashes and more are unmeasured visibility, cloud or temperatures. */
function readSlashes(group: string, report: MetarReport): boolean {
  if (!/^\/+$/.test(group)) return false;
  if (group === '//') report.weather = null;
  return group.length === 2 || group.length >= 4;
}

function readRunway(group: string, report: MetarReport): boolean {
  const match = RUNWAY.exec(group);
  if (match === null) return RUNWAY_STATE.test(group);
  const [, runway = '', bound, least, mostBound, most, feet, trend] = match;
  const toMetres = (figures: string | undefined) => Math.round(Number(figures) * (feet === undefined ? 1 : FOOT_M));
  const range: RunwayRange = {
    runway,
    leastM: toMetres(least),
    mostM: most === undefined ? null : toMetres(most),
    bound: bound === 'P' || mostBound === 'P' ? 'above' : bound === 'M' ? 'below' : 'exact',
    trend: trend === undefined ? null : trend === 'U' ? 'up' : trend === 'D' ? 'down' : 'none',
  };
  report.runwayRanges.push(range);
  return true;
}

function readRecent(group: string, report: MetarReport): boolean {
  if (!group.startsWith('RE') || group.length < 4 || !WEATHER.test(group.slice(2))) return false;
  report.recentWeather.push(group.slice(2));
  return true;
}

function readWeather(group: string, report: MetarReport): boolean {
  const isSign = group.length < 2 || group === 'VC';
  if (isSign || group.length > 9 || !WEATHER.test(group)) return false;
  report.weather ??= [];
  report.weather.push(group);
  return true;
}

/** Keywords and the remaining groups. */
function readWord(group: string, report: MetarReport): boolean {
  switch (group) {
    case 'CAVOK':
      report.isCavok = true;
      report.visibilityM = 10_000;
      return true;
    case 'NSC':
    case 'NCD':
      report.clouds ??= [];
      return true;
    case 'SKC':
    case 'CLR':
      report.clouds ??= [];
      report.cloudOktas ??= 0;
      return true;
    case 'AUTO':
      report.isAuto = true;
      return true;
    case 'COR':
      report.isCorrected = true;
      return true;
    case 'NIL':
      report.isNil = true;
      return true;
    case 'NSW':
    case '$':
      return true;
    default:
      if (/^CC[A-Z]$/.test(group)) {
        // Canada numbers its corrections by letters.
        report.isCorrected = true;
        return true;
      }
      return readVertical(group, report) || readWeather(group, report);
  }
}

function readVertical(group: string, report: MetarReport): boolean {
  const [, figures] = /^VV(\d{3}|\/\/\/)$/.exec(group) ?? [];
  if (figures === undefined) return false;
  if (figures !== '///') report.verticalVisibilityFt = Number(figures) * 100;
  report.clouds ??= [];
  return true;
}
