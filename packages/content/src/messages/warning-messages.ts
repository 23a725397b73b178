import type { Language } from '@portal/domain/language/language';
import { warning as en } from './en/warning.ts';
import type { WarningMessages } from './vi/warning.ts';
import { warning as vi } from './vi/warning.ts';

export type { WarningMessages };

export const warningMessages: Readonly<Record<Language, WarningMessages>> = { vi, en };
