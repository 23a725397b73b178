import type { SiteLimit } from './site-limit.ts';

/**
 * Sample limits of outdoor work by trade, to be replaced by a client's own chart. Wind and waves at sea: domain.md
 * §6.12; lightning: §3.5.2, by forecast thunder risk because strikes are not observed; hourly rain: §1.3.6; the upper
 * ends of wind forces 5 to 7: §2.5. `near` of an upper limit is four fifths of it, as surveyors reduce limits by
 * 0.7–0.8 (§6.14); for cranes and crew transfer at wind farms nine tenths, as on their desk.
 */
export const SITE_WORK = {
  craneLift: [
    { quantity: 'hookWindMs', side: 'most', limit: 10, near: 9 },
    { quantity: 'hookGustMs', side: 'most', limit: 12, near: 10.8 },
  ],
  crewTransfer: [
    { quantity: 'waveM', side: 'most', limit: 1.5, near: 1.35 },
    { quantity: 'wavePeriodS', side: 'most', limit: 8, near: 7.2 },
  ],
  deckWork: [
    { quantity: 'visibilityKm', side: 'least', limit: 1, near: 2 },
    { quantity: 'thunder', side: 'most', limit: 1, near: 0 },
  ],
  vesselLift: [
    { quantity: 'windMs', side: 'most', limit: 10.7, near: 8.6 },
    { quantity: 'waveM', side: 'most', limit: 1.5, near: 1.2 },
  ],
  supplyRun: [
    { quantity: 'windMs', side: 'most', limit: 13.8, near: 10.7 },
    { quantity: 'waveM', side: 'most', limit: 2.5, near: 2 },
  ],
  blasting: [{ quantity: 'thunder', side: 'most', limit: 1, near: 0 }],
  pitHaul: [
    { quantity: 'rainMm', side: 'most', limit: 10, near: 2.5 },
    { quantity: 'visibilityKm', side: 'least', limit: 0.2, near: 1 },
  ],
  drilling: [
    { quantity: 'gustMs', side: 'most', limit: 13.8, near: 10.7 },
    { quantity: 'thunder', side: 'most', limit: 1, near: 0 },
  ],
  openStage: [
    { quantity: 'rainChance', side: 'most', limit: 60, near: 30 },
    { quantity: 'gustMs', side: 'most', limit: 13.8, near: 10.7 },
    { quantity: 'thunder', side: 'most', limit: 1, near: 0 },
  ],
  beach: [
    { quantity: 'rainChance', side: 'most', limit: 60, near: 30 },
    { quantity: 'uvIndex', side: 'most', limit: 10, near: 7 },
    { quantity: 'thunder', side: 'most', limit: 1, near: 0 },
  ],
  walkingTour: [
    { quantity: 'rainChance', side: 'most', limit: 70, near: 40 },
    { quantity: 'feelsLikeC', side: 'most', limit: 41, near: 35 },
  ],
  motorbikes: [
    { quantity: 'rainMm', side: 'most', limit: 2.5, near: 0.5 },
    { quantity: 'gustMs', side: 'most', limit: 17.1, near: 13.8 },
    { quantity: 'thunder', side: 'most', limit: 1, near: 0 },
  ],
  lorries: [
    { quantity: 'rainMm', side: 'most', limit: 10, near: 2.5 },
    { quantity: 'visibilityKm', side: 'least', limit: 0.2, near: 1 },
  ],
  containers: [{ quantity: 'gustMs', side: 'most', limit: 17.1, near: 13.8 }],
} as const satisfies Record<string, readonly SiteLimit[]>;

/** Id of an outdoor activity with limits. */
export type SiteWorkId = keyof typeof SITE_WORK;
