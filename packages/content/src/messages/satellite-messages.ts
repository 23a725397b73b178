import type { Language } from '@portal/domain/language/language';
import { satellite as en } from './en/satellite.ts';
import type { SatelliteMessages } from './vi/satellite.ts';
import { satellite as vi } from './vi/satellite.ts';

export type { SatelliteMessages };

export const satelliteMessages: Readonly<Record<Language, SatelliteMessages>> = { vi, en };
