import { describe, expect, test } from 'vitest';
import { findRiceCourse, findRiceState, findSowingError, listRiceStages, type RiceField } from './rice-field.ts';
import { RICE_STAGE_DAYS, RICE_VARIETIES } from './rice-stage.table.ts';

const DAY = 86_400;
const at = (date: string, clock = '00:00') => Date.parse(`${date}T${clock}:00+07:00`) / 1000;
const MEKONG = [
  ['10-10', '01-10'],
  ['03-01', '06-15'],
] as const;
const SOWN = at('2026-04-01');
const field = (changes: Partial<RiceField> = {}): RiceField => ({
  sownAt: SOWN,
  variety: 100,
  planting: 'direct',
  ...changes,
});
const courseOf = (changes: Partial<RiceField> = {}) => findRiceCourse(field(changes), 'MD', MEKONG);

describe('the stages of a rice field', () => {
  // First days of domain-2.md §15.4, written again from the document.
  test.each([
    [90, [0, 15, 25, 60, 68, 85, 96]],
    [100, [0, 16, 35, 70, 78, 95, 106]],
    [115, [0, 19, 50, 85, 93, 110, 121]],
    [135, [0, 26, 70, 105, 113, 128, 143]],
  ] as const)('of a %i-day variety begin as the table says', (variety, days) => {
    const { stages } = courseOf({ variety });
    expect(
      [...stages.map(({ fromAt }) => fromAt), stages.at(-1)?.toAt].map((moment) => ((moment ?? 0) - SOWN) / DAY),
    ).toEqual(days);
  });

  test('follow one another without a gap, and heading lies 30 days before the variety’s days', () => {
    for (const variety of RICE_VARIETIES) {
      const { stages } = courseOf({ variety });
      for (const [index, { toAt }] of stages.slice(0, -1).entries()) expect(toAt).toBe(stages[index + 1]?.fromAt);
      expect(RICE_STAGE_DAYS[variety].flowering).toBe(variety - 30);
    }
  });

  test('change at midnight', () => {
    const course = courseOf();
    const stateOn = (days: number, clock = 0) => findRiceState(course, SOWN + days * DAY + clock);
    expect([stateOn(69, DAY - 1), stateOn(70), stateOn(77, DAY - 1), stateOn(78)]).toEqual([
      'booting',
      'flowering',
      'flowering',
      'filling',
    ]);
  });

  test('come five days later after transplanting, except for the nursery', () => {
    const { stages } = courseOf({ planting: 'transplanted' });
    expect(stages.map(({ fromAt }) => (fromAt - SOWN) / DAY)).toEqual([0, 21, 40, 75, 83, 100]);
  });

  test('are none before sowing and after the latest harvest', () => {
    const course = courseOf();
    const stateOn = (days: number) => findRiceState(course, SOWN + days * DAY);
    expect([stateOn(-1), stateOn(0)]).toEqual(['before', 'seedling']);
    // Day 105 is the last of the harvest, five days of margin follow.
    expect([stateOn(105), stateOn(110), stateOn(111)]).toEqual(['ripe', 'ripe', 'after']);
    expect([listRiceStages(course, SOWN - 1), listRiceStages(course, SOWN + 111 * DAY)]).toEqual([[], []]);
  });

  test('include neighbours within the margin, the expected one first', () => {
    const course = courseOf();
    const stagesOn = (days: number) => listRiceStages(course, SOWN + days * DAY);
    expect([stagesOn(64), stagesOn(65), stagesOn(69), stagesOn(70)]).toEqual([
      ['booting'],
      ['booting', 'flowering'],
      ['booting', 'flowering'],
      ['flowering', 'booting'],
    ]);
    // Both neighbours of a stage shorter than twice the margin.
    expect(stagesOn(74)).toEqual(['flowering', 'booting', 'filling']);
  });

  test('are surer in the south than in the northern spring', () => {
    const marginOf = (region: 'RRD' | 'MD' | null, date: string) =>
      findRiceCourse(field({ sownAt: at(date) }), region, []).marginDays;
    expect([marginOf('RRD', '2026-02-01'), marginOf('RRD', '2026-03-31'), marginOf('RRD', '2026-04-01')]).toEqual([
      10, 10, 5,
    ]);
    expect([marginOf('RRD', '2025-11-14'), marginOf('RRD', '2025-11-15')]).toEqual([5, 10]);
    expect([marginOf('RRD', '2026-06-15'), marginOf('MD', '2026-02-01'), marginOf(null, '2026-02-01')]).toEqual([
      5, 5, 5,
    ]);
  });

  test('say whether the region sows then; nothing where its seasons are unknown', () => {
    const isMain = (date: string) => findRiceCourse(field({ sownAt: at(date) }), 'MD', MEKONG).isMainSeason;
    expect([isMain('2026-06-15'), isMain('2026-06-16'), isMain('2026-01-10'), isMain('2026-01-11')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(findRiceCourse(field(), null, []).isMainSeason).toBeNull();
  });
});

test('a day of sowing lies within the past year and the next sixty days', () => {
  const now = at('2026-08-03', '14:20');
  expect(
    ['2025-08-01', '2025-08-02', '2026-10-02', '2026-10-03'].map((date) => findSowingError(at(date), now)),
  ).toEqual(['tooOld', null, null, 'tooFar']);
});
