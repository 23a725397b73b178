import type { Language } from '@portal/domain/language/language';
import { notices as en } from './en/notices.ts';
import type { NoticeMessages } from './vi/notices.ts';
import { notices as vi } from './vi/notices.ts';

export const noticesMessages: Readonly<Record<Language, NoticeMessages>> = { vi, en };
