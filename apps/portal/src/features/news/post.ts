import { FILE_PARTS, fieldFaults, fileFaults } from '@portal/content/messages/file-fault-messages';
import { postFaults } from '@portal/content/messages/post-fault-messages';
import { type EpochSeconds, parseDate } from '@portal/domain/time/vietnam-time';
import { checkFieldNames, readFields } from '#platform/text-files/field-reader.ts';
import { check, createFaultList, FieldError, type Parsed, refuseFile } from '#platform/text-files/file-fault.ts';
import { splitFrontMatter } from '#platform/text-files/front-matter.ts';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';
import { toPlainText } from '#platform/text-files/render-markdown.ts';

/** A post as parsed. The Markdown body is rendered only when it is read. */
export interface Post {
  readonly url: string;
  readonly title: string;
  /** Vietnamese address of the category. */
  readonly category: string;
  readonly tags: readonly string[];
  readonly publishedAt: EpochSeconds;
  readonly updatedAt: EpochSeconds;
  /** A role, never a person. */
  readonly author: string;
  /** Name of a scene, or of a picture file next to the post; null without a picture. */
  readonly cover: string | null;
  readonly coverAlt: string | null;
  readonly places: readonly string[];
  readonly titleEn: string | null;
  readonly summary: string;
  readonly summaryEn: string | null;
  readonly body: string;
  /** The full English text; null without one. */
  readonly english: { readonly title: string; readonly body: string } | null;
  readonly sample: boolean;
}

const MINUTE_SECONDS = 60;
const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}):(\d{2}))?$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** `2026-05-12`, `2026-05-12 07:30` (Vietnam time) or ISO 8601 with offset; null for anything else. */
export function parsePostDate(value: unknown): EpochSeconds | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const local = LOCAL.exec(text);
  if (local !== null) {
    const [, date = '', hour = '00', minute = '00'] = local;
    const day = parseDate(date);
    if (day === null || Number(hour) > 23 || Number(minute) > 59) return null;
    return day + (Number(hour) * 60 + Number(minute)) * MINUTE_SECONDS;
  }
  const at = WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}

/** Facts of the portal that posts are checked against. */
export interface PostRules {
  /** Vietnamese addresses of the categories. */
  readonly categories: readonly string[];
  readonly isReserved: (url: string) => boolean;
  readonly isPlace: (slug: string) => boolean;
  readonly isScene: (name: string) => boolean;
}

const KNOWN: readonly string[] = [
  ...['title', 'url', 'category', 'tags', 'date', 'updated', 'author', 'cover', 'coverAlt', 'places'],
  ...['summary', 'summaryEn', 'titleEn', 'sample'],
];
const URL_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SUMMARY = 220;
const DEFAULT_AUTHOR = 'Ban biên tập';

/** Start of the text, cut between words. */
function toSummary(body: string): string {
  const text = toPlainText(body);
  if (text.length <= LONGEST_SUMMARY) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_SUMMARY)).replace(/[,;:.]$/, '')}…`;
}

function readUrl(value: string, rules: PostRules): string {
  check(URL_FORM.test(value) && value.length <= 120, postFaults.badUrl(value));
  check(!rules.isReserved(value), postFaults.reservedUrl(value));
  return value;
}

function readCover(value: string | null, rules: PostRules): string | null {
  check(value === null || rules.isScene(value) || PICTURE_NAME.test(value), postFaults.badCover(value ?? ''));
  return value;
}

/** A front matter value in a fault; YAML values may not be strings. */
const quote = (value: unknown): string => JSON.stringify(value ?? '');

function readDates(fields: Record<string, unknown>): Pick<Post, 'publishedAt' | 'updatedAt'> {
  const publishedAt = parsePostDate(fields.date);
  check(publishedAt !== null, fieldFaults.noMoment('date', quote(fields.date)));
  const updatedAt = fields.updated === undefined ? publishedAt : parsePostDate(fields.updated);
  check(updatedAt !== null, fieldFaults.noMoment('updated', quote(fields.updated)));
  return { publishedAt, updatedAt: Math.max(publishedAt, updatedAt) };
}

function readEnglish(title: string | null, text: string): Post['english'] {
  check(title !== null || text === '', postFaults.noEnglishTitle);
  return title === null || text === '' ? null : { title, body: text };
}

function readCategory(value: string, { categories }: PostRules): string {
  check(categories.includes(value), postFaults.badCategory(value, categories.join(', ')));
  return value;
}

function readPlaces(slugs: readonly string[], rules: PostRules): readonly string[] {
  const names = slugs.filter((slug) => !rules.isPlace(slug)).map((slug) => `"${slug}"`);
  check(names.length === 0, postFaults.badPlaces(names));
  return slugs;
}

/** Reads all fields and collects every fault. Throws only if there is no front matter at all. */
function readPost(text: string, rules: PostRules): Parsed<Post> {
  const { fields: raw, body, english } = splitFrontMatter(text);
  const { attempt, reasons } = createFaultList();
  const fields = readFields(raw);
  attempt(() => checkFieldNames(raw, KNOWN, FILE_PARTS.post), undefined);
  attempt(() => check(body !== '', fileFaults.noText), undefined);
  const optional = (name: string) => attempt(() => fields.optionalText(name), null);
  const titleEn = optional('titleEn');
  const post: Post = {
    title: attempt(() => fields.text('title'), ''),
    url: attempt(() => readUrl(fields.text('url'), rules), ''),
    category: attempt(() => readCategory(fields.text('category'), rules), ''),
    tags: attempt(() => fields.list('tags'), []),
    ...attempt(() => readDates(raw), { publishedAt: 0, updatedAt: 0 }),
    author: optional('author') ?? DEFAULT_AUTHOR,
    cover: attempt(() => readCover(fields.optionalText('cover'), rules), null),
    coverAlt: optional('coverAlt'),
    places: attempt(() => readPlaces(fields.list('places'), rules), []),
    titleEn,
    summary: optional('summary') ?? toSummary(body),
    summaryEn: optional('summaryEn'),
    body,
    english: attempt(() => readEnglish(titleEn, english), null),
    sample: attempt(() => fields.flag('sample'), false),
  };
  return reasons.length === 0 ? { ok: true, value: post } : refuseFile(reasons);
}

/** The post of a file, or its faults. Never throws. */
export function parsePost(text: string, rules: PostRules): Parsed<Post> {
  try {
    return readPost(text.normalize('NFC'), rules);
  } catch (error) {
    if (error instanceof FieldError) return refuseFile([error.reason]);
    throw error;
  }
}
