import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import type { DaysFacts, DescribedDay } from './facts/find-days-facts.ts';
import type { HourlyFacts } from './facts/find-hourly-facts.ts';
import { findNormalRain, findNormalWarmth, type NinetyFacts, type NormalWeek } from './facts/find-ninety-facts.ts';
import type { NowFacts } from './facts/find-now-facts.ts';
import type { DayQuarter, DayRain, RainPhase, TomorrowFacts } from './facts/find-tomorrow-facts.ts';
import type { WindPeak } from './facts/wind-peak.ts';

/** 00:00 on Monday, 3 August 2026, in Vietnam: today in these facts. */
export const SAMPLE_TODAY = Date.UTC(2026, 7, 2, 17) / 1000;

/** An hour of today; 24 is midnight, 31 is 07:00 tomorrow. */
export const atHour = (hour: number): number => SAMPLE_TODAY + hour * HOUR_SECONDS;

/** Likely light rain between two hours. */
export function makeSpell(from: number, to: number, changes: Partial<RainSpell> = {}): RainSpell {
  return {
    fromAt: atHour(from),
    toAt: atHour(to),
    isOver: true,
    rainClass: 1,
    namedClass: changes.rainClass ?? 1,
    rainMm: 1,
    sumClass: 1,
    peakAt: atHour(from),
    thunder: 0,
    word: 'rain',
    isBroken: false,
    chancePercent: 90,
    onset: { rainClass: 1, word: 'rain' },
    peak: null,
    ...changes,
  };
}

/** A strong northeast wind of force 6 with gusts of force 8. */
export function makeWind(hour: number, changes: Partial<WindPeak> = {}): WindPeak {
  return { force: 6, gustForce: 8, direction: 2, at: atHour(hour), ...changes };
}

/** A dry, sunny 26° at 14:00. */
export function makeNowFacts(changes: Partial<NowFacts> = {}): NowFacts {
  return {
    nowAt: atHour(14),
    temperature: 26,
    feelsLike: null,
    code: 1,
    isDay: true,
    thunder: 0,
    isFoggy: false,
    rain: { spell: null, dryUntil: atHour(28), word: 'dry', rainClass: 1 },
    wind: null,
    fog: null,
    extreme: { kind: 'low', celsius: 16.2, at: atHour(29) },
    ...changes,
  };
}

/** 24 dry hours from 14:00. */
export function makeHourlyFacts(changes: Partial<HourlyFacts> = {}): HourlyFacts {
  return {
    nowAt: atHour(14),
    rain: { spells: [], word: 'dry', rainClass: 1 },
    warmths: { low: { celsius: 24.6, at: atHour(29) }, high: { celsius: 33.8, at: atHour(14) } },
    heat: 0,
    wind: null,
    fog: null,
    ...changes,
  };
}

const QUARTERS: readonly DayQuarter[] = ['early', 'morning', 'afternoon', 'evening'];

/** Likely moderate rain in some quarters. */
export function makePhase(quarters: readonly DayQuarter[], changes: Partial<RainPhase> = {}): RainPhase {
  const { rainClass = 3 } = changes;
  return {
    quarters,
    rainClass,
    hourClass: rainClass,
    thunder: 0,
    word: 'rain',
    isBroken: false,
    amount: null,
    ...changes,
  };
}

/** Likely moderate rain in the afternoon, as one phase. */
export function makeDayRain(changes: Partial<DayRain> = {}, phase: Partial<RainPhase> = {}): DayRain {
  const wet = changes.wet ?? ['afternoon'];
  return {
    wet,
    dry: QUARTERS.filter((quarter) => !wet.includes(quarter)),
    phases: wet.length === 0 ? [] : [makePhase(wet, phase)],
    allDay: null,
    amount: { low: 10, high: 25 },
    rainClass: phase.rainClass ?? (wet.length === 0 ? 1 : 3),
    word: wet.length === 0 ? 'dry' : (phase.word ?? 'rain'),
    ...changes,
  };
}

/** A sunny, dry tomorrow, 2° warmer than today. */
export function makeTomorrowFacts(changes: Partial<TomorrowFacts> = {}): TomorrowFacts {
  return {
    nowAt: atHour(14),
    code: 1,
    rain: makeDayRain({ wet: [], amount: null }),
    low: 24.2,
    high: 31.4,
    highToday: 29,
    heat: 0,
    cold: 0,
    isColdEarly: false,
    wind: null,
    fog: null,
    confidence: null,
    ...changes,
  };
}

/** A dry day of 24–32°, counted from today. */
export function makeDescribedDay(index: number, changes: Partial<DescribedDay> = {}): DescribedDay {
  return {
    at: SAMPLE_TODAY + index * DAY_SECONDS,
    index,
    rainClass: 1,
    word: 'dry',
    rainMm: 0,
    amount: null,
    hasThunder: false,
    low: 24,
    high: 32,
    heat: 0,
    cold: 0,
    wind: null,
    ...changes,
  };
}

/** A day with 20 mm of moderate rain. */
export function makeWetDay(index: number, changes: Partial<DescribedDay> = {}): DescribedDay {
  return makeDescribedDay(index, {
    rainClass: 3,
    word: 'rain',
    rainMm: 20,
    amount: { low: null, high: 20 },
    ...changes,
  });
}

/** Consecutive days; the caller names notable ones. */
export function makeDaysFacts(days: readonly DescribedDay[], changes: Partial<DaysFacts> = {}): DaysFacts {
  const wettest = days.reduce<DescribedDay | null>(
    (most, day) => (day.rainMm > (most?.rainMm ?? 0) ? day : most),
    null,
  );
  return { nowAt: atHour(14), days, wettest, hottest: null, coldest: null, drop: null, windiest: null, ...changes };
}

export function makeNormalWeek(day: number, temperature: number, rainMm: number): NormalWeek {
  const fromAt = SAMPLE_TODAY + day * DAY_SECONDS;
  return { fromAt, lastAt: fromAt + 6 * DAY_SECONDS, temperature, rainMm };
}

/** 15 forecast days, two of them wet, then two weeks of normals. */
export function makeNinetyFacts({
  weeks = [makeNormalWeek(35, 28.1, 90), makeNormalWeek(84, 22.4, 40)],
  ...changes
}: Partial<Omit<NinetyFacts, 'rain' | 'warmth'>> = {}): NinetyFacts {
  const days = Array.from({ length: 15 }, (_, day) =>
    day === 3 || day === 4 ? makeWetDay(day) : makeDescribedDay(day),
  );
  return {
    forecast: makeDaysFacts(days),
    normalFromAt: SAMPLE_TODAY + 15 * DAY_SECONDS,
    weeks,
    rain: findNormalRain(weeks),
    warmth: findNormalWarmth(weeks),
    hasTerciles: false,
    ...changes,
  };
}
