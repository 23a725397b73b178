/** Which form was sent: the consultation dialog, "Báo trước bão", or the contact page. */
export type LeadKind = 'consultation' | 'stormInform' | 'userInform';

/** Topic of the request, as in the addresses of the solutions. */
export type LeadArea = 'solutions-for-businesses' | 'solutions-for-agriculture' | 'solutions-for-hydropower';

/** The three areas in display order. */
export const LEAD_AREAS: readonly LeadArea[] = [
  'solutions-for-businesses',
  'solutions-for-agriculture',
  'solutions-for-hydropower',
];

/**
 * Fields of the forms by their names in calls. `content` is the business name of a consultation, `place` the location
 * of a person in a storm's path.
 */
export type LeadField = 'name' | 'numberPhone' | 'email' | 'place' | 'page' | 'content' | 'company' | 'problem';

/** Error of a field (the calls' `errorCode`); `errorNotText` for a value that is not text in an optional field. */
export type LeadErrorCode =
  | 'errorNotName'
  | 'errorNotPhone'
  | 'errorValidPhone'
  | 'errorNotMail'
  | 'errorValidMail'
  | 'errorNotPage'
  | 'errorTooLong'
  | 'errorNotText';

/** A checked lead: cleaned texts in NFC, the phone as E.164; null for an empty or absent optional field. */
export interface Lead {
  readonly kind: LeadKind;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string | null;
  /** Null only for a storm request: a household has no industry. */
  readonly area: LeadArea | null;
  readonly place: string | null;
  readonly problem: string | null;
}

/** Default retention of leads, in months. */
export const LEAD_RETENTION_MONTHS = 24;

/**
 * Honeypot field, invisible to people. Browsers and password managers autofill names such as `website` or `url`, but
 * not this one.
 */
export const TRAP_FIELD = 'leaveEmpty';

/**
 * Version date of the purpose and advertising texts, saved with every lead. Change it together with the form's texts.
 */
export const LEAD_CONSENT_VERSION = '2026-11-21';

/** Most characters of each field (decisions, "Forms"). */
export const LEAD_LIMITS: Readonly<Record<LeadField, number>> = {
  name: 100,
  numberPhone: 20,
  email: 254,
  place: 200,
  page: 100,
  content: 200,
  company: 200,
  problem: 2000,
};
