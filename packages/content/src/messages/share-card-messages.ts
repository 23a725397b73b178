import type { Language } from '@portal/domain/language/language';
import { shareCard as en } from './en/share-card.ts';
import type { ShareCardMessages } from './vi/share-card.ts';
import { shareCard as vi } from './vi/share-card.ts';

export const shareCardMessages: Readonly<Record<Language, ShareCardMessages>> = { vi, en };
