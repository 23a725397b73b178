import type { Language } from '@portal/domain/language/language';
import { offline as en } from './en/offline.ts';
import { offline as vi } from './vi/offline.ts';

export type { KeptMoment, OfflineMessages } from './vi/offline.ts';

export const offlineMessages: Readonly<Record<Language, typeof vi>> = { vi, en };
