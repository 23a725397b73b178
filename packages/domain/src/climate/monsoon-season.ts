import { type EpochSeconds, vietnamDate } from '#time/vietnam-time.ts';

/** The two monsoons; April and October between them belong to neither. */
export const MONSOONS = ['northeast', 'southwest'] as const;

/** Name of a monsoon. */
export type Monsoon = (typeof MONSOONS)[number];

/** The monsoon of a moment in Vietnam: north-east from November to March, south-west from May to September, else null. */
export function findMonsoon(at: EpochSeconds): Monsoon | null {
  const { month } = vietnamDate(at);
  if (month >= 11 || month <= 3) return 'northeast';
  return month >= 5 && month <= 9 ? 'southwest' : null;
}
