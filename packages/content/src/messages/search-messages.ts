import type { Language } from '@portal/domain/language/language';
import { search as en } from './en/search.ts';
import type { SearchMessages } from './vi/search.ts';
import { search as vi } from './vi/search.ts';

export const searchMessages: Readonly<Record<Language, SearchMessages>> = { vi, en };
