import type { Language } from '@portal/domain/language/language';
import { site as en } from './en/site.ts';
import { type SiteMessages, site as vi } from './vi/site.ts';

export type { SiteMessages };

export const siteMessages: Readonly<Record<Language, SiteMessages>> = { vi, en };
