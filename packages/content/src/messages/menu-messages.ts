import type { Language } from '@portal/domain/language/language';
import { menu as en } from './en/menu.ts';
import type { MenuMessages } from './vi/menu.ts';
import { menu as vi } from './vi/menu.ts';

export const menuMessages: Readonly<Record<Language, MenuMessages>> = { vi, en };
