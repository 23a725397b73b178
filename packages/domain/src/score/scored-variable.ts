/** Daily values that are scored, as the archive of daily values names them; unit in the name. */
export const SCORED_VARIABLES = [
  'temperatureMaxC',
  'temperatureMinC',
  'rainMm',
  'rainProbabilityPercent',
  'windMaxMs',
  'gustMaxMs',
] as const;

/** Name of a daily value that is scored. */
export type ScoredVariable = (typeof SCORED_VARIABLES)[number];

/** Calendar days before the day that are scored, 0 (the day itself) to 15. */
export const MOST_LEAD_DAYS = 15;

/** Name under which what pages showed is scored: the best source that had the day, from its newest run. */
export const SHOWN_SOURCE = 'shown';

/** Unit of a variable, or of its errors. */
export function getScoreUnit(variable: ScoredVariable): '°C' | 'mm' | '%' | 'm/s' {
  if (variable === 'rainMm') return 'mm';
  if (variable === 'rainProbabilityPercent') return '%';
  return variable.startsWith('temperature') ? '°C' : 'm/s';
}
