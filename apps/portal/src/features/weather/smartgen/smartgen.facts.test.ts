import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { describe, expect, it } from 'vitest';
import { findDaysFacts } from './facts/find-days-facts.ts';
import { findNowFacts } from './facts/find-now-facts.ts';
import { findTomorrowFacts } from './facts/find-tomorrow-facts.ts';
import { toRainAmount } from './facts/rain-amount.ts';
import { findRainAhead, findRainOfHours } from './facts/rain-spell.ts';
import { classifyHeat } from './facts/warmth.ts';
import { findWindPeak } from './facts/wind-peak.ts';
import { atHour, SAMPLE_TODAY } from './facts.fixture.ts';
import { makeSampleWeather } from './weather.fixture.ts';

type Known = (index: number) => Partial<HourWeather>;

const nowAt = (hour: number, known: Known) => findNowFacts(makeSampleWeather(hour, known));
const spellsOf = (known: Known, hours = 24) =>
  findRainOfHours(makeSampleWeather(0, known).readHours(0, hours))?.spells.map(({ fromAt, toAt, ...spell }) => ({
    ...spell,
    from: (fromAt - SAMPLE_TODAY) / 3600,
    to: (toAt - SAMPLE_TODAY) / 3600,
  }));
const rainAt =
  (...wet: number[]): Known =>
  (index) => ({ rainMm: wet.includes(index) ? 1 : 0 });

describe('facts of now', () => {
  it('are the high of today in the morning and the low of the night later', () => {
    const warmth: Known = (index) => ({ temperatureC: 20 + (index % 24) / 2 });
    expect(nowAt(4, warmth).extreme).toMatchObject({ kind: 'high', celsius: 31.5 });
    expect(nowAt(11, warmth).extreme).toMatchObject({ kind: 'high' });
    expect(nowAt(12, warmth).extreme).toMatchObject({ kind: 'low', celsius: 20, at: atHour(24) });
    expect(nowAt(3, warmth).extreme).toBeNull();
  });

  it('hold what it feels like from five degrees apart on', () => {
    const felt = (feelsLikeC: number) => nowAt(14, () => ({ temperatureC: 30, feelsLikeC })).feelsLike;
    expect(felt(34.9)).toBeNull();
    expect(felt(35)).toBe(35);
    expect(felt(25)).toBe(25);
  });

  it('do not call a warm hour of a cold day cold', () => {
    const code = (temperatureC: number) => nowAt(14, () => ({ temperatureC, code: 8 })).code;
    expect(code(20)).toBe(8);
    expect(code(20.1)).toBeNull();
  });

  it('look for rain to the end of a part of the day, ten hours ahead at least', () => {
    const dryUntil = (hour: number) => nowAt(hour, () => ({ rainMm: 0 })).rain?.dryUntil;
    expect(dryUntil(14)).toBe(atHour(28));
    expect(dryUntil(8)).toBe(atHour(18));
    expect(dryUntil(9)).toBe(atHour(22));
    expect(nowAt(14, (index) => ({ rainMm: index === 28 ? 5 : 0 })).rain?.spell).toBeNull();
    expect(nowAt(14, (index) => ({ rainMm: index === 27 ? 5 : 0 })).rain?.spell).toMatchObject({ fromAt: atHour(27) });
  });

  it('say nothing of rain where an hour of it is not known', () => {
    expect(nowAt(14, (index) => ({ rainMm: index === 20 ? null : 0 })).rain).toBeNull();
  });

  it('know fog below one kilometre, and none in rain', () => {
    const fog = (visibilityKm: number, rainMm = 0) =>
      nowAt(2, () => ({ visibilityKm, rainMm, code: rainMm > 0 ? 13 : 5 })).isFoggy;
    expect([fog(0.94), fog(1), fog(0.5, 2)]).toEqual([true, false, false]);
  });
});

describe('spells of rain', () => {
  it('hold together over two dry hours and part after three', () => {
    expect(spellsOf(rainAt(5, 8))).toMatchObject([{ from: 5, to: 9, isBroken: true, isOver: true }]);
    expect(spellsOf(rainAt(5, 9))).toMatchObject([
      { from: 5, to: 6 },
      { from: 9, to: 10 },
    ]);
    expect(spellsOf(rainAt(22, 23))).toMatchObject([{ from: 22, to: 24, isOver: false, isBroken: false }]);
  });

  it('take an hour’s chance below 20% for dry, below 40% for a slight and below 70% for a good chance', () => {
    const chance = (rainProbabilityPercent: number) =>
      spellsOf((index) => ({ rainMm: index === 5 ? 1 : 0, rainProbabilityPercent }));
    expect(chance(19)).toEqual([]);
    expect([20, 39, 40, 69, 70].map((percent) => chance(percent)?.[0]?.word)).toEqual([
      'slight',
      'slight',
      'good',
      'good',
      'rain',
    ]);
  });

  it('are said by the chance of all their hours', () => {
    const chance = (rainProbabilityPercent: number) =>
      spellsOf((index) => ({ rainMm: index >= 5 && index < 8 ? 1 : 0, rainProbabilityPercent }));
    expect(chance(25)).toMatchObject([{ word: 'good' }]);
    expect(chance(25)?.[0]?.chancePercent).toBeGreaterThan(40);
    expect(chance(60)).toMatchObject([{ word: 'rain' }]);
    expect(chance(60)?.[0]?.chancePercent).toBeGreaterThan(70);
  });

  it('begin and end by ten minutes for three hours, by the hour later', () => {
    const weather = makeSampleWeather(14, rainAt(15, 20));
    const spells = findRainAhead(weather, atHour(24))?.spells ?? [];
    expect(spells.map(({ fromAt, toAt }) => [fromAt, toAt])).toEqual([
      [atHour(15), atHour(16)],
      [atHour(20), atHour(21)],
    ]);
  });

  it('have the class of their wettest hour, as the table of hours has it', () => {
    const of = (amounts: number[]) =>
      spellsOf((index) => ({ rainMm: amounts[index] ?? 0 }), 12)?.map(({ rainClass }) => rainClass);
    expect(of([2.4])).toEqual([1]);
    expect(of([2.5])).toEqual([3]);
    expect(of([10, 0.1])).toEqual([4]);
    expect(of([2, 2, 2, 2, 2, 2])).toEqual([1]);
  });
});

describe('what stands out', () => {
  it('is heat from 35, 37 and 39 degrees on', () => {
    expect([34.9, 35, 36.9, 37, 38.9, 39].map(classifyHeat)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(classifyHeat(null)).toBe(0);
  });

  it('is a mean wind of force 6 or gusts of force 7', () => {
    const peak = (windSpeedMs: number | null, windGustMs: number | null) =>
      findWindPeak(makeSampleWeather(0, () => ({ windSpeedMs, windGustMs, windDirectionDeg: 45 })).readHours(0, 3));
    expect(peak(10.7, 13.8)).toBeNull();
    expect(peak(10.8, 13.8)).toMatchObject({ force: 6, gustForce: null, direction: 2 });
    expect(peak(10.8, 13.9)).toMatchObject({ force: 6, gustForce: 7 });
    expect(peak(null, 13.9)).toMatchObject({ force: null, gustForce: 7, direction: null });
    expect(peak(null, null)).toBeNull();
  });

  it('is a fall of the high by five degrees', () => {
    const drop = (by: number) =>
      findDaysFacts(
        makeSampleWeather(8, (index) => ({ temperatureC: index < 48 ? 30 : 30 - by, rainMm: 0 })),
        5,
      ).drop;
    expect(drop(4.9)).toBeNull();
    expect(drop(5)).toMatchObject({ celsius: 5, day: { index: 2 } });
  });
});

describe('amounts of rain', () => {
  const shown = (rain: number | null, rainLow: number | null = null, rainHigh: number | null = null) =>
    toRainAmount({ rain, rainLow, rainHigh });

  it('are whole millimetres, as the blocks of the page show them', () => {
    const round = (rain: number) => shown(rain)?.high ?? null;
    expect([0, 0.1, 0.99, 1, 3.4, 9.6, 47.4].map(round)).toEqual([null, 0, 0, 1, 3, 10, 47]);
    expect(shown(46, 12.4, 80.6)).toEqual({ low: 12, high: 81 });
    expect(shown(null, 1, 9)).toBeNull();
  });

  it('are a range only where one was forecast and wide', () => {
    expect(shown(7, 2, 12)).toEqual({ low: 2, high: 12 });
    expect(shown(7, 6.5, 8.4)).toEqual({ low: null, high: 7 });
    expect(shown(27, 24, 31)).toEqual({ low: null, high: 27 });
    expect(shown(3, 0, 9)).toEqual({ low: 0, high: 9 });
    expect(shown(20, null, 30)).toEqual({ low: null, high: 20 });
  });
});

describe('facts of days', () => {
  it('end at the first day that is not known', () => {
    const known: Known = (index) => (index < 72 ? { temperatureC: 20, rainMm: 0 } : {});
    expect(findDaysFacts(makeSampleWeather(8, known), 7).days).toHaveLength(3);
  });

  it('name the quarters of tomorrow that get rain', () => {
    const wet = (...hours: number[]) => findTomorrowFacts(makeSampleWeather(8, rainAt(...hours))).rain?.wet;
    expect(wet(24, 30)).toEqual(['early']);
    expect(wet(31, 36, 37)).toEqual(['morning', 'afternoon']);
    expect(wet(43, 47, 48)).toEqual(['evening']);
    expect(wet(8)).toEqual([]);
  });

  it('say tomorrow by its chance, and call it dry only below 20% and 0.6 mm', () => {
    const doubt = (known: Partial<HourWeather>) =>
      findTomorrowFacts(
        makeSampleWeather(8, (index) => ({ rainMm: 0, rainProbabilityPercent: 0, ...(index === 40 ? known : {}) })),
      ).rain?.word;
    expect([19, 20, 39, 40, 69, 70].map((rainProbabilityPercent) => doubt({ rainProbabilityPercent }))).toEqual([
      'dry',
      'slight',
      'slight',
      'good',
      'good',
      'rain',
    ]);
    expect(doubt({ rainMm: 0.5 })).toBe('dry');
    expect(doubt({ rainMm: 0.6 })).toBe('slight');
  });
});
