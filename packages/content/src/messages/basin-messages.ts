import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { basin as en } from './en/basin.ts';
import { basin as vi } from './vi/basin.ts';

export type BasinMessages = Wording<typeof vi>;

export const basinMessages: Readonly<Record<Language, BasinMessages>> = { vi, en };
