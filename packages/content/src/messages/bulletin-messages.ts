import type { Language } from '@portal/domain/language/language';
import { bulletin as en } from './en/bulletin.ts';
import type { BulletinMessages } from './vi/bulletin.ts';
import { bulletin as vi } from './vi/bulletin.ts';

export const bulletinMessages: Readonly<Record<Language, BulletinMessages>> = { vi, en };
