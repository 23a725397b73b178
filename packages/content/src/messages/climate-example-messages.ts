import type { Language } from '@portal/domain/language/language';
import { climateExample as en } from './en/climate-example.ts';
import { type ClimateExampleMessages, climateExample as vi } from './vi/climate-example.ts';

export type { ClimateExampleMessages };

export const climateExampleMessages: Readonly<Record<Language, ClimateExampleMessages>> = { vi, en };
