import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { textPages as en } from './en/text-pages.ts';
import { textPages as vi } from './vi/text-pages.ts';

/** The words that pages of words have in common. */
export type TextPagesMessages = Wording<typeof vi>;

export const textPagesMessages: Readonly<Record<Language, TextPagesMessages>> = { vi, en };
