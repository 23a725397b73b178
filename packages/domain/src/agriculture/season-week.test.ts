import { expect, it } from 'vitest';
import { CROPS } from './crops.table.ts';
import { classifySeasonWeek } from './season-week.ts';

const { rice, coffee, shrimp } = CROPS;
const ON = { sow: true, flower: true };

it('shows a week’s rain on both sides of its limits', () => {
  const rain = (mm: number | null) => classifySeasonWeek(rice, 25, mm, ON).water;
  expect([rain(14.9), rain(15), rain(59.9), rain(60), rain(null)]).toEqual(['dry', 'moist', 'moist', 'wet', null]);
});

it('shows a week’s warmth by the limits of the crop', () => {
  const warmth = (crop: typeof rice, meanC: number | null) => classifySeasonWeek(crop, meanC, 0, ON).warmth;
  expect([14.9, 15, 19.9, 20, 29.9, 30].map((meanC) => warmth(rice, meanC))).toEqual([
    'cold',
    'coolHeading',
    'coolHeading',
    'fit',
    'fit',
    'hot',
  ]);
  expect(warmth(coffee, 14)).toBe('fit');
  expect([warmth(shrimp, 22.9), warmth(shrimp, 23), warmth(shrimp, 31)]).toEqual(['coolPond', 'fit', 'fit']);
  expect(warmth(rice, null)).toBeNull();
});

it('speaks of sowing, of rice in head and of stocking only in their seasons', () => {
  const warmth = (crop: typeof rice, meanC: number, on: Partial<typeof ON>) =>
    classifySeasonWeek(crop, meanC, 0, { sow: false, flower: false, ...on }).warmth;
  expect([warmth(rice, 12, {}), warmth(rice, 12, { sow: true }), warmth(rice, 12, { flower: true })]).toEqual([
    'fit',
    'cold',
    'coolHeading',
  ]);
  expect([warmth(shrimp, 20, {}), warmth(shrimp, 20, { sow: true })]).toEqual(['fit', 'coolPond']);
});

it('estimates degree days of a week from its mean, none for shrimp and none where it is not known', () => {
  expect(classifySeasonWeek(rice, 25, 0, ON).degreeDays).toBe(105);
  expect(classifySeasonWeek(rice, 9, 0, ON).degreeDays).toBe(0);
  expect(classifySeasonWeek(rice, null, 0, ON).degreeDays).toBeNull();
  expect(classifySeasonWeek(shrimp, 25, 0, ON).degreeDays).toBeNull();
});
