import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlanFor, getPlanLimit, getSmsPerDay, listPlanChannels, mayUse, pauseExcess } from './may-use.ts';
import { PLANS, type PlanId } from './plan.table.ts';

describe('what a plan allows', () => {
  it.each([
    ['community', { field: 'insightNumber', amount: 10 }, true],
    ['community', { field: 'insightNumber', amount: 11 }, false],
    ['community', { field: 'pastRain', amount: 1 }, false],
    ['package-1', { field: 'pastRain', amount: 12 }, true],
    ['package-1', { field: 'pastRain', amount: 13 }, false],
    ['package-5', { field: 'locationNumber', amount: 5000 }, true],
    ['package-5', { field: 'warningThunderstormLightning', amount: 180 }, true],
    ['package-5', { field: 'warningThunderstormLightning', amount: 181 }, false],
    ['package-2', { field: 'notification', channel: 'zalo' }, true],
    ['package-2', { field: 'notification', channel: 'sms' }, false],
    ['happy-rain', { field: 'notification', channel: 'zalo' }, false],
    ['happy-rain', { field: 'sms', perDay: 3 }, true],
    ['happy-rain', { field: 'sms', perDay: 4 }, false],
    ['package-3', { field: 'climateWeather', days: 30, regions: 1 }, true],
    ['package-3', { field: 'climateWeather', days: 30, regions: 2 }, false],
    ['package-3', { field: 'climateWeather', days: 90, regions: 1 }, false],
    ['package-5', { field: 'climateWeather', days: 365, regions: 7 }, true],
    ['community', { field: 'api', perDay: 500 }, true],
    ['community', { field: 'api', perDay: 501 }, false],
  ] as const)('%s, %j: %s', (plan, need, allowed) => {
    expect(mayUse(plan, need)).toBe(allowed);
  });

  it('names the cheapest plan that does', () => {
    expect(findPlanFor({ field: 'warningThunderstormLightning', amount: 45 })).toBe('happy-rain');
    expect(findPlanFor({ field: 'locationNumber', amount: 3 })).toBe('package-1');
    expect(findPlanFor({ field: 'userNumber', amount: 11 })).toBe('package-5');
    expect(findPlanFor({ field: 'warningThunderstormLightning', amount: 200 })).toBeNull();
  });

  it('never takes away with a dearer package what a cheaper one has, but text messages', () => {
    const packages = (Object.keys(PLANS) as PlanId[]).filter((plan) => plan !== 'happy-rain');
    const fields = [
      'pastRain',
      'weatherForecast',
      'warningThunderstormLightning',
      'insightNumber',
      'userNumber',
    ] as const;
    for (const field of fields) {
      const limits = packages.map((plan) => getPlanLimit(plan, field));
      expect([field, limits]).toEqual([field, [...limits].sort((a, b) => a - b)]);
    }
    for (const plan of packages) expect(listPlanChannels(plan)).toContain('email');
    expect(getSmsPerDay('package-1')).toBe(0);
  });
});

describe('what exceeds a smaller plan', () => {
  it('is paused, the oldest stay active, and nothing is lost', () => {
    const items = fc.uniqueArray(fc.record({ id: fc.uuid(), createdAt: fc.nat(50) }), { selector: ({ id }) => id });
    fc.assert(
      fc.property(items, fc.nat(20), (all, most) => {
        const { active, paused } = pauseExcess(all, most);
        expect(active.length).toBe(Math.min(most, all.length));
        expect([...active, ...paused].map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
        const newest = Math.max(...active.map(({ createdAt }) => createdAt));
        for (const { createdAt } of paused) expect(createdAt).toBeGreaterThanOrEqual(newest);
      }),
    );
    expect(pauseExcess([{ id: 'a', createdAt: 1 }], Number.POSITIVE_INFINITY).paused).toEqual([]);
  });
});
