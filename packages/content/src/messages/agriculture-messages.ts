import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { agriculture as en } from './en/agriculture.ts';
import { agriculture as vi } from './vi/agriculture.ts';

export type AgricultureMessages = Wording<typeof vi>;

export const agricultureMessages: Readonly<Record<Language, AgricultureMessages>> = { vi, en };
