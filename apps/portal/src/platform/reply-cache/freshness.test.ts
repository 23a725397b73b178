import { expect, it } from 'vitest';
import { type Changes, findNextChange, findPeriod, toHourNumber, toSpanName } from './freshness.ts';

/** 2024-08-03 in Vietnam. */
const at = (time: string) => Date.parse(`2024-08-03T${time}+07:00`) / 1000;

it('ends an hourly reply with the clock hour', () => {
  expect(findPeriod('hourly', 'v', at('10:00:00'), null).validUntil).toBe(at('11:00:00'));
  expect(findPeriod('hourly', 'v', at('10:59:59'), null).validUntil).toBe(at('11:00:00'));
  expect(findPeriod('hourly', 'v', at('11:00:00'), null).validUntil).toBe(at('12:00:00'));
});

it('ends a daily reply at midnight in Vietnam', () => {
  const midnight = at('00:00:00') + 86_400;
  expect(findPeriod('daily', 'v', at('00:00:00'), null).validUntil).toBe(midnight);
  expect(findPeriod('daily', 'v', at('23:59:59'), null).validUntil).toBe(midnight);
  expect(findPeriod('daily', 'v', midnight, null).validUntil).toBe(midnight + 86_400);
});

it('ends with the next run where that comes first, and never in the past', () => {
  expect(findPeriod('daily', 'v', at('10:00:00'), at('13:00:00')).validUntil).toBe(at('13:00:00'));
  expect(findPeriod('hourly', 'v', at('10:00:00'), at('13:00:00')).validUntil).toBe(at('11:00:00'));
  expect(findPeriod('hourly', 'v', at('10:00:00'), at('09:00:00')).validUntil).toBe(at('10:00:00'));
});

it('ends what changes with frames with the next of them, and nothing else', () => {
  const basis = { nextRunAt: () => at('10:09:00'), nextFrameAt: () => at('10:05:00') };
  expect(findNextChange('tenMinutely', basis)).toBe(at('10:05:00'));
  expect(findNextChange('hourly', basis)).toBe(at('10:09:00'));
  expect(findNextChange('tenMinutely', { nextRunAt: () => null })).toBeNull();
});

it('has another name for another run, hour or day', () => {
  const name = (changes: 'hourly' | 'daily', version: string, time: string) =>
    findPeriod(changes, version, at(time), null).name;
  expect(name('hourly', 'v', '10:00:00')).toBe(name('hourly', 'v', '10:59:59'));
  expect(name('hourly', 'v', '10:59:59')).not.toBe(name('hourly', 'v', '11:00:00'));
  expect(name('hourly', 'v', '10:00:00')).not.toBe(name('hourly', 'w', '10:00:00'));
  expect(name('daily', 'v', '10:59:59')).toBe(name('daily', 'v', '11:00:00'));
});

it('numbers clock hours over all days', () => {
  expect(toHourNumber(at('10:59:59'))).toBe(toHourNumber(at('10:00:00')));
  expect(toHourNumber(at('10:00:00'))).not.toBe(toHourNumber(at('10:00:00') + 86_400));
});

it('names the span of a key by what it must not outlive, at the longest the clock hour', () => {
  const isOne = (changes: Changes, from: string, to: string) =>
    toSpanName(changes, at(from)) === toSpanName(changes, at(to));
  expect([isOne('minutely', '10:00:00', '10:00:59'), isOne('minutely', '10:00:59', '10:01:00')]).toEqual([true, false]);
  expect([isOne('tenMinutely', '10:10:00', '10:19:59'), isOne('tenMinutely', '10:19:59', '10:20:00')]).toEqual([
    true,
    false,
  ]);
  for (const changes of ['hourly', 'daily'] as const) {
    expect([isOne(changes, '10:00:00', '10:59:59'), isOne(changes, '10:59:59', '11:00:00')]).toEqual([true, false]);
  }
});
