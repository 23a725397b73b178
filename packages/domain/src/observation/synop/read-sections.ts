import { KNOT_MS } from '#table/units.table.ts';
import type { SynopReport } from './synop-report.ts';

/** Section 1: its first two groups (`iRixhVV`, `Nddff`) and the following ones. */
interface PresentSection {
  readonly lead: string;
  readonly wind: string;
  readonly groups: readonly string[];
  readonly isKnots: boolean;
}

/** Section 3, with the first group of section 1, which says where the rain is reported. */
interface DailySection {
  readonly lead: string;
  readonly groups: readonly string[];
  readonly isKnots: boolean;
}

/** Lower ends of the classes of code table 1600, metres. */
const CLOUD_BASES_M = [0, 50, 100, 200, 300, 600, 1000, 1500, 2000, 2500];
/** Code table 4377 from 90 on, metres; less than 50 m is 0. */
const FAR_M = [0, 50, 200, 500, 1000, 2000, 4000, 10_000, 20_000, 50_000];
/** Hours of code table 4019. */
const RAIN_HOURS: Readonly<Record<string, number>> = {
  1: 6,
  2: 12,
  3: 18,
  4: 24,
  5: 1,
  6: 2,
  7: 3,
  8: 9,
  9: 15,
};
const MAIN_HOURS = 6;

/** Digits as a number; null if one is missing. */
function toNumber(figures: string): number | null {
  return /^\d+$/.test(figures) ? Number(figures) : null;
}

/** Reads section 1 into the report. Its groups are in the order of their first digit; others are ignored. */
export function readPresentGroups({ lead, wind, groups, isKnots }: PresentSection, report: SynopReport): void {
  readLead(lead, report);
  let rest = groups;
  let speed = wind.slice(3);
  const [more = ''] = groups;
  if (speed === '99' && more.startsWith('00')) {
    speed = more.slice(2);
    rest = groups.slice(1);
  }
  readWind(wind, speed, isKnots, report);
  let last = '0';
  for (const group of rest) {
    const figure = group.charAt(0);
    const isNext = /^\d[\d/]{4}$/.test(group) && figure > last;
    if (!isNext || !readPresentGroup(figure, group, report)) report.unread.push(group);
    if (isNext) last = figure;
  }
  const [rain, presence] = lead;
  // No rain group means a dry period: six hours at the main hours.
  if (rain === '3' && report.rainMm === null && report.hour % MAIN_HOURS === 0)
    Object.assign(report, { rainMm: 0, rainHours: MAIN_HOURS });
  // 7 is an automatic station with its own codes.
  if (presence === '7') report.weatherCode = null;
  report.hasNoWeather = (presence === '2' || presence === '5') && report.weatherCode === null;
}

function readLead(lead: string, report: SynopReport): void {
  const height = toNumber(lead.charAt(2));
  if (height !== null) report.cloudBaseM = [CLOUD_BASES_M[height] ?? 0, CLOUD_BASES_M[height + 1] ?? null];
  const code = toNumber(lead.slice(3));
  if (code === null) return;
  if (code >= 90) report.visibilityM = FAR_M[code - 90] ?? null;
  else if (code <= 50) report.visibilityM = code * 100;
  else if (code >= 56) report.visibilityM = code <= 80 ? (code - 50) * 1000 : 30_000 + (code - 80) * 5000;
}

function readWind(group: string, speedText: string, isKnots: boolean, report: SynopReport): void {
  const cloud = toNumber(group.charAt(0));
  report.cloudOktas = cloud === 9 ? null : cloud;
  const [direction, speed] = [toNumber(group.slice(1, 3)), toNumber(speedText)];
  if (direction !== null && direction > 36 && direction !== 99) {
    report.unread.push(group);
    return;
  }
  report.windMs = speed === null ? null : speed * (isKnots ? KNOT_MS : 1);
  const isSet = direction !== null && direction >= 1 && direction <= 36 && report.windMs !== 0;
  report.windDirectionDeg = isSet ? direction * 10 : null;
}

function readPresentGroup(figure: string, group: string, report: SynopReport): boolean {
  const value = toNumber(group.slice(1));
  switch (figure) {
    case '1':
      return setTemperature(group, 'temperatureC', report);
    case '2':
      if (group.charAt(1) !== '9') return setTemperature(group, 'dewPointC', report);
      report.humidityPercent = toNumber(group.slice(2));
      return report.humidityPercent === null || report.humidityPercent <= 100;
    case '3':
      report.stationPressureHpa = toPressure(value);
      return true;
    case '4':
      // Mountain stations report a geopotential height instead of sea-level pressure.
      if (!/^4[12578]/.test(group)) report.pressureHpa = toPressure(value);
      return true;
    case '5':
      report.change3hHpa = toChange(group);
      return true;
    case '6':
      return readRain(group, report);
    case '7':
      return readWeather(group, report);
    case '8':
      report.lowCloud = toNumber(group.charAt(2));
      return true;
    default:
      return true;
  }
}

type Temperature = 'temperatureC' | 'dewPointC' | 'temperatureMaxC' | 'temperatureMinC';

function setTemperature(group: string, name: Temperature, report: SynopReport): boolean {
  const sign = group.charAt(1);
  const tenths = toNumber(group.slice(2));
  if (sign !== '0' && sign !== '1') return sign === '/' && tenths === null;
  if (tenths !== null) report[name] = (sign === '1' ? 0 - tenths : tenths) / 10;
  return true;
}

function toPressure(tenths: number | null): number | null {
  return tenths === null ? null : (tenths < 5000 ? tenths + 10_000 : tenths) / 10;
}

/** `5appp`: the kind of the change gives its sign. */
function toChange(group: string): number | null {
  const [kind, tenths] = [toNumber(group.charAt(1)), toNumber(group.slice(2))];
  if (kind === null || tenths === null || kind > 8) return null;
  return (kind <= 3 ? tenths : 0 - tenths) / 10;
}

/** `6RRRtR`. An amount without its hours is ignored. */
function readRain(group: string, report: SynopReport): boolean {
  const code = toNumber(group.slice(1, 4));
  const hours = RAIN_HOURS[group.charAt(4)];
  if (code === null || hours === undefined) return code === null;
  const mm = code === 990 ? 0 : code > 990 ? (code - 990) / 10 : code;
  // Sections 1 and 3 may each have one: the shorter period is more informative.
  if (report.rainHours !== null && report.rainHours <= hours) return true;
  report.rainMm = mm;
  report.rainHours = hours;
  return true;
}

function readWeather(group: string, report: SynopReport): boolean {
  report.weatherCode = toNumber(group.slice(1, 3));
  report.pastWeather = [toNumber(group.charAt(3)), toNumber(group.charAt(4))];
  return true;
}

/** Reads section 3 into the report: temperature extremes, daily rain, gusts, 24-hour pressure change. */
export function readDailyGroups({ groups, isKnots }: DailySection, report: SynopReport): void {
  let last = '0';
  let isAfterSun = false;
  for (const [at, group] of groups.entries()) {
    if (!/^\d[\d/]{4}$/.test(group)) {
      report.unread.push(group);
      continue;
    }
    const figure = group.charAt(0);
    if (figure >= '6') isAfterSun = false;
    // Radiation groups follow sunshine, whatever their first digit.
    if (isAfterSun || figure < last) continue;
    last = figure;
    isAfterSun = /^55/.test(group);
    if (!readDailyGroup(figure, group, report)) report.unread.push(group);
    else if (/^91[01]/.test(group)) readGust(group, groups[at + 1] ?? '', isKnots, report);
  }
}

function readDailyGroup(figure: string, group: string, report: SynopReport): boolean {
  switch (figure) {
    case '1':
      return setTemperature(group, 'temperatureMaxC', report);
    case '2':
      return setTemperature(group, 'temperatureMinC', report);
    case '5': {
      const tenths = toNumber(group.slice(2));
      if (/^5[89]/.test(group) && tenths !== null)
        report.change24hHpa = (group.charAt(1) === '8' ? tenths : -tenths) / 10;
      return true;
    }
    case '6':
      return readRain(group, report);
    case '7': {
      const tenths = toNumber(group.slice(1));
      if (tenths !== null) report.rain24Mm = tenths === 9999 ? 0 : tenths / 10;
      return true;
    }
    default:
      return true;
  }
}

/** `910ff` over ten minutes, `911ff` since the last report; 99 continues in the next group. */
function readGust(group: string, next: string, isKnots: boolean, report: SynopReport): void {
  const speed = group.endsWith('99') && next.startsWith('00') ? toNumber(next.slice(2)) : toNumber(group.slice(3));
  if (speed !== null) report.gustMs = Math.max(report.gustMs ?? 0, speed * (isKnots ? KNOT_MS : 1));
}
