import { DAY_SECONDS, parseDate } from '@portal/domain/time/vietnam-time';
import { describe, expect, it } from 'vitest';
import { createViewCounter, isRobot } from './view-counter.ts';

const DAY = parseDate('2026-11-21') ?? 0;
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile';
const makeView = (fields: Partial<Parameters<ReturnType<typeof createViewCounter>['note']>[0]> = {}) => ({
  url: 'mot-bai',
  address: '203.0.113.7',
  userAgent: PHONE,
  isPrefetch: false,
  at: DAY,
  ...fields,
});

const all = () => true;

describe('createViewCounter', () => {
  it('counts a visitor once a day', () => {
    const counter = createViewCounter();
    for (const at of [DAY, DAY + 60, DAY + DAY_SECONDS - 1]) counter.note(makeView({ at }));
    expect(counter.count('mot-bai', DAY)).toBe(1);
    counter.note(makeView({ at: DAY + DAY_SECONDS }));
    expect(counter.count('mot-bai', DAY + DAY_SECONDS)).toBe(2);
  });

  it('counts other visitors and other posts apart', () => {
    const counter = createViewCounter();
    counter.note(makeView());
    counter.note(makeView({ address: '203.0.113.8' }));
    counter.note(makeView({ url: 'bai-khac' }));
    expect(counter.listMost(DAY, 10, all)).toEqual([
      { url: 'mot-bai', views: 2 },
      { url: 'bai-khac', views: 1 },
    ]);
  });

  it('counts neither robots nor pages that are fetched ahead of a click', () => {
    const counter = createViewCounter();
    counter.note(makeView({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }));
    counter.note(makeView({ isPrefetch: true }));
    counter.note(makeView({ userAgent: '' }));
    expect(counter.listMost(DAY, 10, all)).toEqual([]);
  });

  it('remembers thirty days, today among them', () => {
    const counter = createViewCounter();
    counter.note(makeView());
    expect(counter.count('mot-bai', DAY + 29 * DAY_SECONDS)).toBe(1);
    expect(counter.count('mot-bai', DAY + 30 * DAY_SECONDS)).toBe(0);
    expect(counter.listMost(DAY + 30 * DAY_SECONDS, 10, all)).toEqual([]);
  });

  it('counts what is saved, what is being saved and what is new, each once', () => {
    const counter = createViewCounter();
    counter.setStored([{ url: 'mot-bai', views: 40 }]);
    counter.note(makeView());
    expect(counter.count('mot-bai', DAY)).toBe(41);
    expect(counter.beginBatch()).toEqual([{ day: '2026-11-21', url: 'mot-bai', views: 1 }]);
    counter.note(makeView({ address: '203.0.113.8' }));
    expect(counter.count('mot-bai', DAY)).toBe(42);
    counter.endBatch();
    expect(counter.listMost(DAY, 10, all)).toEqual([{ url: 'mot-bai', views: 42 }]);
  });

  it('ranks what is saved and what is new together, as many as are wanted and shown', () => {
    const counter = createViewCounter();
    counter.setStored([
      { url: 'hai', views: 2 },
      { url: 'ba', views: 3 },
      { url: 'mot-bai', views: 1 },
      { url: 'da-xoa', views: 99 },
    ]);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) counter.note(makeView({ address }));
    const rank = () => counter.listMost(DAY, 2, (url) => url !== 'da-xoa');
    const best = [
      { url: 'mot-bai', views: 4 },
      { url: 'ba', views: 3 },
    ];
    expect(rank()).toEqual(best);
    counter.beginBatch();
    counter.endBatch();
    expect(rank()).toEqual(best);
  });

  it('gives a batch again, unchanged, until it is saved', () => {
    const counter = createViewCounter();
    counter.note(makeView());
    const batch = counter.beginBatch();
    counter.note(makeView({ url: 'bai-khac' }));
    expect(counter.beginBatch()).toEqual(batch);
    counter.endBatch();
    expect(counter.beginBatch()).toEqual([{ day: '2026-11-21', url: 'bai-khac', views: 1 }]);
  });
});

describe('isRobot', () => {
  it.each([
    [PHONE, false],
    ['curl/8.5.0', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140', true],
  ])('knows %s', (agent, robot) => {
    expect(isRobot(agent)).toBe(robot);
  });
});
