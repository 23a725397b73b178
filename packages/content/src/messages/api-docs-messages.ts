import type { Language } from '@portal/domain/language/language';
import { apiDocs as en } from './en/api-docs.ts';
import type { ApiDocsMessages } from './vi/api-docs.ts';
import { apiDocs as vi } from './vi/api-docs.ts';

export const apiDocsMessages: Readonly<Record<Language, ApiDocsMessages>> = { vi, en };
