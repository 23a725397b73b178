import { cleanLine, cleanLines } from './clean-text.ts';
import { LEAD_LIMITS, type Lead, type LeadErrorCode, type LeadField, type LeadKind } from './lead.ts';
import { findLeadArea } from './lead-area.ts';
import { parsePhoneNumber } from './phone-number.ts';

/** What is wrong, field by field, in the order of the form; empty where nothing is. */
export type LeadErrors = Partial<Record<LeadField, LeadErrorCode>>;

/** A lead that may be kept, or what is wrong with it. */
export type CheckedLead =
  | { readonly ok: true; readonly lead: Lead }
  | { readonly ok: false; readonly errors: LeadErrors };

/** One `@`, no spaces, a dot in the domain; marks that mail programs read as lists or comments are refused (§9). */
const EMAIL = /^[^\s@<>()[\],;:\\"]+@(?:[^\s@<>()[\],;:\\".]+\.)+[^\s@<>()[\],;:\\".]{2,}$/;

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
  return EMAIL.test(cleanLine(value)) ? null : 'errorValidMail';
}

function checkOptional(value: unknown, field: LeadField): LeadErrorCode | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return 'errorNotText';
  return isTooLong(cleanLines(value), field) ? 'errorTooLong' : null;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && cleanLine(value) === '');

/** Whoever fears a storm need not have a trade. */
function checkArea(kind: LeadKind, value: unknown): LeadErrorCode | null {
  if (kind === 'stormInform' && isBlank(value)) return null;
  return findLeadArea(value) === null ? 'errorNotPage' : null;
}

/** What is wrong with one field of a form; null where nothing is. Takes any value and never throws. */
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

/** Whether a form may be sent without a field. */
export function isOptionalField(kind: LeadKind, field: LeadField): boolean {
  return findLeadError(kind, field, '') === null;
}

/** Fields of a form in the order in which it shows them and its errors are told. */
export function listLeadFields(kind: LeadKind): readonly LeadField[] {
  const asked = ['name', 'numberPhone', 'email'] as const;
  if (kind === 'consultation') return [...asked, 'page', 'content'];
  if (kind === 'userInform') return [...asked, 'page', 'company', 'problem'];
  return [...asked, 'place', 'page', 'company', 'problem'];
}

/**
 * Checks what a form sends (spec §5, decisions "Forms"): the same function in the browser and on the server. Takes any JSON
 * value, ignores fields that the form does not have, and never throws.
 */
export function checkLead(kind: LeadKind, body: unknown): CheckedLead {
  const values: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  const errors: LeadErrors = {};
  for (const field of listLeadFields(kind)) {
    const code = findLeadError(kind, field, values[field]);
    if (code !== null) errors[field] = code;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, lead: toLead(kind, values) };
}

const toOptional = (value: unknown): string | null => (typeof value === 'string' && cleanLines(value)) || null;

/** Only for values in which no error was found. */
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
