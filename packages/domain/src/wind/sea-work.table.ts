import type { SeaWork } from './work-windows.ts';

/** Activities with limits suggested by the portal. */
export type SuggestedWorkId = 'crane' | 'crewTransfer' | 'diving' | 'helicopter';

/**
 * Suggested initial limits (domain.md §6.12; diving and helicopters: proposed). They are labelled as suggestions: a
 * client's own limits replace them, and a client's farm has none until its owner enters them.
 */
export const SUGGESTED_WORK: Readonly<Record<SuggestedWorkId, SeaWork>> = {
  crane: {
    limits: [
      { quantity: 'windMs', heightM: 150, limit: 10 },
      { quantity: 'gustMs', heightM: 150, limit: 12 },
    ],
    workHours: 6,
    contingencyHours: 2,
    clock: null,
    alpha: [],
  },
  crewTransfer: {
    limits: [
      { quantity: 'waveM', heightM: null, limit: 1.5 },
      { quantity: 'wavePeriodS', heightM: null, limit: 8 },
    ],
    workHours: 3,
    contingencyHours: 0,
    clock: null,
    alpha: [],
  },
  diving: {
    limits: [
      { quantity: 'waveM', heightM: null, limit: 1 },
      { quantity: 'currentMs', heightM: null, limit: 0.5 },
    ],
    workHours: 8,
    contingencyHours: 0,
    clock: null,
    alpha: [],
  },
  helicopter: {
    limits: [
      { quantity: 'windMs', heightM: 10, limit: 12 },
      { quantity: 'visibilityKm', heightM: null, limit: 3 },
    ],
    workHours: 2,
    contingencyHours: 0,
    clock: { from: 6, to: 18 },
    alpha: [],
  },
};
