import { isRecord } from '@portal/domain/data/is-record';
import type { StormPoint, WindRadii } from '@portal/domain/storm/storm';
import { KNOT_MS } from '@portal/domain/table/units.table';
import { type EpochSeconds, formatMoment, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { AdvisoryError, type ReadAdvisory, show } from './advisory-error.ts';
import { checkTrack } from './check-track.ts';
import { readJmaRadii } from './jma-radii.ts';

/** A storm in JMA's list. */
export interface JmaTarget {
  /** `TC2632`. */
  readonly centreId: string;
  /** `2623`; null while the storm has a letter only. */
  readonly number: string | null;
  readonly issuedAt: EpochSeconds;
  /** No tropical cyclone any more: an extratropical or remnant low. */
  readonly isLow: boolean;
}

type Json = Readonly<Record<string, unknown>>;

const CENTRE_ID = /^[A-Z]{2}\d{4}$/;
const NUMBER = /^\d{4}$/;
const LETTERS = /^[a-z]{1,2}$/;
const NAME = /^[A-Z][A-Z' -]{1,24}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;
const DECIMAL = /^-?\d{1,6}(?:\.\d{1,6})?$/;
/** JMA's dash for what it does not state. */
const NOT_STATED: ReadonlySet<unknown> = new Set([undefined, null, '', '-', '－']);
const MOST_STORMS = 16;
const MOST_PARTS = 40;
const NAUTICAL_KM = 1.852;
/** Thresholds of `galeWarning`, 15 m/s, and `stormWarning`, 25 m/s. */
const GALE_KT = 30;
const STORM_KT = 50;
/** An analysis is issued within the hour; special ones later. */
const LONGEST_WORK_SECONDS = 12 * HOUR_SECONDS;

/**
 * Reads `targetTc.json`: all storms that JMA has in its list, none if it is `[]`. Throws `AdvisoryError` of one line for
 * anything else.
 */
export function parseJmaTargets(text: string): JmaTarget[] {
  const list = parseList(text, MOST_STORMS);
  const targets = list.map((item, index) => readTarget(`storm ${index + 1}`, toObject(`storm ${index + 1}`, item)));
  const ids = new Set(targets.map(({ centreId }) => centreId));
  if (ids.size < targets.length) throw new AdvisoryError('has one storm twice');
  return targets;
}

function readTarget(name: string, { tropicalCyclone: id, typhoonNumber, category, issue }: Json): JmaTarget {
  if (typeof id !== 'string' || !CENTRE_ID.test(id)) throw new AdvisoryError(`${name}: tropicalCyclone is ${show(id)}`);
  return {
    centreId: id,
    number: readStormNumber(id, typhoonNumber),
    issuedAt: readMoment(`${id}: issue`, issue),
    isLow: category === 'LOW',
  };
}

/** Null for the letter of an unnamed storm. */
function readStormNumber(name: string, value: unknown): string | null {
  if (typeof value === 'string' && NUMBER.test(value)) return value;
  if (NOT_STATED.has(value) || (typeof value === 'string' && LETTERS.test(value))) return null;
  throw new AdvisoryError(`${name}: typhoonNumber is ${show(value)}`);
}

/**
 * Reads `specifications.json` of a storm of the list. Units are those in the names of the fields. Winds are 10-minute
 * means. Throws `AdvisoryError` of one line for what is not the whole, possible track of that storm.
 */
export function parseJmaSpecifications(text: string, target: JmaTarget): ReadAdvisory {
  const parts = parseList(text, MOST_PARTS).map((part, index) => toObject(`part ${index + 1}`, part));
  const title = parts.find(({ part }) => part === 'title');
  if (title === undefined) throw new AdvisoryError('has no title');
  const number = readStormNumber('title', title.typhoonNumber) ?? target.number;
  if (target.number !== null && number !== target.number) {
    throw new AdvisoryError(`is of typhoon ${number}, listed is ${target.number}`);
  }
  const timed = parts.filter(({ advancedHours }) => !NOT_STATED.has(advancedHours));
  const analysis = timed.find((part) => readHours(part) === 0);
  if (analysis === undefined) throw new AdvisoryError('has no analysis');
  const startAt = readMoment('analysis: validtime', readMember(analysis.validtime, 'UTC'));
  const issuedAt = readIssue(title, startAt);
  const notes: string[] = [];
  const points = timed.map((part) => readPoint(part, startAt, (line) => notes.push(line))).sort((a, b) => a.at - b.at);
  checkTrack(points);
  const { centreId } = target;
  return {
    advisory: { centre: 'jma', centreId, number, name: readName(title), issuedAt, windMinutes: 10, points },
    notes,
  };
}

function readIssue({ issue }: Json, startAt: EpochSeconds): EpochSeconds {
  const issuedAt = readMoment('title: issue', readMember(issue, 'UTC') ?? readMember(issue, 'JST'));
  if (issuedAt < startAt || issuedAt - startAt > LONGEST_WORK_SECONDS) {
    throw new AdvisoryError(`analyses ${formatMoment(startAt)}, but was issued ${formatMoment(issuedAt)}`);
  }
  return issuedAt;
}

/** Null while unnamed. */
function readName({ name }: Json): string | null {
  const stated = readMember(name, 'en');
  if (NOT_STATED.has(stated)) return null;
  const capitals = typeof stated === 'string' ? stated.trim().toUpperCase() : '';
  if (!NAME.test(capitals)) throw new AdvisoryError(`title: name is ${show(stated)}`);
  return capitals;
}

function readHours({ advancedHours }: Json): number {
  const hours = readNumber('advancedHours', advancedHours);
  if (hours === null || hours < 0) throw new AdvisoryError(`advancedHours is ${show(advancedHours)}`);
  return hours;
}

function readPoint(part: Json, startAt: EpochSeconds, onNote: (line: string) => void): StormPoint {
  const hours = readHours(part);
  const name = hours === 0 ? 'analysis' : `hour ${hours}`;
  const stated = readMember(part.validtime, 'UTC');
  const at = stated === undefined ? startAt + hours * HOUR_SECONDS : readMoment(`${name}: validtime`, stated);
  const [lat, lng, ...more] = toArray(`${name}: position`, readMember(part.position, 'deg'));
  const place = { lat: readNumber(`${name}: latitude`, lat), lng: readNumber(`${name}: longitude`, lng) };
  if (place.lat === null || place.lng === null || more.length > 0) {
    throw new AdvisoryError(`${name}: position is ${show(part.position)}`);
  }
  const errorKm = hours === 0 ? null : readCircle(name, part.probabilityCircleRadius);
  return {
    at,
    kind: hours === 0 ? 'observed' : 'forecast',
    lat: place.lat,
    lng: place.lng,
    windMs: readSpeed(`${name}: sustained wind`, readMember(part.maximumWind, 'sustained')),
    gustMs: readSpeed(`${name}: gust`, readMember(part.maximumWind, 'gust')),
    pressure: readNumber(`${name}: pressure`, part.pressure),
    errorKm,
    radii: listRadii(part, errorKm, (line) => onNote(`${name}: ${line}`)),
  };
}

/** Radii are extras: one of an unknown layout is left out with a note. */
function listRadii(part: Json, errorKm: number | null, onNote: (line: string) => void): WindRadii[] {
  const areas = [
    { area: part.galeWarning, kt: GALE_KT, lessKm: 0 },
    { area: part.stormWarning, kt: STORM_KT, lessKm: readHours(part) === 0 ? 0 : errorKm },
  ];
  return areas.flatMap(({ area, kt, lessKm }) => {
    try {
      return readJmaRadii(area, kt, lessKm) ?? [];
    } catch (error) {
      if (!(error instanceof AdvisoryError)) throw error;
      onNote(error.message);
      return [];
    }
  });
}

function readCircle(name: string, circle: unknown): number | null {
  const km = readNumber(`${name}: circle`, readMember(circle, 'km'));
  if (km !== null) return km;
  const miles = readNumber(`${name}: circle`, readMember(circle, 'nm'));
  return miles === null ? null : Math.round(miles * NAUTICAL_KM);
}

/** Metres per second; null for a wind that is not stated, or only in words. Knots are the finer of JMA's two. */
function readSpeed(name: string, speed: unknown): number | null {
  const knots = readNumber(name, readMember(speed, 'kt'));
  if (knots !== null) return Math.round(knots * KNOT_MS * 100) / 100;
  return readNumber(name, readMember(speed, 'm/s'));
}

/** A number, also as text; null for one that is not stated. */
function readNumber(name: string, value: unknown): number | null {
  if (NOT_STATED.has(value)) return null;
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new AdvisoryError(`${name} is ${show(value)}`);
  return number;
}

function readMoment(name: string, value: unknown): EpochSeconds {
  const at = typeof value === 'string' && MOMENT.test(value) ? Date.parse(value) / 1000 : Number.NaN;
  if (Number.isNaN(at)) throw new AdvisoryError(`${name} is ${show(value)}, no time`);
  return at;
}

function readMember(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function toArray(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new AdvisoryError(`${name} is ${show(value)}, no list`);
  return value;
}

function toObject(name: string, value: unknown): Json {
  if (isRecord(value)) return value;
  throw new AdvisoryError(`${name} is ${show(value)}, no object`);
}

function parseList(text: string, most: number): readonly unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AdvisoryError(/^\s*</.test(text) ? 'is a page instead of JSON' : 'is not whole JSON');
  }
  if (!Array.isArray(value)) throw new AdvisoryError(`is ${show(value)}, no list`);
  if (value.length > most) throw new AdvisoryError(`has ${value.length} entries, more than ${most}`);
  return value;
}
