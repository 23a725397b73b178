import { CHANCE_FROM_MM, DRY_BELOW_PERCENT } from './rain-chance.ts';
import { classifyRain, type RainClass, type RainPeriodHours } from './rain-class.ts';

/** Likelihood steps of rain in texts: below 20 %, below 40 %, below 70 %, and above. */
export type RainChance = 'unlikely' | 'slight' | 'good' | 'likely';

/** Chance of a span from which rain has a good chance, %. */
const GOOD_FROM_PERCENT = 40;
/** Chance of a span from which rain is stated plainly, %. */
const LIKELY_FROM_PERCENT = 70;

/**
 * The step of a chance in per cent, rounded as pages show it. With an unknown chance (null) the amount decides:
 * `likely`.
 */
export function classifyRainChance(chancePercent: number | null): RainChance {
  if (chancePercent === null) return 'likely';
  const shown = Math.round(chancePercent);
  if (shown < DRY_BELOW_PERCENT) return 'unlikely';
  if (shown < GOOD_FROM_PERCENT) return 'slight';
  return shown < LIKELY_FROM_PERCENT ? 'good' : 'likely';
}

/**
 * Wording of rain in a span: none, none seen by satellites, drizzle or rain possible, a good chance of rain, or plain
 * rain.
 */
export type RainWord = 'dry' | 'unseen' | 'drizzle' | 'slight' | 'good' | 'rain';

/** A word that names rain. */
export type NamedRainWord = Exclude<RainWord, 'dry' | 'unseen' | 'drizzle'>;

const WORDS: Readonly<Record<RainChance, NamedRainWord>> = {
  unlikely: 'slight',
  slight: 'slight',
  good: 'good',
  likely: 'rain',
};

/** The word for mentioned rain, by its chance in per cent; plain if that is unknown (null). */
export function nameChance(chancePercent: number | null): NamedRainWord {
  return WORDS[classifyRainChance(chancePercent)];
}

/** Rain of a span: an hour, a part of a day, a day, several hours. Null is unknown. */
export interface SpanRain {
  /** The expected amount of the span, mm. */
  readonly rainMm: number | null;
  /** The amount of its wettest hour, mm. */
  readonly wettestHourMm: number | null;
  /** Chance that an hour of the span is wet, %: that of the whole span, not that of its wettest hour. */
  readonly chancePercent: number | null;
  /** The shortest period with its own classes that contains the span. */
  readonly periodHours: RainPeriodHours;
}

/**
 * The one word for rain by chance and amount (decisions.md, "Words by chance"). A span is dry only below 20 % with an
 * amount of class 0. An unknown amount is never dry; null if chance and amount are both unknown.
 */
export function findRainWord({ rainMm, wettestHourMm, chancePercent, periodHours }: SpanRain): RainWord | null {
  if (rainMm === null && chancePercent === null) return null;
  const isTooLittle = rainMm !== null && classifyRain(rainMm, periodHours) === 0;
  if (chancePercent === null) return isTooLittle ? 'dry' : 'rain';
  if (classifyRainChance(chancePercent) !== 'unlikely') return nameChance(chancePercent);
  if (isTooLittle) return 'dry';
  return wettestHourMm !== null && wettestHourMm < CHANCE_FROM_MM ? 'drizzle' : 'slight';
}

/**
 * The period whose classes apply to a number of hours: the shortest that contains them; the seven hours before dawn
 * count as six.
 */
export function findRainPeriod(hours: number): RainPeriodHours {
  if (hours <= 1) return 1;
  if (hours <= 7) return 6;
  return hours <= 12 ? 12 : 24;
}

/** The class that accompanies a word for rain: that of the span's expected amount, at least light. */
export function classifyNamedRain(rainMm: number, periodHours: RainPeriodHours): RainClass {
  return Math.max(classifyRain(rainMm, periodHours), 1) as RainClass;
}
