import type { Language } from '@portal/domain/language/language';
import { lite as en } from './en/lite.ts';
import type { LiteMessages } from './vi/lite.ts';
import { lite as vi } from './vi/lite.ts';

export const liteMessages: Readonly<Record<Language, LiteMessages>> = { vi, en };
