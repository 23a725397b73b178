import type { Language } from '@portal/domain/language/language';
import { news as en } from './en/news.ts';
import type { NewsMessages } from './vi/news.ts';
import { news as vi } from './vi/news.ts';

export const newsMessages: Readonly<Record<Language, NewsMessages>> = { vi, en };
