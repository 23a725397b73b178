import { describe, expect, it } from 'vitest';
import { findClientNetwork } from './find-caller.ts';
import { createRateLimit } from './rate-limit.ts';

const at = (text: string) => Date.parse(text) / 1000;

function createTestLimit(perMinute: number, perDay: number, maxCallers?: number) {
  const time = { now: at('2024-08-03T10:00:30+07:00') };
  const options = { perMinute, perDay, now: () => time.now };
  const limit = createRateLimit(maxCallers === undefined ? options : { ...options, maxCallers });
  return { time, limit };
}

describe('createRateLimit', () => {
  it('allows exactly the limit in a clock minute and begins anew with the next', () => {
    const { time, limit } = createTestLimit(120, 2000);
    const allowed = Array.from({ length: 121 }, () => limit.acquire('a').allowed);
    expect(allowed.filter(Boolean)).toHaveLength(120);
    expect(allowed[120]).toBe(false);
    expect(limit.describe('a')).toEqual({ window: 'minute', limit: 120, remaining: 0, resetSeconds: 30 });
    time.now += 29;
    expect(limit.acquire('a').allowed).toBe(false);
    time.now += 1;
    expect(limit.acquire('a').allowed).toBe(true);
    expect(limit.describe('a')).toEqual({ window: 'minute', limit: 120, remaining: 119, resetSeconds: 60 });
  });

  it('begins the day at midnight in Vietnam and names the window with less left', () => {
    const { time, limit } = createTestLimit(10, 12);
    for (let call = 0; call < 10; call += 1) limit.acquire('a');
    time.now = at('2024-08-03T23:59:30+07:00');
    expect(limit.describe('a')).toEqual({ window: 'day', limit: 12, remaining: 2, resetSeconds: 30 });
    expect([1, 2, 3].map(() => limit.acquire('a').allowed)).toEqual([true, true, false]);
    time.now += 30;
    expect(limit.acquire('a').allowed).toBe(true);
    expect(limit.describe('a')).toMatchObject({ window: 'minute', remaining: 9 });
  });

  it('gives a call back in its own windows only', () => {
    const { time, limit } = createTestLimit(10, 100);
    const ticket = limit.acquire('a');
    limit.giveBack(ticket);
    expect(limit.describe('a').remaining).toBe(10);
    const early = limit.acquire('a');
    time.now += 60;
    limit.acquire('a');
    limit.giveBack(early);
    expect(limit.describe('a').remaining).toBe(9);
  });

  it('does not count refused calls', () => {
    const { time, limit } = createTestLimit(1, 3);
    for (let call = 0; call < 5; call += 1) limit.giveBack(limit.acquire('a'));
    expect(limit.acquire('a').allowed).toBe(true);
    const refused = limit.acquire('a');
    expect(refused.allowed).toBe(false);
    limit.giveBack(refused);
    expect(limit.acquire('a').allowed).toBe(false);
    time.now += 60;
    expect(limit.acquire('a').allowed).toBe(true);
  });

  it('counts callers apart and remembers a bounded number of them', () => {
    const { limit } = createTestLimit(1, 10, 2);
    expect(['a', 'b', 'a', 'b'].map((caller) => limit.acquire(caller).allowed)).toEqual([true, true, false, false]);
    limit.acquire('c');
    expect(limit.acquire('a').allowed).toBe(true);
  });
});

describe('findClientNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['::192.0.2.1', '0:0:0:0::/64'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:50412', '203.0.113.7'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ])('takes %s as %s', (address, network) => {
    expect(findClientNetwork(address)).toBe(network);
  });

  it('distinguishes two networks of one provider', () => {
    expect(findClientNetwork('2001:db8:1:2::1')).not.toBe(findClientNetwork('2001:db8:1:3::1'));
  });

  it('knows what is no address', () => {
    for (const text of ['', 'unknown', '1.2.3', 'x::y', '[1.2.3]', '1.2.3.999:80', '[::1', '1.2.3.4:x'])
      expect(findClientNetwork(text)).toBeNull();
  });
});
