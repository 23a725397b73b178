import {
  CHANCE_FROM_MM,
  classifyRain,
  DRY_BELOW_PERCENT,
  type RainClass,
  type RainPeriodHours,
} from './rain-amount.ts';

/** How likely rain is, in the steps in which it is said: below 20 %, below 40 %, below 70 %, and from there on. */
export type RainChance = 'unlikely' | 'slight' | 'good' | 'likely';

/** Chance of a span from which rain is a good chance, %. */
const GOOD_FROM_PERCENT = 40;
/** Chance of a span from which rain is said plainly, %. */
const LIKELY_FROM_PERCENT = 70;

/** The step of a chance in per cent, rounded as pages show it. An unknown chance (null) leaves the amount to speak: `likely`. */
export function classifyRainChance(chancePercent: number | null): RainChance {
  if (chancePercent === null) return 'likely';
  const shown = Math.round(chancePercent);
  if (shown < DRY_BELOW_PERCENT) return 'unlikely';
  if (shown < GOOD_FROM_PERCENT) return 'slight';
  return shown < LIKELY_FROM_PERCENT ? 'good' : 'likely';
}

/**
 * What may be said of rain in a span: that there is none, that drizzle or rain may fall, that there is a good chance of
 * it, or plainly that it rains.
 */
export type RainWord = 'dry' | 'drizzle' | 'slight' | 'good' | 'rain';

/** A word that names rain. */
export type NamedRainWord = Exclude<RainWord, 'dry' | 'drizzle'>;

const WORDS: Readonly<Record<RainChance, NamedRainWord>> = {
  unlikely: 'slight',
  slight: 'slight',
  good: 'good',
  likely: 'rain',
};

/** The word for rain that is mentioned, by its chance in per cent; plain where that is unknown (null). */
export function nameChance(chancePercent: number | null): NamedRainWord {
  return WORDS[classifyRainChance(chancePercent)];
}

/** Rain of a span of time: an hour, a part of a day, a day, a stretch of hours. Null is unknown. */
export interface SpanRain {
  /** The expected amount of the span, mm. */
  readonly rainMm: number | null;
  /** The amount of its wettest hour, mm. */
  readonly wettestHourMm: number | null;
  /** The chance that an hour of the span is wet, %: that of the span, never that of its wettest hour. */
  readonly chancePercent: number | null;
  /** The shortest period with classes of its own that holds the span. */
  readonly periodHours: RainPeriodHours;
}

/**
 * The one word for rain by chance and amount (decisions.md, "Words by chance"). Only below 20 % with an amount of class
 * 0 a span is dry. An unknown amount is never dry; null where chance and amount are both unknown.
 */
export function findRainWord({ rainMm, wettestHourMm, chancePercent, periodHours }: SpanRain): RainWord | null {
  if (rainMm === null && chancePercent === null) return null;
  const isTooLittle = rainMm !== null && classifyRain(rainMm, periodHours) === 0;
  if (chancePercent === null) return isTooLittle ? 'dry' : 'rain';
  if (classifyRainChance(chancePercent) !== 'unlikely') return nameChance(chancePercent);
  if (isTooLittle) return 'dry';
  return wettestHourMm !== null && wettestHourMm < CHANCE_FROM_MM ? 'drizzle' : 'slight';
}

/** The period whose classes so many hours have: the shortest that holds them; the seven hours before dawn count as six. */
export function findRainPeriod(hours: number): RainPeriodHours {
  if (hours <= 1) return 1;
  if (hours <= 7) return 6;
  return hours <= 12 ? 12 : 24;
}

/** The class that a text names beside a word for rain: that of the expected amount of the span; where rain is said, light at least. */
export function classifyNamedRain(rainMm: number, periodHours: RainPeriodHours): RainClass {
  return Math.max(classifyRain(rainMm, periodHours), 1) as RainClass;
}
