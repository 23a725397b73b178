import type { Language } from '@portal/domain/language/language';
import { LEAD_LIMITS, type LeadErrorCode, type LeadField } from '@portal/domain/lead/lead';
import type { Wording } from '../wording.ts';
import { leadForm as en } from './en/lead-form.ts';
import { leadForm as vi } from './vi/lead-form.ts';

export type LeadFormMessages = Wording<typeof vi>;

export const leadFormMessages: Readonly<Record<Language, LeadFormMessages>> = { vi, en };

/** The sentence about a wrong field. */
export function describeLeadError(field: LeadField, code: LeadErrorCode, language: Language): string {
  return leadFormMessages[language].errors[code].replace('{0}', String(LEAD_LIMITS[field]));
}
