import type { Language } from '@portal/domain/language/language';
import { home as en } from './en/home.ts';
import type { HomeMessages } from './vi/home.ts';
import { home as vi } from './vi/home.ts';

export const homeMessages: Readonly<Record<Language, HomeMessages>> = { vi, en };
