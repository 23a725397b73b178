import { vietnamHour } from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-amount';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listHours, toDayRange, toRange } from '#features/weather/place-weather.ts';
import { findSmartgen } from './find-smartgen.ts';
import { makeSampleWeather } from './weather.fixture.ts';

/** Rain words of a text by the class of an hour that they need, the longest first. */
const WORDS: readonly (readonly [word: RegExp, rainClass: number])[] = [
  [/mưa rất to|very heavy rain/gi, 5],
  [/mưa to|heavy rain/gi, 4],
  [/mưa vừa|moderate rain/gi, 3],
];

/** The strongest rain that a text names: 1 where it names rain without a class. */
function readStrongest(text: string): number {
  for (const [word, rainClass] of WORDS) if (new RegExp(word).test(text)) return rainClass;
  return /mưa|rain/i.test(text) ? 1 : 0;
}

const classOf = ({ rainMm }: HourWeather): number => classifyRain(rainMm ?? 0, 1);

/** Wet hours come in spells, as weather does: amounts of one strength, then dry hours. */
const spells = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 12 }),
    rainMm: fc.constantFrom(0, 0, 0.3, 1.2, 2.4, 2.6, 7, 12, 60),
  }),
  { minLength: 4, maxLength: 16 },
);

const toHours = (groups: readonly { readonly length: number; readonly rainMm: number }[]) => {
  const amounts = groups.flatMap(({ length, rainMm }) => new Array<number>(length).fill(rainMm));
  return (index: number): Partial<HourWeather> => {
    const rainMm = amounts[index % amounts.length] ?? 0;
    return { rainMm, rainProbabilityPercent: rainMm > 0 ? 90 : 5, code: rainMm > 0 ? 14 : 5 };
  };
};

describe.each(['vi', 'en'] as const)('a sentence beside the table of its hours (%s)', (lang) => {
  const say = (weather: ReturnType<typeof makeSampleWeather>, span: 'hourly' | 'tomorrow') =>
    findSmartgen(weather, { query: { span, lang } as never }).text ?? '';

  it('names no rain stronger than an hour of the table', () => {
    fc.assert(
      fc.property(spells, fc.integer({ min: 0, max: 23 }), (groups, at) => {
        const weather = makeSampleWeather(at, toHours(groups));
        const tomorrow = listHours(weather, toDayRange(weather, 1));
        expect(readStrongest(say(weather, 'tomorrow'))).toBeLessThanOrEqual(Math.max(...tomorrow.map(classOf), 1));
        const ahead = listHours(weather, toRange(weather, weather.hourAt, 24));
        expect(readStrongest(say(weather, 'hourly'))).toBeLessThanOrEqual(Math.max(...ahead.map(classOf), 1));
      }),
      { numRuns: 400 },
    );
  });

  it('calls a day wet all day only where most of its rows are, with the class of most of them', () => {
    fc.assert(
      fc.property(spells, (groups) => {
        const weather = makeSampleWeather(14, toHours(groups));
        const text = say(weather, 'tomorrow');
        if (!/gần như cả ngày|most of tomorrow/.test(text)) return;
        const wet = listHours(weather, toDayRange(weather, 1)).filter(
          (hour) => vietnamHour(hour.at) >= 7 && vietnamHour(hour.at) < 19 && (hour.rainMm ?? 0) >= 0.1,
        );
        expect(wet.length).toBeGreaterThanOrEqual(9);
        const named = readStrongest(text);
        expect(wet.filter((hour) => classOf(hour) >= named).length * 2).toBeGreaterThan(wet.length - 1);
      }),
      { numRuns: 400 },
    );
  });

  it('names the sum of long rain that is heavy although no hour of it is', () => {
    const all = (rainMm: number) => say(makeSampleWeather(14, toHours([{ length: 1, rainMm }])), 'hourly');
    expect(all(9)).toMatch(/(?:cả thảy khoảng|about) \d{3} mm/);
    expect(all(12)).toMatch(/(?:cả thảy khoảng|about) \d{3} mm/);
    expect(all(0.3)).not.toContain('mm');
  });
});
