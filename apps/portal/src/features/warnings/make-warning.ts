import { createHash } from 'node:crypto';
import { toSlug } from '@portal/domain/place/slug';
import { DAY_SECONDS, type EpochSeconds, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import type { WarningKind, WarningLevel } from '@portal/domain/warning/warning-kind';
import { findShapeFault } from '@portal/domain/warning/warning-shape';
import { type CapFacts, type Warning, WarningError, type Wording } from './warning.ts';

const LONGEST_NUMBER = 40;

/**
 * `2026-08-03-dbqg-17-3f9a1c`: the same bulletin has the same name whenever it comes; a warning that is one of several of a
 * message has its place there behind it (`…-2`).
 */
function toWarningId(
  { issuer, number, issuedAt }: Pick<Warning, 'issuer' | 'number' | 'issuedAt'>,
  part: number | null,
): string {
  const mark = createHash('sha256')
    .update(JSON.stringify([issuer, number]))
    .digest('hex')
    .slice(0, 6);
  const words = toSlug(number).slice(0, LONGEST_NUMBER).replace(/-+$/, '');
  return [formatDate(issuedAt), words, mark, part === null ? '' : String(part)].filter((word) => word !== '').join('-');
}

const ZONED = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/;

/** ISO 8601 with offset, the only way in which a bulletin may state a time: null for anything else and for a day that no calendar has. */
function parseZonedMoment(text: string): EpochSeconds | null {
  const match = ZONED.exec(text.trim());
  if (match === null || parseDate(match[1] ?? '') === null) return null;
  return Date.parse(text.trim()) / 1000;
}

/** A unit that a name means, by the slugs of what it is made of; its provinces are those of today and before. */
export interface NamedUnit {
  readonly slugs: readonly string[];
  readonly isProvince: boolean;
  readonly provinces: readonly string[];
}

/** What a warning is held to beyond its own words. */
export interface WarningRules {
  /** Today's slug of a unit; null for what is none. */
  readonly findUnitSlug: (slug: string) => string | null;
  /** Units that a name means, in the province of a slug where one is given; several where it could be several. */
  readonly listNamedUnits: (name: string, within: string | null) => readonly NamedUnit[];
}

/** Parts of a bulletin as they were read; texts that are not there are empty. */
export interface WarningParts {
  readonly issuer: string;
  readonly number: string;
  readonly kind: WarningKind;
  readonly level: WarningLevel | null;
  readonly issuedAt: string;
  readonly startsAt: string;
  readonly expiresAt: string;
  readonly area: {
    readonly name: string;
    readonly slugs: readonly string[];
    readonly polygons: readonly string[];
    readonly circles: readonly string[];
  };
  readonly language: 'vi' | 'en';
  readonly wording: Wording;
  readonly english: Wording | null;
  readonly link: string;
  readonly cap: CapFacts | null;
}

const LONGEST = { issuer: 200, number: 100, headline: 300, text: 20_000, area: 4000, link: 1000 } as const;
const LONGEST_DAYS = 120;
const MOST_PLACES = 500;
const PAIR = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?)$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Text without invisible characters; lines stay where `lines` says so. */
function cleanText(text: string, lines = false): string {
  const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '');
  // Line by line: an expression that searches for spaces before an end of line takes minutes for a line of 100,000 of them.
  const tidy = lines
    ? clean
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
    : clean.replace(/\s+/g, ' ');
  return tidy.trim();
}

function requireText(name: keyof typeof LONGEST, text: string, lines = false): string {
  const clean = cleanText(text, lines);
  if (clean === '') throw new WarningError(`${name}: is missing`);
  if (clean.length > LONGEST[name]) throw new WarningError(`${name}: longer than ${LONGEST[name]} characters`);
  return clean;
}

function readMoment(name: string, text: string): EpochSeconds {
  if (text.trim() === '') throw new WarningError(`${name}: is missing`);
  const at = parseZonedMoment(text);
  if (at !== null) return at;
  throw new WarningError(
    `${name}: "${text.slice(0, 40)}" is not a time with its zone, such as 2026-08-03T13:40:00+07:00`,
  );
}

function readTimes(parts: WarningParts): Pick<Warning, 'issuedAt' | 'startsAt' | 'expiresAt'> {
  const issuedAt = readMoment('issuedAt', parts.issuedAt);
  const expiresAt = readMoment('expiresAt', parts.expiresAt);
  const startsAt = parts.startsAt === '' ? issuedAt : readMoment('startsAt', parts.startsAt);
  if (expiresAt <= Math.max(issuedAt, startsAt)) throw new WarningError('expiresAt: is not after the beginning');
  if (expiresAt - issuedAt > LONGEST_DAYS * DAY_SECONDS)
    throw new WarningError(`expiresAt: more than ${LONGEST_DAYS} days after issuedAt`);
  return { issuedAt, startsAt, expiresAt };
}

function readPair(text: string) {
  const match = PAIR.exec(text);
  if (match === null) throw new WarningError(`area: "${text.slice(0, 40)}" is not latitude,longitude`);
  return { lat: Number(match[1]), lng: Number(match[2]) };
}

function readCircle(text: string) {
  const [pair = '', radius = '', ...more] = text.trim().split(/\s+/);
  if (!/^\d{1,5}(?:\.\d{1,6})?$/.test(radius) || more.length > 0)
    throw new WarningError(`area: "${text.slice(0, 40)}" is not latitude,longitude and kilometres`);
  return { ...readPair(pair), radiusKm: Number(radius) };
}

function readArea({ name, slugs, polygons, circles }: WarningParts['area'], rules: WarningRules): Warning['area'] {
  if (slugs.length + polygons.length + circles.length === 0) throw new WarningError('area: is missing');
  if (slugs.length > MOST_PLACES) throw new WarningError(`area: more than ${MOST_PLACES} places`);
  const shape = {
    polygons: polygons.map((polygon) => polygon.trim().split(/\s+/).map(readPair)),
    circles: circles.map(readCircle),
  };
  const fault = polygons.length + circles.length === 0 ? null : findShapeFault(shape);
  if (fault !== null) throw new WarningError(`area: ${fault}`);
  const units = slugs.map((slug) => {
    const unit = rules.findUnitSlug(slug.trim());
    if (unit === null) throw new WarningError(`area: "${slug.slice(0, 80)}" is no province, ward or former district`);
    return unit;
  });
  const words = cleanText(name);
  if (words.length > LONGEST.area) throw new WarningError(`area: longer than ${LONGEST.area} characters`);
  return { name: words === '' ? null : words, slugs: [...new Set(units)], ...shape };
}

function readLink(text: string): string | null {
  const link = text.trim();
  if (link === '') return null;
  const url = URL.canParse(link) ? new URL(link) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url !== null && isWeb && url.username + url.password === '' && link.length <= LONGEST.link) return url.href;
  throw new WarningError(`link: "${link.slice(0, 80)}" is not an address of a page`);
}

function readWording({ headline, text }: Wording): Wording {
  return { headline: requireText('headline', headline), text: requireText('text', text, true) };
}

/** A warning from the parts of a bulletin. Throws WarningError for the first that is missing or wrong. */
export function makeWarning(parts: WarningParts, rules: WarningRules): Warning {
  const number = requireText('number', parts.number);
  const issuer = requireText('issuer', parts.issuer);
  const times = readTimes(parts);
  return {
    id: toWarningId({ issuer, number, issuedAt: times.issuedAt }, parts.cap?.part ?? null),
    issuer,
    number,
    kind: parts.kind,
    level: parts.level,
    ...times,
    area: readArea(parts.area, rules),
    language: parts.language,
    ...readWording(parts.wording),
    english: parts.english === null ? null : readWording(parts.english),
    link: readLink(parts.link),
    cap: parts.cap,
  };
}
