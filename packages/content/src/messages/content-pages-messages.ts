import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { CONTENT_PAGES_MESSAGES as en } from './en/content-pages.ts';
import { CONTENT_PAGES_MESSAGES as vi } from './vi/content-pages.ts';

/** The words that content pages have in common. */
export type ContentPagesMessages = Wording<typeof vi>;

export const contentPagesMessages: Readonly<Record<Language, ContentPagesMessages>> = { vi, en };
