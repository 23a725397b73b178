import type { Language } from '@portal/domain/language/language';
import { settings as en } from './en/settings.ts';
import type { SettingsMessages } from './vi/settings.ts';
import { settings as vi } from './vi/settings.ts';

export const settingsMessages: Readonly<Record<Language, SettingsMessages>> = { vi, en };
