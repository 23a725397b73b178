import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { luckyCard as en } from './en/lucky-card.ts';
import { luckyCard as vi } from './vi/lucky-card.ts';

export type LuckyCardMessages = Wording<typeof vi>;

export const luckyCardMessages: Readonly<Record<Language, LuckyCardMessages>> = { vi, en };
