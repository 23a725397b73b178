import { isRecord } from '@portal/domain/data/is-record';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import type { WarningLevel } from '@portal/domain/warning/warning-kind';
import { parse as parseYaml } from 'yaml';
import { makeWarning, type WarningParts, type WarningRules } from './make-warning.ts';
import { mendLevel, type Note } from './mend-form.ts';
import { findKind, type Warning, WarningError, type Wording } from './warning.ts';

type Fields = Readonly<Record<string, unknown>>;

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const ENGLISH = /^<!--[ \t]*english[ \t]*-->[ \t]*$/im;
const KNOWN: readonly string[] = [
  ...['issuer', 'number', 'issuedAt', 'startsAt', 'expiresAt', 'kind', 'level', 'area', 'link'],
  ...['headline', 'headlineEn'],
];
/** Extreme nesting costs the YAML parser seconds; 5,000 polygon points fit. */
const LONGEST_FRONT = 200_000;
const AREA_FIELDS: readonly string[] = ['name', 'places', 'polygons', 'circles'];

function readFields(text: string): Fields {
  if (text.length > LONGEST_FRONT) throw new WarningError(`front matter is longer than ${LONGEST_FRONT} characters`);
  let value: unknown;
  try {
    value = parseYaml(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const first = describeErrorInLine(error);
    throw new WarningError(`front matter is not YAML: ${first.replace(/:$/, '')}`);
  }
  if (!isRecord(value)) throw new WarningError('front matter is empty');
  const unknown = Object.keys(value).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) throw new WarningError(`"${unknown}" is not a field of a warning (${KNOWN.join(', ')})`);
  return value;
}

function readText(fields: Fields, name: string): string {
  const value = fields[name] ?? '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new WarningError(`${name}: is not a text`);
}

function readLevel(fields: Fields, note: Note): WarningLevel | null {
  const value = fields.level ?? null;
  if (value === null) return null;
  if (value === 1 || value === 2 || value === 3 || value === 4 || value === 5) return value;
  const level = typeof value === 'string' ? mendLevel(value, note) : null;
  if (level !== null) return level;
  throw new WarningError(`level: "${String(value).slice(0, 40)}" is not 1, 2, 3, 4 or 5`);
}

function listTexts(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value ?? []].flat();
  if (list.every((entry) => typeof entry === 'string')) return list;
  throw new WarningError('area: is not slugs of places or points "latitude,longitude latitude,longitude …"');
}

/** Slugs and polygons as a list, or each under its key. */
function readArea(value: unknown): WarningParts['area'] {
  if (!isRecord(value)) {
    const texts = listTexts(value);
    const isShape = (text: string) => text.includes(',');
    return { name: '', slugs: texts.filter((text) => !isShape(text)), polygons: texts.filter(isShape), circles: [] };
  }
  const unknown = Object.keys(value).find((name) => !AREA_FIELDS.includes(name));
  if (unknown !== undefined) throw new WarningError(`area: "${unknown}" is none of ${AREA_FIELDS.join(', ')}`);
  return {
    name: readText(value, 'name'),
    slugs: listTexts(value.places),
    polygons: listTexts(value.polygons),
    circles: listTexts(value.circles),
  };
}

/** The headline field, else the first line of the text, which is then removed from it. */
function readWording(headline: string, body: string): Wording {
  const text = body.trim();
  if (headline !== '') return { headline, text };
  const [first = '', ...rest] = text.split(/\r?\n/);
  return { headline: first.replace(/^#+\s*/, ''), text: rest.join('\n').trim() || first.replace(/^#+\s*/, '') };
}

function readKind(fields: Fields): WarningParts['kind'] {
  const text = readText(fields, 'kind');
  if (text === '') throw new WarningError('kind: is missing');
  const kind = findKind(text);
  if (kind === null)
    throw new WarningError(`kind: "${text.slice(0, 40)}" is none that is known (docs/data/warnings.md)`);
  return kind;
}

/** A warning from Markdown with front matter. Throws WarningError. */
export function readMarkdownWarning(text: string, rules: WarningRules): Warning {
  const front = FRONT_MATTER.exec(text);
  if (front === null) throw new WarningError('does not begin with front matter between two lines of ---');
  const fields = readFields(front[1] ?? '');
  const [body = '', english] = text.slice(front[0].length).split(ENGLISH, 2);
  const notes = new Set<string>();
  const parts: WarningParts = {
    issuer: readText(fields, 'issuer'),
    number: readText(fields, 'number'),
    kind: readKind(fields),
    level: readLevel(fields, (line) => notes.add(line)),
    issuedAt: readText(fields, 'issuedAt'),
    startsAt: readText(fields, 'startsAt'),
    expiresAt: readText(fields, 'expiresAt'),
    area: readArea(fields.area),
    language: 'vi',
    wording: readWording(readText(fields, 'headline'), body),
    english: english === undefined ? null : readWording(readText(fields, 'headlineEn'), english),
    link: readText(fields, 'link'),
    cap: null,
  };
  return makeWarning(parts, rules, notes);
}
