import type { Language } from '@portal/domain/language/language';
import { layout as en } from './en/layout.ts';
import type { LayoutMessages } from './vi/layout.ts';
import { layout as vi } from './vi/layout.ts';

export const layoutMessages: Readonly<Record<Language, LayoutMessages>> = { vi, en };
