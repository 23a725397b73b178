/** Scored daily values, by their names in the archive; unit in the name. */
export const SCORED_VARIABLES = [
  'temperatureMaxC',
  'temperatureMinC',
  'rainMm',
  'rainProbabilityPercent',
  'windMaxMs',
  'gustMaxMs',
  'visibilityMinKm',
] as const;

/** Name of a scored daily value. */
export type ScoredVariable = (typeof SCORED_VARIABLES)[number];

/** Scored leads in calendar days, 0 (the day itself) to 15. */
export const MOST_LEAD_DAYS = 15;

/** Source name for the scores of what pages showed: the newest run of the best source that had the day. */
export const SHOWN_SOURCE = 'shown';

/** Daily values that are scored as events, besides rain. */
export type EventVariable = 'gustMaxMs' | 'visibilityMinKm';

/**
 * Thresholds of events: gusts from forces 6, 7 and 8 on, m/s, and fog, a visibility below 1 km. No more than the
 * thresholds of rain, whose counts they share.
 */
export const EVENT_THRESHOLDS: Readonly<Record<EventVariable, readonly number[]>> = {
  gustMaxMs: [10.8, 13.9, 17.2],
  visibilityMinKm: [1],
};

/** Whether a variable is scored as an event, besides rain. */
export const isEventVariable = (variable: ScoredVariable): variable is EventVariable => variable in EVENT_THRESHOLDS;

/** Fewer events than these say nothing of how well they are forecast. */
export const FEWEST_EVENTS = 10;

/** Unit of a variable, or of its errors. */
export function getScoreUnit(variable: ScoredVariable): '°C' | 'mm' | '%' | 'm/s' | 'km' {
  if (variable === 'visibilityMinKm') return 'km';
  if (variable === 'rainMm') return 'mm';
  if (variable === 'rainProbabilityPercent') return '%';
  return variable.startsWith('temperature') ? '°C' : 'm/s';
}
