import type { Job, Partner, Person, PressItem } from '@portal/content/company/company';
import { checkFieldNames, type FieldOwner, type FieldReader, readFields } from '#platform/text-files/field-reader.ts';
import { check, createFaultList, FieldError, type Parsed, refuseFile } from '#platform/text-files/file-fault.ts';
import { splitFrontMatter } from '#platform/text-files/front-matter.ts';
import { readBoth, readOptionalBoth, renderBoth } from './read-both-languages.ts';
import { checkAddress, readDay, readOptionalAddress, readPictureName } from './read-checked-field.ts';

/** An entry as its file says it: its picture is still the name of a file beside it. */
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
  readonly owner: FieldOwner;
  readonly known: readonly string[];
  readonly read: (text: EntryText, name: string) => Entry;
}

const NONE = { vi: '', en: '' };
const LAST = 1000;

/** Reads every field, also behind a fault; never throws, whatever the text is. */
function parseEntry<Entry>(text: string, name: string, { owner, known, read }: EntryForm<Entry>): Parsed<Entry> {
  const { attempt, reasons } = createFaultList();
  const split = attempt(() => splitFrontMatter(text.normalize('NFC')), null);
  if (split === null) return refuseFile(reasons);
  attempt(() => checkFieldNames(split.fields, known, owner), undefined);
  const value = read({ ...split, fields: readFields(split.fields), attempt }, name);
  return reasons.length === 0 ? { ok: true, value } : refuseFile(reasons);
}

/** Entries stand by their `order`, then by the names of their files. */
function readOrder(fields: FieldReader): number {
  const order = fields.optionalText('order');
  check(
    order === null || /^\d{1,3}$/.test(order),
    `order: "${order}" is not a number from 0 to 999`,
    `order: "${order}" không phải số từ 0 đến 999`,
  );
  return order === null ? LAST : Number(order);
}

/** Nobody is named who did not agree: the day on which they did. */
function checkAgreed(fields: FieldReader): void {
  readDay(fields, 'agreed');
}

function readGroup(fields: FieldReader): Person['group'] {
  const value = fields.text('group');
  if (value === 'leader' || value === 'expert') return value;
  throw new FieldError({
    en: `group: "${value}" is neither leader nor expert`,
    vi: `group: "${value}" không phải leader hay expert`,
  });
}

/** Somebody of `people/`. */
export function parsePerson(text: string, file: string): Parsed<Written<Person>> {
  return parseEntry(text, file, {
    owner: { en: 'a person', vi: 'hồ sơ một người' },
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

/** A position of `jobs/`; its id is the name of its file. */
export function parseJob(text: string, file: string): Parsed<Written<Job>> {
  return parseEntry(text, file, {
    owner: { en: 'a job', vi: 'tin tuyển dụng' },
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

/** Another company of `partners/`. */
export function parsePartner(text: string, file: string): Parsed<Written<Partner>> {
  return parseEntry(text, file, {
    owner: { en: 'a partner', vi: 'đối tác' },
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

/** An article of a newspaper, of `press/`; its text is optional. */
export function parsePress(text: string, file: string): Parsed<Written<PressItem>> {
  return parseEntry(text, file, {
    owner: { en: 'a press article', vi: 'bài báo' },
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
  throw new FieldError({
    en: `language: "${value}" is neither vi nor en`,
    vi: `language: "${value}" không phải vi hay en`,
  });
}
