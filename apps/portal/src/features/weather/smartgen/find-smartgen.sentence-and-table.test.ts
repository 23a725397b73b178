import { vietnamHour } from '@portal/domain/time/vietnam-time';
import { classifyRain } from '@portal/domain/weather/rain-class';
import { classifyNamedRain, nameChance } from '@portal/domain/weather/rain-word';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listHours, toDayRange, toRange } from '#features/weather/place-weather.ts';
import { toDay } from '#features/weather/to-day.ts';
import { findSmartgen } from './find-smartgen.ts';
import { makeSampleWeather } from './weather.fixture.ts';

const WORDS: readonly (readonly [word: RegExp, rainClass: number])[] = [
  [/mưa rất to|very heavy rain/i, 5],
  [/mưa to|heavy rain/i, 4],
  [/mưa vừa|moderate rain/i, 3],
  [/mưa nhỏ|mưa phùn|light rain|drizzle/i, 1],
  [/mưa|rain/i, 2],
];

/** Class of the first rain in a text; null: none. */
function readFirstClass(text: string): number | null {
  const noun = /mưa(?: (?:rất to|to|vừa|nhỏ|phùn))?|(?:very heavy |heavy |moderate |light )?(?:rain|drizzle)/i.exec(
    text,
  );
  return noun === null ? null : (WORDS.find(([word]) => word.test(noun[0].trim()))?.[1] ?? null);
}

/** Class of the strongest rain in a text; 0: none. */
const readStrongest = (text: string): number => WORDS.find(([word]) => word.test(text))?.[1] ?? 0;

const classOf = ({ rainMm }: HourWeather): number => classifyRain(rainMm ?? 0, 1);

/** Wet hours in spells: one strength and chance, then dry hours. */
const spells = fc.array(
  fc.record({
    length: fc.integer({ min: 1, max: 12 }),
    rainMm: fc.constantFrom(0, 0, 0.15, 0.3, 1.2, 2.4, 2.6, 7, 12, 60),
    chance: fc.constantFrom(0, 3, 12, 19, 20, 30, 45, 65, 80, 97),
  }),
  { minLength: 4, maxLength: 16 },
);
type Groups = readonly { readonly length: number; readonly rainMm: number; readonly chance?: number }[];

const toHours = (groups: Groups, isSure = true) => {
  const hours = groups.flatMap((group) => new Array<Groups[number]>(group.length).fill(group));
  return (index: number): Partial<HourWeather> => {
    const { rainMm = 0, chance = 90 } = hours[index % hours.length] ?? {};
    const isWet = rainMm >= 0.1 && (isSure || chance >= 20);
    const rainProbabilityPercent = isSure ? (rainMm > 0 ? 90 : 0) : chance;
    return { temperatureC: 26, rainMm, rainProbabilityPercent, code: isWet ? 14 : 5 };
  };
};

const DRY = /không mưa|khô ráo|\bdry\b|no rain/i;
const HEDGES = { slight: /có thể (?:có|còn)|slight chance/i, good: /khả năng|good chance/i } as const;

/** The word for the chance in a phrase. */
function readHedge(text: string): string {
  return HEDGES.slight.test(text) ? 'slight' : HEDGES.good.test(text) ? 'good' : 'rain';
}

describe.each(['vi', 'en'] as const)('a sentence beside the table of its hours (%s)', (lang) => {
  const say = (weather: ReturnType<typeof makeSampleWeather>, span: string) =>
    findSmartgen(weather, { query: { span, lang } as never }).text ?? '';
  const firstSentence = (text: string) => text.split(/(?<=\.) /)[0] ?? '';

  it('names in the next 24 hours no rain that is more than a step above the strongest hour of the table', () => {
    const next = [0, 3, 3, 4, 5, 5];
    fc.assert(
      fc.property(spells, fc.integer({ min: 0, max: 23 }), (groups, at) => {
        const weather = makeSampleWeather(at, toHours(groups));
        const ahead = listHours(weather, toRange(weather, weather.hourAt, 24));
        const strongest = Math.max(...ahead.map(classOf), 1);
        expect(readStrongest(say(weather, 'hourly'))).toBeLessThanOrEqual(next[strongest] ?? 5);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the headline of tomorrow the class of the amount that it tells', () => {
    fc.assert(
      fc.property(spells, (groups) => {
        const weather = makeSampleWeather(14, toHours(groups));
        const { rain } = toDay(weather, 1, 'vi');
        const text = firstSentence(say(weather, 'tomorrow'));
        const amounts = text.match(/mm/g) ?? [];
        // Two amounts belong to two parts of the day with their own classes.
        if (amounts.length !== 1) return;
        expect([text, readFirstClass(text)]).toEqual([text, classifyNamedRain(rain ?? 0, 24)]);
      }),
      { numRuns: 400 },
    );
  });

  it('calls tomorrow wet all day only where most of its rows are', () => {
    fc.assert(
      fc.property(spells, (groups) => {
        const weather = makeSampleWeather(14, toHours(groups));
        const text = say(weather, 'tomorrow');
        if (!/gần như cả ngày|most of tomorrow/.test(text)) return;
        const wet = listHours(weather, toDayRange(weather, 1)).filter(
          (hour) => vietnamHour(hour.at) >= 7 && vietnamHour(hour.at) < 19 && (hour.rainMm ?? 0) >= 0.1,
        );
        expect(wet.length).toBeGreaterThanOrEqual(9);
      }),
      { numRuns: 300 },
    );
  });

  it('calls nothing dry from 20 % on, and hedges tomorrow by its chance', () => {
    fc.assert(
      fc.property(spells, (groups) => {
        const weather = makeSampleWeather(14, toHours(groups, false));
        const text = firstSentence(say(weather, 'tomorrow'));
        const { rain, rainProbability } = toDay(weather, 1, 'vi');
        const isWholeDay = /(?:ngày mai (?:có |khả năng |không )|tomorrow, with|most of tomorrow|cả ngày)/i.test(text);
        if (/, không mưa|with no rain/.test(text)) {
          expect(rainProbability).toBeLessThan(20);
          expect(classifyRain(rain ?? 0, 24)).toBe(0);
        } else if (isWholeDay && !DRY.test(text)) {
          expect([text, readHedge(text)]).toEqual([text, nameChance(rainProbability)]);
        }
      }),
      { numRuns: 600 },
    );
  });

  it('counts and hedges the next days by the chance of each', () => {
    fc.assert(
      fc.property(spells, (groups) => {
        const weather = makeSampleWeather(14, toHours(groups, false));
        const chances = Array.from({ length: 7 }, (_, index) => toDay(weather, index, 'vi').rainProbability ?? 0);
        const text = firstSentence(say(weather, '7-days'));
        if (/ngày nào cũng có mưa|^Rain on each/.test(text)) expect(Math.min(...chances)).toBeGreaterThanOrEqual(70);
        if (/7 ngày tới không mưa|^Dry for the next 7 days\./.test(text)) expect(Math.max(...chances)).toBeLessThan(20);
        const counted = /có (\d) ngày mưa|Rain on (\d) of/.exec(text);
        if (counted !== null) {
          expect(Number(counted[1] ?? counted[2])).toBe(chances.filter((chance) => chance >= 70).length);
        }
        if (!/mưa|rain|drizzle/i.test(text.replace(DRY, ''))) expect(Math.max(...chances)).toBeLessThan(20);
      }),
      { numRuns: 400 },
    );
  });

  it('calls the coming hours dry only where their chance together is below 20 %', () => {
    fc.assert(
      fc.property(spells, fc.integer({ min: 0, max: 23 }), (groups, at) => {
        const weather = makeSampleWeather(at, toHours(groups, false));
        const ahead = listHours(weather, toRange(weather, weather.hourAt, 24));
        const highest = Math.max(...ahead.map(({ rainProbabilityPercent }) => rainProbabilityPercent ?? 0));
        if (/24 giờ tới không mưa|No rain in the next 24 hours/.test(say(weather, 'hourly'))) {
          expect(highest).toBeLessThan(20);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('names the sum of long rain that is heavy although no hour of it is', () => {
    const all = (rainMm: number) => say(makeSampleWeather(14, toHours([{ length: 1, rainMm }])), 'hourly');
    expect(all(9)).toMatch(/(?:cả thảy khoảng|about) \d{3} mm/);
    expect(all(12)).toMatch(/(?:cả thảy khoảng|about) \d{3} mm/);
    expect(all(0.3)).not.toContain('mm');
  });

  it.each([
    [22, /Ngày mai rét hại|Ngày mai trời rét hại|^Very cold \(/],
    [22.5, /^Đêm và sáng mai rét hại 5°, trưa|^Very cold early tomorrow at 5°, /],
  ])('names the cold hours apart where it gets warmer than 22 °C by noon: %d °C', (high, wanted) => {
    const weather = makeSampleWeather(14, (index) => {
      const share = Math.max(0, 1 - Math.abs((index % 24) - 13) / 7);
      return { temperatureC: 5 + (high - 5) * share, cloudPercent: 50, rainMm: 0, rainProbabilityPercent: 0, code: 10 };
    });
    expect(firstSentence(say(weather, 'tomorrow'))).toMatch(wanted);
  });
});
