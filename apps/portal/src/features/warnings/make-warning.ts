import { createHash } from 'node:crypto';
import { toSlug } from '@portal/domain/place/slug';
import { DAY_SECONDS, type EpochSeconds, formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import type { WarningLevel } from '@portal/domain/warning/warning-kind';
import type { WarningKind } from '@portal/domain/warning/warning-kind.table';
import { findShapeFault } from '@portal/domain/warning/warning-shape';
import { listPairs, mendMoment, type Note, readPair, readRing } from './mend-form.ts';
import { type CapFacts, type Warning, WarningError, type Wording } from './warning.ts';

const LONGEST_NUMBER = 40;

/**
 * `2026-08-03-dbqg-17-3f9a1c`: the same bulletin always gets the same id; one of several warnings of a message has
 * its number appended (`…-2`).
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

/** A unit for a name: slugs of its parts, and its current and former provinces. */
export interface NamedUnit {
  readonly slugs: readonly string[];
  readonly isProvince: boolean;
  readonly provinces: readonly string[];
}

/** What warnings are checked against. */
export interface WarningRules {
  readonly findUnitSlug: (slug: string) => string | null;
  /** Units for a name, optionally within a province; several if ambiguous. */
  readonly listNamedUnits: (name: string, within: string | null) => readonly NamedUnit[];
}

/** Parts of a bulletin as read; missing texts are empty. */
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
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Cs}/gu;

/** Removes invisible characters; keeps line breaks with `lines`. */
function cleanText(text: string, lines = false): string {
  const clean = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(CONTROL, '');
  // Line by line: a pattern for trailing spaces takes minutes on 100,000 spaces.
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

function readMoment(name: string, text: string, note: Note): EpochSeconds {
  if (text.trim() === '') throw new WarningError(`${name}: is missing`);
  const moment = mendMoment(text, name, note);
  if (moment !== null) return Date.parse(moment) / 1000;
  throw new WarningError(
    `${name}: "${text.slice(0, 40)}" is not a time with its zone, such as 2026-08-03T13:40:00+07:00`,
  );
}

type Times = Pick<Warning, 'issuedAt' | 'startsAt' | 'expiresAt' | 'isEndAssumed'>;

/** Validity of a warning without an end, from its issue, or its start if later. */
const ASSUMED_SECONDS = DAY_SECONDS;

function readTimes(parts: WarningParts, note: Note): Times {
  const issuedAt = readMoment('issuedAt', parts.issuedAt, note);
  const startsAt = parts.startsAt === '' ? issuedAt : readMoment('startsAt', parts.startsAt, note);
  if (parts.expiresAt.trim() === '') {
    const expiresAt = Math.max(issuedAt, startsAt) + ASSUMED_SECONDS;
    note(`expiresAt: not stated, taken as ${formatMoment(expiresAt)}: a day after its issue or beginning`);
    return { issuedAt, startsAt, expiresAt, isEndAssumed: true };
  }
  const expiresAt = readMoment('expiresAt', parts.expiresAt, note);
  if (expiresAt <= Math.max(issuedAt, startsAt)) throw new WarningError('expiresAt: is not after the start');
  if (expiresAt - issuedAt > LONGEST_DAYS * DAY_SECONDS)
    throw new WarningError(`expiresAt: more than ${LONGEST_DAYS} days after issuedAt`);
  return { issuedAt, startsAt, expiresAt };
}

function readCircle(text: string, note: Note) {
  const [pair = '', radius = '', ...more] = listPairs(text);
  if (!/^\d{1,5}(?:\.\d*)?$/.test(radius) || more.length > 0)
    throw new WarningError(`area: "${text.slice(0, 40)}" is not latitude,longitude and kilometres`);
  return { ...readPair(pair, note), radiusKm: Number(Number(radius).toFixed(6)) };
}

function readArea(
  { name, slugs, polygons, circles }: WarningParts['area'],
  rules: WarningRules,
  note: Note,
): Warning['area'] {
  if (slugs.length + polygons.length + circles.length === 0) throw new WarningError('area: is missing');
  if (slugs.length > MOST_PLACES) throw new WarningError(`area: more than ${MOST_PLACES} places`);
  const shape = {
    polygons: polygons.map((polygon) => readRing(polygon, note)),
    circles: circles.map((circle) => readCircle(circle, note)),
  };
  const fault = polygons.length + circles.length === 0 ? null : findShapeFault(shape);
  if (fault !== null) throw new WarningError(`area: ${fault}`);
  const units = slugs.map((slug) => {
    const unit = rules.findUnitSlug(slug.trim());
    if (unit === null)
      throw new WarningError(`area: "${slug.slice(0, 80)}" is not a province, ward or former district`);
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

/**
 * A warning from the parts of a bulletin. Throws WarningError for the first missing or invalid part; corrections of
 * form are added to the notes of its file, which the warning carries.
 */
export function makeWarning(parts: WarningParts, rules: WarningRules, notes: Set<string> = new Set()): Warning {
  const note: Note = (line) => notes.add(line);
  const number = requireText('number', parts.number);
  const issuer = requireText('issuer', parts.issuer);
  const times = readTimes(parts, note);
  const area = readArea(parts.area, rules, note);
  return {
    id: toWarningId({ issuer, number, issuedAt: times.issuedAt }, parts.cap?.part ?? null),
    issuer,
    number,
    kind: parts.kind,
    level: parts.level,
    ...times,
    area,
    language: parts.language,
    ...readWording(parts.wording),
    english: parts.english === null ? null : readWording(parts.english),
    link: readLink(parts.link),
    cap: parts.cap,
    ...(notes.size === 0 ? {} : { notes: [...notes] }),
  };
}
