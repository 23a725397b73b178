/** Scored daily values, by their names in the archive; unit in the name. */
export const SCORED_VARIABLES = [
  'temperatureMaxC',
  'temperatureMinC',
  'rainMm',
  'rainProbabilityPercent',
  'windMaxMs',
  'gustMaxMs',
] as const;

/** Name of a scored daily value. */
export type ScoredVariable = (typeof SCORED_VARIABLES)[number];

/** Scored leads in calendar days, 0 (the day itself) to 15. */
export const MOST_LEAD_DAYS = 15;

/** Source name for the scores of what pages showed: the newest run of the best source that had the day. */
export const SHOWN_SOURCE = 'shown';

/** Unit of a variable, or of its errors. */
export function getScoreUnit(variable: ScoredVariable): '°C' | 'mm' | '%' | 'm/s' {
  if (variable === 'rainMm') return 'mm';
  if (variable === 'rainProbabilityPercent') return '%';
  return variable.startsWith('temperature') ? '°C' : 'm/s';
}
