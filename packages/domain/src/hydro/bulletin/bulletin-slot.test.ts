import { expect, it } from 'vitest';
import { findLeadDay, findNextSlot, findSlot, isLate, isSlot, listMissedSlots } from './bulletin-slot.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`) / 1000;

it.each([
  ['2026-11-21T06:59:59', '2026-11-20T19:00:00', '2026-11-21T07:00:00'],
  ['2026-11-21T07:00:00', '2026-11-21T07:00:00', '2026-11-21T19:00:00'],
  ['2026-11-21T18:59:59', '2026-11-21T07:00:00', '2026-11-21T19:00:00'],
  ['2026-11-21T23:30:00', '2026-11-21T19:00:00', '2026-11-22T07:00:00'],
  ['2027-01-01T00:00:00', '2026-12-31T19:00:00', '2027-01-01T07:00:00'],
])('at %s the newest time of issue is %s, the next one %s', (now, slot, next) => {
  expect([findSlot(at(now)), findNextSlot(at(now))]).toEqual([at(slot), at(next)]);
  expect([isSlot(at(slot)), isSlot(at(slot) + 3600)]).toEqual([true, false]);
});

it('a bulletin is late after a quarter of an hour, unless it was asked for', () => {
  const slot = at('2026-11-21T07:00:00');
  expect([isLate(slot, slot + 900), isLate(slot, slot + 901), isLate(slot + 3600, slot + 7000)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('times without a bulletin are named between the first and the last', () => {
  const [first, extra, last] = [at('2026-11-20T07:00:00'), at('2026-11-20T14:00:00'), at('2026-11-21T19:00:00')];
  expect(listMissedSlots([last, extra, first])).toEqual([at('2026-11-21T07:00:00'), at('2026-11-20T19:00:00')]);
  expect(listMissedSlots([extra])).toEqual([]);
});

it('the first day of a bulletin begins at the next midnight in Vietnam', () => {
  expect(findLeadDay(at('2026-11-21T19:00:00'), 1)).toBe(at('2026-11-22T00:00:00'));
});
