import type { Language } from '@portal/domain/language/language';
import { LEAD_LIMITS, type LeadErrorCode, type LeadField } from '@portal/domain/lead/lead';
import type { Wording } from '../wording.ts';
import { leadForm as en } from './en/lead-form.ts';
import { leadForm as vi } from './vi/lead-form.ts';

export type LeadFormMessages = Wording<typeof vi>;

export const leadFormMessages: Readonly<Record<Language, LeadFormMessages>> = { vi, en };

/** Day of the wording of purpose and advertising: kept with every lead. Change it with the words. */
export const LEAD_CONSENT_VERSION = '2026-11-21';

/** How long leads are kept unless an operator sets otherwise. */
export const LEAD_KEPT_MONTHS = 24;

/** The sentence about a wrong field. */
export function describeLeadError(field: LeadField, code: LeadErrorCode, language: Language): string {
  return leadFormMessages[language].errors[code].replace('{0}', String(LEAD_LIMITS[field]));
}
