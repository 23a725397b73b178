import { parse as parseYaml } from 'yaml';
import { parsePostDate } from './parse-post-date.ts';
import { PICTURE_NAME } from './picture-name.ts';
import type { Post } from './post.ts';
import { readFields } from './read-fields.ts';
import { toPlainText } from './render-body.ts';

/** What a post is held to beyond its own words. */
export interface PostRules {
  /** Whether a category has this Vietnamese address. */
  readonly isCategory: (url: string) => boolean;
  /** Whether an address belongs to the portal itself. */
  readonly isReserved: (url: string) => boolean;
  readonly isPlace: (slug: string) => boolean;
  readonly isScene: (name: string) => boolean;
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
const ENGLISH = /^<!--[ \t]*english[ \t]*-->[ \t]*$/im;
const URL_FORM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_FILE = 200_000;
const LONGEST_FRONT = 20_000;
const LONGEST_REASON = 300;
const LONGEST_SUMMARY = 220;
const DEFAULT_AUTHOR = 'Ban biên tập';

/** A post's file does not say what it must; `message` is one line. */
class PostError extends Error {}

function check(holds: boolean, reason: string): asserts holds {
  if (!holds) throw new PostError(reason);
}

function readYaml(text: string): Record<string, unknown> {
  check(text.length <= LONGEST_FRONT, `front matter is longer than ${LONGEST_FRONT} characters`);
  let value: unknown;
  try {
    value = parseYaml(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new PostError(`front matter is not YAML: ${first.replace(/:$/, '')}`);
  }
  check(typeof value === 'object' && value !== null && !Array.isArray(value), 'front matter is empty');
  return value as Record<string, unknown>;
}

/** The beginning of the text, cut between two words. */
function toSummary(body: string): string {
  const text = toPlainText(body);
  if (text.length <= LONGEST_SUMMARY) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_SUMMARY)).replace(/[,;:.]$/, '')}…`;
}

function readUrl(value: string, rules: PostRules): string {
  check(URL_FORM.test(value) && value.length <= 120, `url: "${value}" is not small letters, digits and single hyphens`);
  check(!rules.isReserved(value), `url: "${value}" is an address of the portal itself`);
  return value;
}

function readCover(value: string | null, rules: PostRules): string | null {
  check(
    value === null || rules.isScene(value) || PICTURE_NAME.test(value),
    `cover: "${value}" is neither a scene nor the name of a picture beside the post`,
  );
  return value;
}

/** A value of the front matter as a refusal shows it; YAML may bring what makes no text of itself. */
const quote = (value: unknown): string => JSON.stringify(value ?? '');

function readDates(fields: Record<string, unknown>): Pick<Post, 'publishedAt' | 'updatedAt'> {
  const publishedAt = parsePostDate(fields.date);
  check(publishedAt !== null, `date: ${quote(fields.date)} is not YYYY-MM-DD or YYYY-MM-DD HH:MM`);
  const updatedAt = fields.updated === undefined ? publishedAt : parsePostDate(fields.updated);
  check(updatedAt !== null, `updated: ${quote(fields.updated)} is not YYYY-MM-DD or YYYY-MM-DD HH:MM`);
  return { publishedAt, updatedAt: Math.max(publishedAt, updatedAt) };
}

function readEnglish(title: string | null, body: string | undefined): Post['english'] {
  const text = body?.trim() ?? '';
  check(title !== null || text === '', 'a text below <!-- english --> needs a titleEn');
  return title === null || text === '' ? null : { title, body: text };
}

function readPost(text: string, rules: PostRules): Post {
  check(text.length <= LONGEST_FILE, `longer than ${LONGEST_FILE} characters`);
  const front = FRONT_MATTER.exec(text);
  check(front !== null, 'does not begin with front matter between two lines of ---');
  const raw = readYaml(front[1] ?? '');
  const fields = readFields(raw, (reason) => new PostError(reason));
  const titleEn = fields.optionalText('titleEn');
  const [body = '', english] = text.slice(front[0].length).split(ENGLISH, 2);
  const category = fields.text('category');
  check(rules.isCategory(category), `category: "${category}" is not a category`);
  const places = fields.list('places');
  const unknown = places.find((slug) => !rules.isPlace(slug));
  check(unknown === undefined, `places: "${unknown}" is not a place`);
  check(body.trim() !== '', 'has no text below its front matter');
  return {
    url: readUrl(fields.text('url'), rules),
    title: fields.text('title'),
    category,
    tags: fields.list('tags'),
    ...readDates(raw),
    author: fields.optionalText('author') ?? DEFAULT_AUTHOR,
    cover: readCover(fields.optionalText('cover'), rules),
    coverAlt: fields.optionalText('coverAlt'),
    places,
    titleEn,
    summary: fields.optionalText('summary') ?? toSummary(body),
    summaryEn: fields.optionalText('summaryEn'),
    body: body.trim(),
    english: readEnglish(titleEn, english),
    sample: fields.flag('sample'),
  };
}

const toLine = (reason: string): string => reason.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, LONGEST_REASON);

/** The post of a file's text, or why it is none, in one line. Never throws, whatever the text is. */
export function parsePost(
  text: string,
  rules: PostRules,
): { readonly ok: true; readonly post: Post } | { readonly ok: false; readonly reason: string } {
  try {
    return { ok: true, post: readPost(text.normalize('NFC'), rules) };
  } catch (error) {
    if (error instanceof PostError) return { ok: false, reason: toLine(error.message) };
    throw error;
  }
}
