import { isRecord } from '#data/is-record.ts';
import { cleanLine } from '../contact/clean-line.ts';
import { isEmailAddress } from '../contact/email-address.ts';
import { parsePhoneNumber } from '../contact/phone-number.ts';
import {
  LEAD_AREAS,
  LEAD_LIMITS,
  type Lead,
  type LeadArea,
  type LeadErrorCode,
  type LeadField,
  type LeadKind,
} from './lead.ts';

/** As `cleanLine` for a text of several lines: keeps line breaks, with at most one empty line between two. */
function cleanLines(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .split(/[\n\r]/)
    .map(cleanLine);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The areas as named in the specification and the forms. */
const NAMES: Readonly<Record<string, LeadArea>> = {
  'solutions for businesses': 'solutions-for-businesses',
  'agricultural solutions': 'solutions-for-agriculture',
  'hydropower solutions': 'solutions-for-hydropower',
  'giải pháp cho doanh nghiệp': 'solutions-for-businesses',
  'giải pháp nông nghiệp': 'solutions-for-agriculture',
  'giải pháp thủy điện': 'solutions-for-hydropower',
};

/** The area named by a value, by its address or by its name in either language; null for anything else. */
function findLeadArea(value: unknown): LeadArea | null {
  if (typeof value !== 'string') return null;
  const text = cleanLine(value).toLowerCase();
  const named = Object.hasOwn(NAMES, text) ? NAMES[text] : undefined;
  return LEAD_AREAS.find((area) => area === text) ?? named ?? null;
}

/** Errors by field, in the order of the form; empty if there are none. */
export type LeadErrors = Partial<Record<LeadField, LeadErrorCode>>;

/** A form that was posted without a script and is shown again: typed values and errors. */
export interface PostedForm {
  readonly kind: LeadKind;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: LeadErrors;
  /** True if the server could not store it. */
  readonly failed: boolean;
}

/** A valid lead, or its errors. */
type CheckedLead = { readonly ok: true; readonly lead: Lead } | { readonly ok: false; readonly errors: LeadErrors };

const isTooLong = (text: string, field: LeadField): boolean => [...text].length > LEAD_LIMITS[field];

function checkName(value: unknown): LeadErrorCode | null {
  if (typeof value !== 'string' || cleanLine(value) === '') return 'errorNotName';
  return isTooLong(cleanLine(value), 'name') ? 'errorTooLong' : null;
}

function checkPhone(value: unknown): LeadErrorCode | null {
  if (typeof value !== 'string' || cleanLine(value) === '') return 'errorNotPhone';
  if (isTooLong(cleanLine(value), 'numberPhone')) return 'errorTooLong';
  return parsePhoneNumber(cleanLine(value)) === null ? 'errorValidPhone' : null;
}

function checkEmail(value: unknown): LeadErrorCode | null {
  if (typeof value !== 'string' || cleanLine(value) === '') return 'errorNotMail';
  if (isTooLong(cleanLine(value), 'email')) return 'errorTooLong';
  return isEmailAddress(cleanLine(value)) ? null : 'errorValidMail';
}

function checkOptional(value: unknown, field: LeadField): LeadErrorCode | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return 'errorNotText';
  return isTooLong(cleanLines(value), field) ? 'errorTooLong' : null;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '');

/** A storm request needs no industry. */
function checkArea(kind: LeadKind, value: unknown): LeadErrorCode | null {
  if (kind === 'stormInform' && isBlank(value)) return null;
  return findLeadArea(value) === null ? 'errorNotPage' : null;
}

/** The error of a form's field; null if there is none. Takes any value and never throws. */
export function findLeadError(kind: LeadKind, field: LeadField, value: unknown): LeadErrorCode | null {
  switch (field) {
    case 'name':
      return checkName(value);
    case 'numberPhone':
      return checkPhone(value);
    case 'email':
      return checkEmail(value);
    case 'page':
      return checkArea(kind, value);
    default:
      return checkOptional(value, field);
  }
}

/** Whether a field of a form is optional. */
export function isOptionalField(kind: LeadKind, field: LeadField): boolean {
  return findLeadError(kind, field, '') === null;
}

/** Fields of a form in display order, which is also the order of errors. */
export function listLeadFields(kind: LeadKind): readonly LeadField[] {
  const asked = ['name', 'numberPhone', 'email'] as const;
  if (kind === 'consultation') return [...asked, 'page', 'content'];
  if (kind === 'userInform') return [...asked, 'page', 'company', 'problem'];
  return [...asked, 'place', 'page', 'company', 'problem'];
}

/**
 * Checks a form (spec §5, decisions "Forms"): the same function in the browser and on the server. Takes any JSON value,
 * ignores unknown fields, and never throws.
 */
export function checkLead(kind: LeadKind, body: unknown): CheckedLead {
  const values: Readonly<Record<string, unknown>> = isRecord(body) ? body : {};
  const errors: LeadErrors = {};
  for (const field of listLeadFields(kind)) {
    const code = findLeadError(kind, field, values[field]);
    if (code !== null) errors[field] = code;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, lead: toLead(kind, values) };
}

const toOptional = (value: unknown): string | null => (typeof value === 'string' && cleanLines(value)) || null;

/** Only for values without errors. */
function toLead(kind: LeadKind, values: Readonly<Record<string, unknown>>): Lead {
  const area = findLeadArea(values.page);
  const phone = parsePhoneNumber(cleanLine(String(values.numberPhone)));
  if (phone === null) throw new RangeError('a lead is made of checked values');
  return {
    kind,
    name: cleanLine(String(values.name)),
    phone,
    email: cleanLine(String(values.email)),
    company: toOptional(kind === 'consultation' ? values.content : values.company)?.replaceAll('\n', ' ') ?? null,
    area,
    place: kind === 'stormInform' ? (toOptional(values.place)?.replaceAll('\n', ' ') ?? null) : null,
    problem: kind === 'consultation' ? null : toOptional(values.problem),
  };
}
