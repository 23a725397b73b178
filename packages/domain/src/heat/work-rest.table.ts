/** Loads of work, the lightest first. */
export const WORK_LOADS = ['light', 'moderate', 'heavy'] as const;

/** How hard a body works: about 180, 300 and 415 W. */
export type WorkLoad = (typeof WORK_LOADS)[number];

/** Minutes of rest of an hour without work. */
export const STOP_MINUTES = 60;

/**
 * WBGT, °C, from which an hour needs so many minutes of rest, for people used to heat: the portal's bands after the
 * tables of ACGIH and NIOSH (proposed, no Vietnamese rule; domain-2.md §19.6).
 */
export const REST_BANDS: Readonly<Record<WorkLoad, readonly (readonly [fromC: number, minutes: number])[]>> = {
  light: [
    [31, 30],
    [32, 45],
    [32.5, STOP_MINUTES],
  ],
  moderate: [
    [28, 15],
    [29, 30],
    [30, 45],
    [31.5, STOP_MINUTES],
  ],
  heavy: [
    [26.6, 15],
    [27.5, 30],
    [29, 45],
    [30.5, STOP_MINUTES],
  ],
};

/** How much sooner newcomers, and those back after a week away, reach each band, °C. */
export const NEWCOMER_C = 2.5;
