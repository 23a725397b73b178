import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { farmPages as en } from './en/farm-pages.ts';
import { farmPages as vi } from './vi/farm-pages.ts';

export type FarmPagesMessages = Wording<typeof vi>;

export const farmPagesMessages: Readonly<Record<Language, FarmPagesMessages>> = { vi, en };
