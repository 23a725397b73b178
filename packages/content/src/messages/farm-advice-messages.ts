import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { farmAdvice as en } from './en/farm-advice.ts';
import { farmAdvice as vi } from './vi/farm-advice.ts';

export type FarmAdviceMessages = Wording<typeof vi>;

export const farmAdviceMessages: Readonly<Record<Language, FarmAdviceMessages>> = { vi, en };
