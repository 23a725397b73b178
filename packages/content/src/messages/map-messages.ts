import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { map as en } from './en/map.ts';
import { map as vi } from './vi/map.ts';

export type MapMessages = Wording<typeof vi>;

export const mapMessages: Readonly<Record<Language, MapMessages>> = { vi, en };
