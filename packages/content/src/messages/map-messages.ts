import type { Language } from '@portal/domain/language/language';
import { map as en } from './en/map.ts';
import type { MapMessages } from './vi/map.ts';
import { map as vi } from './vi/map.ts';

export type { MapMessages };

export const mapMessages: Readonly<Record<Language, MapMessages>> = { vi, en };
