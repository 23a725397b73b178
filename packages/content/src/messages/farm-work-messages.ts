import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { farmWork as en } from './en/farm-work.ts';
import { farmWork as vi } from './vi/farm-work.ts';

export type FarmWorkMessages = Wording<typeof vi>;

export const farmWorkMessages: Readonly<Record<Language, FarmWorkMessages>> = { vi, en };
