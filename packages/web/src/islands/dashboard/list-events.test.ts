import type { OwnMessage } from '@portal/contract/own/messages';
import { describe, expect, it } from 'vitest';
import { makeMessage } from './dashboard.fixture.ts';
import { describeSum, describeWays, findOutcome, findWorstRule, isRateable, listEntries } from './list-events.ts';

const NOW = Date.parse('2026-07-22T18:00:00+07:00') / 1000;
const DAY = 86_400;
const toEntry = (changes: Partial<OwnMessage> = {}) => {
  const [entry] = listEntries([makeMessage(changes)]);
  if (entry === undefined) throw new Error('no entry');
  return entry;
};
const say = (changes: Partial<OwnMessage>) => findOutcome(toEntry(changes), 'vi').text;

describe('the log', () => {
  it('has the channels of one message in one entry, and each step of an event by itself', () => {
    const entries = listEntries([
      makeMessage({ id: 'm4', event: { key: 'r1.1', kind: 'end', at: '2026-07-22T15:30:00+07:00' } }),
      makeMessage({ id: 'm3', channel: 'sms', state: 'withheld', reason: 'limit' }),
      makeMessage({ id: 'm2', channel: 'zalo' }),
      makeMessage({ id: 'm1' }),
    ]);
    expect(entries.map(({ messages }) => messages.map(({ id }) => id))).toEqual([['m4'], ['m3', 'm2', 'm1']]);
    expect(entries[1]?.main.id).toBe('m2');
    expect(entries[1] && describeWays(entries[1], 'vi')).toBe('Zalo, email');
  });

  it('keeps the same event at two places apart', () => {
    expect(listEntries([makeMessage(), makeMessage({ id: 'm2', placeId: 'p2' })])).toHaveLength(2);
  });

  it.each([
    [{}, 'Đang chờ'],
    [{ state: 'queued' }, 'Đang gửi'],
    [{ outcome: 'right' }, 'Đúng'],
    [{ outcome: 'right', observed: { at: '2026-07-22T17:52:00+07:00', peak: 4 } }, 'Đúng, 17:52'],
    [{ outcome: 'wrong' }, 'Sai, không xảy ra'],
    [{ outcome: 'unknown' }, 'Không rõ kết quả'],
    [{ state: 'none', outcome: 'missed', observed: { at: '2026-07-22T16:25:00+07:00', peak: 9 } }, 'Bỏ sót, 16:25'],
    [{ state: 'withheld', reason: 'quiet' }, 'Không gửi'],
    [{ state: 'failed' }, 'Không gửi được'],
    [{ outcome: 'wrong', happened: true }, 'Đúng (theo bạn)'],
    [{ outcome: 'right', happened: false }, 'Sai, không xảy ra (theo bạn)'],
    [{ event: { key: 'r1.1', kind: 'end', at: '2026-07-22T15:00:00+07:00' } }, ''],
  ] as const)('says of %j: %s', (changes, text) => {
    expect(say(changes as Partial<OwnMessage>)).toBe(text);
  });

  it('says why something was not sent', () => {
    expect(describeWays(toEntry({ state: 'withheld', reason: 'quiet' }), 'vi')).toBe('không gửi: giờ yên lặng');
    expect(describeWays(toEntry({ state: 'none', channel: null }), 'en')).toBe('not sent');
    expect(describeWays(toEntry({ state: 'withheld', reason: 'other' }), 'en')).toBe('not sent');
  });

  it('asks whether it rained once that has begun, and only of what was sent', () => {
    const at = Date.parse('2026-07-22T14:40:00+07:00') / 1000;
    expect([isRateable(toEntry(), at - 1), isRateable(toEntry(), at)]).toEqual([false, true]);
    expect(isRateable(toEntry({ state: 'withheld' }), NOW)).toBe(false);
    expect(isRateable(toEntry({ event: { key: 'r1.1', kind: 'end', at: '2026-07-22T14:40:00+07:00' } }), NOW)).toBe(
      false,
    );
  });
});

describe('the sum of thirty days', () => {
  const atAge = (seconds: number, key: string, changes: Partial<OwnMessage> = {}) =>
    makeMessage({
      id: key,
      event: { key, kind: 'start', at: new Date((NOW - seconds) * 1000).toISOString() },
      ...changes,
    });

  it('counts what was sent, right, wrong and missed, each event once', () => {
    const messages = [
      atAge(0, 'a', { outcome: 'right' }),
      atAge(0, 'a', { outcome: 'right', channel: 'sms' }),
      atAge(DAY, 'b', { outcome: 'wrong' }),
      atAge(2 * DAY, 'c', { outcome: 'wrong', happened: true }),
      atAge(3 * DAY, 'd', { state: 'none', outcome: 'missed' }),
      atAge(4 * DAY, 'e', { state: 'withheld', reason: 'quiet' }),
    ];
    expect(describeSum(listEntries(messages), NOW, 'vi')).toBe('30 ngày qua: 3 tin, 2 đúng, 1 sai, bỏ sót 1.');
    expect(describeSum(listEntries(messages), NOW, 'en')).toBe('Last 30 days: 3 alerts, 2 right, 1 wrong, 1 missed.');
  });

  it('ends after thirty days', () => {
    const old = (seconds: number) => describeSum(listEntries([atAge(seconds, 'a', { outcome: 'right' })]), NOW, 'vi');
    expect(old(30 * DAY - 1)).toBe('30 ngày qua: 1 tin, 1 đúng, 0 sai, bỏ sót 0.');
    expect(old(30 * DAY)).toBe('30 ngày qua chưa có tin nào.');
  });

  it('does not speak of right and wrong before anything is known', () => {
    expect(describeSum(listEntries([atAge(0, 'a')]), NOW, 'vi')).toBe('30 ngày qua: 1 tin, chưa tin nào có kết quả.');
  });
});

describe('the rule that failed most in a week', () => {
  const fail = (id: string, ruleId: string, outcome: 'missed' | 'wrong' | 'right', daysAgo = 1) =>
    makeMessage({
      id,
      ruleId,
      outcome,
      event: { key: id, kind: 'start', at: new Date((NOW - daysAgo * DAY) * 1000).toISOString() },
    });
  const find = (...messages: readonly OwnMessage[]) => findWorstRule(listEntries(messages), NOW, 'vi');

  it('is counted by what was missed and wrong', () => {
    const found = find(
      fail('1', 'a', 'wrong'),
      fail('2', 'b', 'missed'),
      fail('3', 'b', 'wrong'),
      fail('4', 'b', 'right'),
    );
    expect(found).toEqual({ ruleId: 'b', missed: 1, wrong: 1 });
  });

  it('looks back seven days, and finds none where all was right', () => {
    expect(find(fail('1', 'a', 'wrong', 6.9))).toEqual({ ruleId: 'a', missed: 0, wrong: 1 });
    expect(find(fail('1', 'a', 'wrong', 7))).toBeNull();
    expect(find(fail('1', 'a', 'right'))).toBeNull();
  });
});
