import { describe, expect, it } from 'vitest';
import { type CallNeed, estimateCalls } from './estimate-calls.ts';
import { PLANS } from './plan.table.ts';

const HOURLY: CallNeed = { places: 40, everyMinutes: 60, inBatches: false };

describe('how many calls a program makes', () => {
  it('is one for each place and time where they are asked one by one', () => {
    expect(estimateCalls(HOURLY)).toEqual({ perDay: 960, perHour: 40, plan: 'package-1' });
    expect(estimateCalls({ ...HOURLY, everyMinutes: 10 })).toMatchObject({ perDay: 5760, perHour: 240 });
    expect(estimateCalls({ ...HOURLY, everyMinutes: 1440 })).toMatchObject({ perDay: 40, perHour: 40 });
  });

  it('is one for each ten places in batches, begun tens included', () => {
    expect(estimateCalls({ ...HOURLY, inBatches: true })).toMatchObject({ perDay: 96, perHour: 4 });
    expect(estimateCalls({ ...HOURLY, places: 41, inBatches: true })).toMatchObject({ perDay: 120, perHour: 5 });
    expect(estimateCalls({ ...HOURLY, places: 101, inBatches: true })).toMatchObject({ perHour: 11 });
  });

  it('rounds up where times do not divide the day or the hour', () => {
    expect(estimateCalls({ places: 1, everyMinutes: 7, inBatches: false })).toMatchObject({ perDay: 206, perHour: 9 });
    expect(estimateCalls({ places: 1, everyMinutes: 90, inBatches: false })).toMatchObject({ perDay: 16, perHour: 1 });
  });
});

describe('the plan for them', () => {
  it('is the free one up to its quota, and never one that costs more for the same calls', () => {
    const daily = { everyMinutes: 1440, inBatches: false };
    expect(estimateCalls({ ...daily, places: 500 }).plan).toBe('community');
    // Its 150 per hour are too few for a daily round of 501: both windows count.
    expect(estimateCalls({ ...daily, places: 501 }).plan).toBe('package-3');
    expect(estimateCalls({ places: 20, everyMinutes: 60, inBatches: false }).plan).toBe('community');
    expect(estimateCalls({ places: 21, everyMinutes: 60, inBatches: false }).plan).toBe('package-1');
  });

  it('is a package for batches, however few they are', () => {
    expect(estimateCalls({ places: 1, everyMinutes: 1440, inBatches: true }).plan).toBe('package-1');
  });

  it('holds to the hour as to the day, on both sides of each', () => {
    const { perHour } = PLANS['package-1'].api;
    const hourly = { everyMinutes: 120, inBatches: false };
    expect(estimateCalls({ ...hourly, places: perHour }).plan).toBe('package-1');
    expect(estimateCalls({ ...hourly, places: perHour + 1 }).plan).toBe('package-2');
    expect(estimateCalls({ places: 500, everyMinutes: 60, inBatches: false }).plan).toBe('package-4');
    expect(estimateCalls({ places: 501, everyMinutes: 60, inBatches: false }).plan).toBe('package-5');
  });
});
