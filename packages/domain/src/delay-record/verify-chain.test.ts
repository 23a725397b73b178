import { expect, it } from 'vitest';
import { DAY_SECONDS } from '#time/vietnam-time.ts';
import { toCanonicalJson, toFixedText } from './canonical-json.ts';
import { FIRST_HASH, readDelayDay, writeDelayDay } from './delay-record.ts';
import { FIRST_DAY, makeChain } from './made-days.fixture.ts';
import { type ChainStart, type StoredDay, verifyChain } from './verify-chain.ts';

/** Substitute for SHA-256: the domain receives the hash function, and any that distinguishes texts will do here. */
function hash(text: string): string {
  let [first, second] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    first = Math.imul(first ^ text.charCodeAt(at), 0x01000193);
    second = Math.imul(second + text.charCodeAt(at), 0x85ebca6b) ^ (second >>> 13);
  }
  return [first, second].map((part) => (part >>> 0).toString(16).padStart(32, '0')).join('');
}

const START = { number: 1, previousHash: FIRST_HASH, dayAt: null };
const chain = makeChain(5, hash);
const verify = (days: readonly StoredDay[], start: ChainStart = START) => verifyChain(days, start, hash);
const dayAt = (index: number) => FIRST_DAY + index * DAY_SECONDS;

it('a chain is whole from its first day, and from any later one', () => {
  expect(verify(chain)).toEqual({ isWhole: true, days: 5, lastHash: chain[4]?.hash });
  const start = { number: 3, previousHash: chain[1]?.hash ?? '', dayAt: dayAt(2) };
  expect(verify(chain.slice(2), start)).toMatchObject({ isWhole: true, days: 3 });
  expect(verify([])).toEqual({ isWhole: true, days: 0, lastHash: FIRST_HASH });
});

it('every single changed character is found at its day', () => {
  const content = chain[2]?.content ?? '';
  const unnoticed: number[] = [];
  for (let index = 0; index < content.length; index += 1) {
    const changed = content.slice(0, index) + (content[index] === '7' ? '8' : '7') + content.slice(index + 1);
    const found = verify(chain.map((day, at) => (at === 2 ? { ...day, content: changed } : day)));
    if (found.isWhole || found.dayAt !== dayAt(2) || found.fault !== 'changed') unnoticed.push(index);
  }
  expect(unnoticed).toEqual([]);
});

it('a day that was replaced together with its hash no longer follows, or is not followed', () => {
  const other = (chain[2]?.content ?? '').replace('"rainMm":"0.0"', '"rainMm":"9.0"');
  const days = chain.map((day, at) => (at === 2 ? { ...day, content: other, hash: hash(other) } : day));
  expect(other).not.toBe(chain[2]?.content);
  expect(verify(days)).toEqual({ isWhole: false, dayAt: dayAt(3), fault: 'broken' });
});

it('a missing day, a wrong order and a strange beginning are named', () => {
  const [a, b, c, d] = chain as [StoredDay, StoredDay, StoredDay, StoredDay];
  expect(verify([a, b, d])).toEqual({ isWhole: false, dayAt: c.dayAt, fault: 'missing' });
  expect(verify([b, c])).toEqual({ isWhole: false, dayAt: a.dayAt, fault: 'missing' });
  expect(verify([a, b, b])).toEqual({ isWhole: false, dayAt: b.dayAt, fault: 'order' });
  expect(verify([a, { ...b, number: 3 }])).toEqual({ isWhole: false, dayAt: b.dayAt, fault: 'order' });
  expect(verify([a], { ...START, dayAt: dayAt(-1) })).toEqual({ isWhole: false, dayAt: dayAt(-1), fault: 'missing' });
  expect(verify([a], { ...START, previousHash: 'f'.repeat(64) })).toMatchObject({ fault: 'broken' });
});

it('a record is read as it was written', () => {
  const content = chain[1]?.content ?? '';
  const day = readDelayDay(content);
  expect(day && writeDelayDay(day)).toBe(content);
  expect(day?.hours[8]?.rainMm).toBe(12.3);
  expect(day?.result).toMatchObject({ workHours: 10, lost: [{ reasons: ['rain'] }], unknown: [], dayRainMm: 12.3 });
  for (const text of ['', '{}', '[1]', content.slice(1), content.replace('"version":1', '"version":2')])
    expect(readDelayDay(text)).toBeNull();
});

it('canonical JSON has one text for a value', () => {
  const decomposed = 'Đà Nẵng'.normalize('NFD');
  expect(toCanonicalJson({ b: [1, -0, null, true], a: decomposed })).toBe(`{"a":"Đà Nẵng","b":[1,0,null,true]}`);
  expect(() => toCanonicalJson({ a: 0.5 })).toThrow(RangeError);
  expect([-0.04, 2, 12.25, null].map((value) => toFixedText(value, 1))).toEqual(['0.0', '2.0', '12.3', null]);
});
