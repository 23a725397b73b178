import { describe, expect, it } from 'vitest';
import { parseTargetTimes } from './target-times.ts';

const NOW = Date.UTC(2026, 7, 31, 2, 55) / 1000;
const LIMITS = { now: NOW, windowSeconds: 3 * 3600, most: 18 };
const read = (list: unknown, limits = LIMITS) => parseTargetTimes(JSON.stringify(list), limits);
const entry = (validtime: unknown, basetime: unknown = validtime) => ({ basetime, validtime });

describe('the list of times', () => {
  it('is sorted, and ends three hours back', () => {
    const { times, fault } = read([
      entry('20260831024000'),
      entry('20260830235500'),
      entry('20260830235501'),
      entry('20260831023000'),
    ]);
    expect(times.map(({ validtime }) => validtime)).toEqual(['20260830235501', '20260831023000', '20260831024000']);
    expect(times.at(-1)).toEqual({ at: NOW - 900, basetime: '20260831024000', validtime: '20260831024000' });
    expect(fault).toBeNull();
  });

  it('has each moment once, by its latest base, and the newest ones only', () => {
    const twice = [entry('20260831024000', '20260831024500'), entry('20260831024000', '20260831024000')];
    expect(read(twice).times.map(({ basetime }) => basetime)).toEqual(['20260831024500']);
    const seconds = Array.from({ length: 60 }, (_, second) => entry(`202608310240${String(second).padStart(2, '0')}`));
    const { times } = read(seconds, { ...LIMITS, most: 3 });
    expect(times.map(({ validtime }) => validtime.slice(-2))).toEqual(['57', '58', '59']);
  });

  it.each([
    ['20260831024', 'two times of 14 digits'],
    ['2026083102400 ', 'two times of 14 digits'],
    ['../../../passwd', 'two times of 14 digits'],
    ['20260231024000', 'two times of 14 digits'],
    ['20260831246000', 'two times of 14 digits'],
    [20260831024000, 'two times of 14 digits'],
    ['20260831030501', '"20260831030501", which has not come yet'],
  ])('leaves %j out and says so', (bad, fault) => {
    const list = read([entry(bad, '20260831024000'), entry('20260831024000')]);
    expect(list.times).toHaveLength(1);
    expect(list.fault).toContain(fault);
    expect(read([entry('20260831024000', '2026'), null, 7]).times).toEqual([]);
  });

  it('is refused where it is cut off, or something else', () => {
    expect(() => parseTargetTimes('[{"basetime":"2026', LIMITS)).toThrow('is not whole JSON');
    expect(() => read({ times: [] })).toThrow('is not a list of times');
    expect(read([])).toEqual({ times: [], fault: null });
  });
});
