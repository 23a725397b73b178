import type { Language } from '@portal/domain/language/language';
import { ownPlaces as en } from './en/own-places.ts';
import type { OwnPlacesMessages } from './vi/own-places.ts';
import { ownPlaces as vi } from './vi/own-places.ts';

export const ownPlacesMessages: Readonly<Record<Language, OwnPlacesMessages>> = { vi, en };

export type { OwnPlacesMessages };
