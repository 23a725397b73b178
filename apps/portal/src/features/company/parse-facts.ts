import { type BothLanguages, type CompanyFacts, type NamedLink, UNKNOWN_FACTS } from '@portal/content/company/company';
import { FILE_PARTS, fieldFaults } from '@portal/content/messages/file-fault-messages';
import { COMPANION_APPS } from '@portal/domain/account/companion-app';
import { isRecord } from '@portal/domain/data/is-record';
import { checkFieldNames, type FieldReader, readFields } from '#platform/text-files/field-reader.ts';
import { check, createFaultList, type Parsed, refuseFile } from '#platform/text-files/file-fault.ts';
import { readYamlFields } from '#platform/text-files/front-matter.ts';
import { checkAddress, readDay, readOptionalAddress } from './parse-entry.ts';

type Fields = Record<string, unknown>;

const PHONE = /^\+?\d(?:[\d .()-]{2,18})\d$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MOST_LINKS = 12;

/** The nested fields of a field; null if absent. Throws FieldError. */
function readBelow(fields: Fields, name: string, known: readonly string[]): FieldReader | null {
  const value = fields[name] ?? null;
  if (value === null) return null;
  check(isRecord(value), fieldFaults.noGroup(name));
  checkFieldNames(value, known, fieldFaults.owner(name));
  return readFields(value);
}

/** One text for both languages, or `{vi, en}`. */
function readBoth(fields: Fields, name: string): BothLanguages | null {
  const value = fields[name] ?? null;
  if (!isRecord(value)) {
    const text = readFields(fields).optionalText(name);
    return text === null ? null : { vi: text, en: text };
  }
  const below = readBelow(fields, name, ['vi', 'en']);
  return below === null ? null : { vi: below.text('vi'), en: below.text('en') };
}

function readPhone(fields: FieldReader, name: string): string | null {
  const value = fields.optionalText(name);
  check(value === null || PHONE.test(value), fieldFaults.noPhone(name, value ?? ''));
  return value;
}

function readEmail(fields: FieldReader, name: string): string | null {
  const value = fields.optionalText(name);
  check(value === null || EMAIL.test(value), fieldFaults.noEmail(name, value ?? ''));
  return value;
}

function readLinks(fields: Fields, name: string): readonly NamedLink[] {
  const value = fields[name] ?? [];
  const isList = Array.isArray(value) && value.length <= MOST_LINKS && value.every(isRecord);
  check(isList, fieldFaults.noLinks(name, MOST_LINKS));
  return (value as Fields[]).map((entry) => {
    checkFieldNames(entry, ['name', 'url'], fieldFaults.owner(name));
    const reader = readFields(entry);
    return { name: reader.text('name'), url: checkAddress(`${name}: url`, reader.text('url')) };
  });
}

function readSales(fields: Fields): CompanyFacts['salesContact'] {
  const below = readBelow(fields, 'salesContact', ['phone', 'email']);
  return below === null ? null : { phone: readPhone(below, 'phone'), email: readEmail(below, 'email') };
}

function readBadge(fields: Fields): CompanyFacts['badge'] {
  const below = readBelow(fields, 'badge', ['url', 'validTo']);
  return below && { url: checkAddress('badge: url', below.text('url')), validTo: readDay(below, 'validTo') };
}

function readLicence(fields: Fields): CompanyFacts['licence'] {
  const below = readBelow(fields, 'licence', ['number', 'validTo']);
  return below && { number: below.text('number'), validTo: readDay(below, 'validTo') };
}

function readRemovalAddresses(fields: Fields): CompanyFacts['removalAddresses'] {
  const apps = Object.keys(COMPANION_APPS);
  const below = readBelow(fields, 'removalAddresses', apps);
  if (below === null) return {};
  const found = apps.map((app) => [app, readOptionalAddress(below, app)] as const);
  return Object.fromEntries(found.filter(([, address]) => address !== null));
}

/** The facts of `brand.yaml`, or all its faults. Never throws. */
export function parseFacts(text: string): Parsed<CompanyFacts> {
  if (text.replace(/^\s*#.*$/gm, '').trim() === '') return { ok: true, value: UNKNOWN_FACTS };
  const { attempt, reasons } = createFaultList();
  const fields = attempt(() => readYamlFields(text.normalize('NFC'), FILE_PARTS.brand), null);
  if (fields === null) return refuseFile(reasons);
  attempt(() => checkFieldNames(fields, Object.keys(UNKNOWN_FACTS), FILE_PARTS.brand), undefined);
  const reader = readFields(fields);
  const value: CompanyFacts = {
    legalName: attempt(() => readBoth(fields, 'legalName'), null),
    registration: attempt(() => readBoth(fields, 'registration'), null),
    address: attempt(() => readBoth(fields, 'address'), null),
    hotline: attempt(() => readPhone(reader, 'hotline'), null),
    hotlineHours: attempt(() => readBoth(fields, 'hotlineHours'), null),
    workingHours: attempt(() => readBoth(fields, 'workingHours'), null),
    email: attempt(() => readEmail(reader, 'email'), null),
    salesContact: attempt(() => readSales(fields), null),
    socialLinks: attempt(() => readLinks(fields, 'socialLinks'), []),
    storeLinks: attempt(() => readLinks(fields, 'storeLinks'), []),
    badge: attempt(() => readBadge(fields), null),
    badgeScript: attempt(() => readOptionalAddress(reader, 'badgeScript'), null),
    licence: attempt(() => readLicence(fields), null),
    taxText: attempt(() => readBoth(fields, 'taxText'), null),
    removalAddresses: attempt(() => readRemovalAddresses(fields), {}),
  };
  return reasons.length === 0 ? { ok: true, value } : refuseFile(reasons);
}
