import type { BothLanguages, CompanyPicture, Job, Partner, Person, PressItem } from '@portal/content/company/company';
import { FILE_PARTS, fieldFaults, fileFaults } from '@portal/content/messages/file-fault-messages';
import { parseDate } from '@portal/domain/time/vietnam-time';
import { checkFieldNames, type FieldReader, readFields } from '#platform/text-files/field-reader.ts';
import {
  check,
  createFaultList,
  type FaultReason,
  FieldError,
  type Parsed,
  refuseFile,
} from '#platform/text-files/file-fault.ts';
import { splitFrontMatter } from '#platform/text-files/front-matter.ts';
import { PICTURE_NAME } from '#platform/text-files/picture-name.ts';
import { renderMarkdown } from '#platform/text-files/render-markdown.ts';

/** A day, YYYY-MM-DD. Throws FieldError. */
export function readDay(fields: FieldReader, name: string): string {
  const value = fields.text(name);
  check(/^\d{4}-\d{2}-\d{2}$/.test(value) && parseDate(value) !== null, fieldFaults.noDay(name, value));
  return value;
}

/** https only: other schemes are not safe as a link. */
function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

/** Throws FieldError unless it is an https URL. */
export function checkAddress(name: string, value: string): string {
  check(isWebAddress(value), fieldFaults.noAddress(name, value));
  return value;
}

/** Null if absent. Throws FieldError unless it is an https URL. */
export function readOptionalAddress(fields: FieldReader, name: string): string | null {
  const value = fields.optionalText(name);
  return value === null ? null : checkAddress(name, value);
}

/** File name of a picture; null if absent. Throws FieldError. */
function readPictureName(fields: FieldReader, name: string): string | null {
  const value = fields.optionalText(name);
  check(value === null || PICTURE_NAME.test(value), fieldFaults.noPictureName(name, value ?? ''));
  return value;
}

/**
 * A field and its English version, such as `role` and `roleEn`; null without both. Throws FieldError for one without
 * the other.
 */
function readOptionalBoth(fields: FieldReader, name: string): BothLanguages | null {
  const vi = fields.optionalText(name);
  const en = fields.optionalText(`${name}En`);
  check(vi === null || en !== null, fieldFaults.missing(`${name}En`));
  check(en === null || vi !== null, fieldFaults.missing(name));
  return vi === null || en === null ? null : { vi, en };
}

/** A field and its English version. Throws FieldError if one is missing. */
function readBoth(fields: FieldReader, name: string): BothLanguages {
  const both = readOptionalBoth(fields, name);
  check(both !== null, fieldFaults.bothMissing(name));
  return both;
}

/** The text in both languages as HTML. Throws FieldError if one is missing. */
function renderBoth(body: string, english: string): BothLanguages {
  check(body !== '', fileFaults.noText);
  check(english !== '', fileFaults.noEnglishText);
  return { vi: renderMarkdown(body), en: renderMarkdown(english) };
}

/** An entry as parsed, with file names instead of pictures. */
export type Written<Entry> = Omit<Entry, 'portrait' | 'logo'> & {
  readonly picture: string | null;
  readonly order: number;
};

type Attempt = <Value>(read: () => Value, instead: Value) => Value;

interface EntryText {
  readonly fields: FieldReader;
  readonly body: string;
  readonly english: string;
  readonly attempt: Attempt;
}

interface EntryForm<Entry> {
  readonly owner: FaultReason;
  readonly known: readonly string[];
  readonly read: (text: EntryText, name: string) => Entry;
}

const NONE = { vi: '', en: '' };
const LAST = 1000;

/** Reads all fields and collects every fault; never throws. */
function parseEntry<Entry>(text: string, name: string, { owner, known, read }: EntryForm<Entry>): Parsed<Entry> {
  const { attempt, reasons } = createFaultList();
  const split = attempt(() => splitFrontMatter(text.normalize('NFC')), null);
  if (split === null) return refuseFile(reasons);
  attempt(() => checkFieldNames(split.fields, known, owner), undefined);
  const value = read({ ...split, fields: readFields(split.fields), attempt }, name);
  return reasons.length === 0 ? { ok: true, value } : refuseFile(reasons);
}

/** Entries are sorted by `order`, then by file name. */
function readOrder(fields: FieldReader): number {
  const order = fields.optionalText('order');
  check(order === null || /^\d{1,3}$/.test(order), fieldFaults.noOrder(order ?? ''));
  return order === null ? LAST : Number(order);
}

/** The date of consent: nobody is shown without it. */
function checkAgreed(fields: FieldReader): void {
  readDay(fields, 'agreed');
}

function readGroup(fields: FieldReader): Person['group'] {
  const value = fields.text('group');
  if (value === 'leader' || value === 'expert') return value;
  throw new FieldError(fieldFaults.noneOf('group', value, 'leader', 'expert'));
}

/** A person of `people/`. */
export function parsePerson(text: string, file: string): Parsed<Written<Person>> {
  return parseEntry(text, file, {
    owner: FILE_PARTS.person,
    known: ['name', 'group', 'role', 'roleEn', 'focus', 'focusEn', 'portrait', 'agreed', 'order'],
    read: ({ fields, body, english, attempt }) => {
      attempt(() => checkAgreed(fields), undefined);
      return {
        name: attempt(() => fields.text('name'), ''),
        group: attempt(() => readGroup(fields), 'expert'),
        role: attempt(() => readBoth(fields, 'role'), NONE),
        focus: attempt(() => readOptionalBoth(fields, 'focus'), null),
        picture: attempt(() => readPictureName(fields, 'portrait'), null),
        order: attempt(() => readOrder(fields), LAST),
        text: attempt(() => renderBoth(body, english), NONE),
      };
    },
  });
}

/** A position of `jobs/`; its id is the file name. */
export function parseJob(text: string, file: string): Parsed<Written<Job>> {
  return parseEntry(text, file, {
    owner: FILE_PARTS.job,
    known: ['title', 'titleEn', 'place', 'placeEn', 'pay', 'payEn', 'closes', 'answered', 'order'],
    read: ({ fields, body, english, attempt }, name) => {
      const [closes, answered] = ['closes', 'answered'].map((day) => attempt(() => readDay(fields, day), ''));
      return {
        id: name.replace(/\.md$/, ''),
        title: attempt(() => readBoth(fields, 'title'), NONE),
        place: attempt(() => readBoth(fields, 'place'), NONE),
        pay: attempt(() => readBoth(fields, 'pay'), NONE),
        closes: closes ?? '',
        answered: answered ?? '',
        picture: null,
        order: attempt(() => readOrder(fields), LAST),
        text: attempt(() => renderBoth(body, english), NONE),
      };
    },
  });
}

/** A company of `partners/`. */
export function parsePartner(text: string, file: string): Parsed<Written<Partner>> {
  return parseEntry(text, file, {
    owner: FILE_PARTS.partner,
    known: ['name', 'url', 'logo', 'agreed', 'order'],
    read: ({ fields, body, english, attempt }) => {
      attempt(() => checkAgreed(fields), undefined);
      return {
        name: attempt(() => fields.text('name'), ''),
        url: attempt(() => readOptionalAddress(fields, 'url'), null),
        picture: attempt(() => readPictureName(fields, 'logo'), null),
        order: attempt(() => readOrder(fields), LAST),
        text: attempt(() => renderBoth(body, english), NONE),
      };
    },
  });
}

/** A newspaper article of `press/`; its text is optional. */
export function parsePress(text: string, file: string): Parsed<Written<PressItem>> {
  return parseEntry(text, file, {
    owner: FILE_PARTS.press,
    known: ['title', 'language', 'outlet', 'url', 'date'],
    read: ({ fields, body, english, attempt }) => ({
      title: attempt(() => fields.text('title'), ''),
      language: attempt(() => readLanguage(fields), 'vi'),
      outlet: attempt(() => fields.text('outlet'), ''),
      url: attempt(() => checkAddress('url', fields.text('url')), ''),
      date: attempt(() => readDay(fields, 'date'), ''),
      picture: null,
      order: LAST,
      text: body === '' && english === '' ? null : attempt(() => renderBoth(body, english), null),
    }),
  });
}

function readLanguage(fields: FieldReader): PressItem['language'] {
  const value = fields.optionalText('language') ?? 'vi';
  if (value === 'vi' || value === 'en') return value;
  throw new FieldError(fieldFaults.noneOf('language', value, 'vi', 'en'));
}

const WIDTHS = { small: 240, large: 480 } as const;

export const PICTURE_FOLDER = 'company-images';

/** Paths of a picture; its name changes with its file. */
export function toPicturePath(name: string): CompanyPicture {
  const toPath = (width: number): string => `/${PICTURE_FOLDER}/${name}-${width}.webp`;
  return { small: toPath(WIDTHS.small), large: toPath(WIDTHS.large) };
}

export function parsePicturePath(file: string): { readonly name: string; readonly width: number } | null {
  const [, name = '', asked = ''] = /^([a-z0-9-]{1,200})-(\d{3})\.webp$/.exec(file) ?? [];
  const width = Object.values(WIDTHS).find((each) => String(each) === asked);
  return width === undefined ? null : { name, width };
}
