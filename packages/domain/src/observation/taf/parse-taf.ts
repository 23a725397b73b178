import { makeReportFault, type ReportFault } from '#observation/metar/metar-report.ts';
import { findMetarWeather } from '#observation/metar/metar-weather.ts';
import { makeReport } from '#observation/metar/parse-metar.ts';
import { readGroup } from '#observation/metar/read-group.ts';
import { resolveReportTime } from '#observation/report-time.ts';
import { DAY_SECONDS, type EpochSeconds } from '#time/vietnam-time.ts';
import type { Taf, TafChange, TafPart } from './taf.ts';

/** A forecast, or why the message is none. */
export type ParsedTaf = { readonly ok: true; readonly taf: Taf } | ReportFault;

const MOST_CHARACTERS = 2000;
const MOST_PARTS = 16;
/** A message with more unknown groups is damaged. */
const MOST_UNREAD = 3;
/** Forecasts are valid for up to 30 hours. */
const LONGEST_SECONDS = 1.5 * DAY_SECONDS;
const STATION = /^[A-Z][A-Z0-9]{3}$/;
const ISSUED = /^(\d\d)(\d\d)(\d\d)Z$/;
const SPAN = /^(\d\d)(\d\d)\/(\d\d)(\d\d)$/;
const FROM = /^FM(\d\d)(\d\d)(\d\d)$/;
const CHANCE = /^PROB([34])0$/;
const CHANGES: Readonly<Record<string, TafChange>> = { BECMG: 'becoming', TEMPO: 'temporary', INTER: 'temporary' };
/** Extremes of temperature, pressure, turbulence and icing, which pages do not show. */
const LEFT_OUT = /^(?:T[XN]M?\d\d\/\d{4}Z|QNH\d{4}INS|[56]\d{5}|WS\d{3}\/\d{5}KT)$/;

/** A part as it is read. */
interface OpenPart {
  readonly change: TafChange;
  readonly chancePercent: number | null;
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly groups: string[];
}

/** A day and hour next to the time of issue; hour 24 is midnight at the end of the day. Null if there is none. */
function findMoment(day: string, hour: string, near: EpochSeconds, minute = '00'): EpochSeconds | null {
  const isEnd = hour === '24';
  const clock = { day: Number(day), hour: isEnd ? 0 : Number(hour), minute: Number(minute) };
  if (clock.hour > 23 || clock.minute > 59) return null;
  const at = resolveReportTime(clock, { kind: 'stamp', at: isEnd ? near - DAY_SECONDS / 2 : near });
  return at === null ? null : at + (isEnd ? DAY_SECONDS : 0);
}

function findSpan(group: string, issuedAt: EpochSeconds): Pick<Taf, 'fromAt' | 'toAt'> | null {
  const [whole, fromDay = '', fromHour = '', toDay = '', toHour = ''] = SPAN.exec(group) ?? [];
  if (whole === undefined) return null;
  const [fromAt, toAt] = [findMoment(fromDay, fromHour, issuedAt), findMoment(toDay, toHour, issuedAt)];
  const isSpan = fromAt !== null && toAt !== null && toAt > fromAt && toAt - fromAt <= LONGEST_SECONDS;
  return isSpan ? { fromAt, toAt } : null;
}

/** The part that begins with a group, and how many groups say so; null if none begins there, or its time is wrong. */
function openPart(groups: readonly string[], at: number, taf: Omit<Taf, 'parts'>): [OpenPart, number] | null {
  const group = groups[at] ?? '';
  const [, day = '', hour = '', minute = ''] = FROM.exec(group) ?? [];
  if (day !== '') {
    const fromAt = findMoment(day, hour, taf.issuedAt, minute);
    return fromAt === null ? null : [{ change: 'from', chancePercent: null, fromAt, toAt: taf.toAt, groups: [] }, 1];
  }
  const chance = CHANCE.exec(group);
  const word = chance === null ? group : (groups[at + 1] ?? '');
  const change = CHANGES[word];
  if (chance === null && change === undefined) return null;
  const length = (chance === null ? 0 : 1) + (change === undefined ? 0 : 1);
  const span = findSpan(groups[at + length] ?? '', taf.issuedAt);
  if (span === null) return null;
  const chancePercent = chance === null ? null : Number(chance[1]) * 10;
  return [{ change: change ?? 'temporary', chancePercent, ...span, groups: [] }, length + 1];
}

const beginsPart = (group: string): boolean => FROM.test(group) || CHANCE.test(group) || group in CHANGES;

/** The values of a part; adds unknown groups to `unread`. */
function readPart({ groups, ...part }: OpenPart, unread: string[]): TafPart {
  const report = makeReport('METAR');
  for (const group of groups) if (!LEFT_OUT.test(group) && !readGroup(group, report)) unread.push(group);
  const weather = findMetarWeather(report);
  const isOver = groups.includes('NSW') || groups.includes('CAVOK');
  return {
    ...part,
    windMs: report.windMs,
    windDirectionDeg: report.windDirectionDeg,
    gustMs: report.gustMs,
    visibilityM: report.visibilityM,
    weather: weather === 0 && !isOver ? null : weather,
    cloudOktas: report.cloudOktas,
  };
}

/**
 * Parses one TAF, with or without its first word, up to `=`, received at `now`. Refuses a message without station or
 * time, with a wrong time or span, a cancelled or missing one (`noValues`), and one with more than three unknown
 * groups.
 */
export function parseTaf(text: string, now: EpochSeconds): ParsedTaf {
  const [line = ''] = text.split('=');
  if (text.length > MOST_CHARACTERS) return makeReportFault('tooLong', 1, line);
  const groups = line
    .split(/\s+/)
    .filter((group) => group !== '' && group !== 'TAF' && group !== 'AMD' && group !== 'COR');
  const [station = '', time = '', span = ''] = groups;
  if (!STATION.test(station)) return makeReportFault('noStation', 1, station);
  const [whole, day = '', hour = '', minute = ''] = ISSUED.exec(time) ?? [];
  if (whole === undefined) return makeReportFault('noTime', 2, time);
  const clock = { day: Number(day), hour: Number(hour), minute: Number(minute) };
  const issuedAt = clock.hour > 23 || clock.minute > 59 ? null : resolveReportTime(clock, { kind: 'receipt', at: now });
  if (issuedAt === null) return makeReportFault('wrongTime', 2, time);
  if (span === 'NIL' || groups.includes('CNL')) return makeReportFault('noValues', 3, span);
  const valid = findSpan(span, issuedAt);
  if (valid === null) return makeReportFault('wrongTime', 3, span);
  return readParts(groups.slice(3), { stationId: station, issuedAt, ...valid });
}

function readParts(groups: readonly string[], taf: Omit<Taf, 'parts'>): ParsedTaf {
  const { fromAt, toAt } = taf;
  const open: OpenPart[] = [{ change: 'base', chancePercent: null, fromAt, toAt, groups: [] }];
  for (let at = 0; at < groups.length; ) {
    const group = groups[at] as string;
    if (group === 'RMK') break;
    const next = openPart(groups, at, taf);
    if (next === null) {
      if (beginsPart(group)) return makeReportFault('wrongTime', at + 4, group);
      open.at(-1)?.groups.push(group);
      at += 1;
      continue;
    }
    open.push(next[0]);
    at += next[1];
  }
  if (open.length > MOST_PARTS) return makeReportFault('tooLong', 4, '');
  const unread: string[] = [];
  const parts = open.map((part) => readPart(part, unread));
  if (unread.length > MOST_UNREAD) return makeReportFault('damaged', 4, unread.join(' '));
  return { ok: true, taf: { ...taf, parts } };
}
