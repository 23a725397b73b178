import { UUID } from '@portal/contract/id';
import { formatLocalMinute, listBulletinLanguages } from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import { checkFieldNames, readFields } from '#platform/text-files/field-reader.ts';
import { createFaultList, type FaultReason, type Parsed, refuseFile } from '#platform/text-files/file-fault.ts';
import { splitFrontMatter } from '#platform/text-files/front-matter.ts';
import type { BulletinOrder } from './bulletin-order-store.ts';

/** An expert from the company's files. */
export interface NamedExpert {
  readonly name: string;
  readonly role: Readonly<Record<Language, string>>;
}

export interface BulletinFile {
  readonly orderId: string;
  readonly language: Language;
  readonly title: string;
  readonly author: { readonly name: string; readonly role: string | null };
  readonly text: string;
  readonly firstLine: number;
}

const FIELDS = ['order', 'language', 'title', 'place', 'from', 'to', 'author'];
const OWNER: FaultReason = { vi: 'một bản tin', en: 'a bulletin' };
const LONGEST_TITLE = 120;

const reasons = {
  order: (value: string): FaultReason => ({
    vi: `order: "${value}" không phải mã yêu cầu`,
    en: `order: "${value}" is not the id of an order`,
  }),
  language: (value: string): FaultReason => ({
    vi: `language: "${value}" không phải vi hay en`,
    en: `language: "${value}" is neither vi nor en`,
  }),
  notOrdered: (value: string): FaultReason => ({
    vi: `language: khách không đặt bản tiếng "${value}"`,
    en: `language: the client did not order "${value}"`,
  }),
  other: (field: string, written: string, ordered: string): FaultReason => ({
    vi: `${field}: "${written}" khác yêu cầu, "${ordered}"`,
    en: `${field}: "${written}" differs from the order, "${ordered}"`,
  }),
  title: (most: number): FaultReason => ({
    vi: `title: dài quá ${most} ký tự`,
    en: `title: longer than ${most} characters`,
  }),
  author: (names: string): FaultReason => ({
    vi: `author: không có trong people/; các chuyên gia: ${names}`,
    en: `author: is not in people/; its experts: ${names}`,
  }),
};

/** The order id in a file's front matter; null if unreadable. */
export function readOrderId(text: string): string | null {
  const list = createFaultList();
  const fields = list.attempt(() => splitFrontMatter(text).fields, null);
  const id = fields?.order;
  return typeof id === 'string' && UUID.test(id) ? id : null;
}

/** The text below the front matter, with the line number at which it starts. */
export function readBulletinText(source: string): Pick<BulletinFile, 'text' | 'firstLine'> {
  const lines = source.split(/\r?\n/);
  const border = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  return { text: lines.slice(border + 1).join('\n'), firstLine: border + 2 };
}

/**
 * Parses a file for its order. Place and period must match the order, so that files cannot be mixed up. Never throws.
 */
export function parseBulletinFile(
  text: string,
  order: Pick<BulletinOrder, 'id' | 'request'>,
  experts: readonly NamedExpert[],
): Parsed<BulletinFile> {
  const list = createFaultList();
  const { attempt } = list;
  const split = attempt(() => splitFrontMatter(text.normalize('NFC')), null);
  if (split === null) return refuseFile(list.reasons);
  const faults: FaultReason[] = [];
  attempt(() => checkFieldNames(split.fields, FIELDS, OWNER), undefined);
  const fields = readFields(split.fields);
  const read = (name: string): string => attempt(() => fields.text(name), '');
  const [orderId, language, title, author] = [read('order'), read('language'), read('title'), read('author')];
  const { place, fromAt, toAt, language: ordered } = order.request;
  if (orderId !== '' && orderId !== order.id) faults.push(reasons.order(orderId));
  if (language !== 'vi' && language !== 'en') faults.push(reasons.language(language));
  else if (!listBulletinLanguages(ordered).includes(language)) faults.push(reasons.notOrdered(language));
  if (title.length > LONGEST_TITLE) faults.push(reasons.title(LONGEST_TITLE));
  for (const [name, expected] of [
    ['place', place.name],
    ['from', formatLocalMinute(fromAt)],
    ['to', formatLocalMinute(toAt)],
  ] as const) {
    const written = read(name);
    if (written !== '' && written !== expected) faults.push(reasons.other(name, written, expected));
  }
  const expert = experts.find(({ name }) => name === author);
  if (author !== '' && experts.length > 0 && expert === undefined) {
    faults.push(reasons.author(experts.map(({ name }) => name).join(', ')));
  }
  const all = [...list.reasons, ...faults];
  if (all.length > 0 || (language !== 'vi' && language !== 'en')) return refuseFile(all);
  const named = { name: author, role: expert?.role[language] ?? null };
  return { ok: true, value: { orderId, language, title, author: named, ...readBulletinText(text) } };
}
