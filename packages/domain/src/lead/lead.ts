/** Which form was sent: the consultation dialog, "Báo trước bão", or the contact page. */
export type LeadKind = 'consultation' | 'stormInform' | 'userInform';

/** Topic of the request; the same words as the addresses of the solutions. */
export type LeadArea = 'solutions-for-businesses' | 'solutions-for-agriculture' | 'solutions-for-hydropower';

/** The three areas in the order in which forms show them. */
export const LEAD_AREAS: readonly LeadArea[] = [
  'solutions-for-businesses',
  'solutions-for-agriculture',
  'solutions-for-hydropower',
];

/**
 * Fields of the forms by their names in the calls. `content` is the business name of a consultation, `place` where somebody
 * is whom a storm may reach.
 */
export type LeadField = 'name' | 'numberPhone' | 'email' | 'place' | 'page' | 'content' | 'company' | 'problem';

/** What is wrong with a field (the calls' `errorCode`); `errorNotText` for a value that is no text where one is optional. */
export type LeadErrorCode =
  | 'errorNotName'
  | 'errorNotPhone'
  | 'errorValidPhone'
  | 'errorNotMail'
  | 'errorValidMail'
  | 'errorNotPage'
  | 'errorTooLong'
  | 'errorNotText';

/** A checked lead: cleaned texts in NFC, the phone as E.164; null where an optional field is empty or not asked for. */
export interface Lead {
  readonly kind: LeadKind;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly company: string | null;
  /** Null only of a storm: a household has no trade. */
  readonly area: LeadArea | null;
  readonly place: string | null;
  readonly problem: string | null;
}

/** How long leads are stored unless an operator sets otherwise, in months. */
export const LEAD_RETENTION_MONTHS = 24;

/** A field that people never see. Browsers and password managers know what belongs into names such as `website` or `url`, but not into this one. */
export const TRAP_FIELD = 'leaveEmpty';

/** Day of the wording of purpose and advertising, saved with every lead. Change it with the words of the form. */
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
