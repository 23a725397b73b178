import { expect, it } from 'vitest';
import { findMoment, findPresent, toAddressMoment } from './map-words.ts';

const frame = (clock: string, kind: 'observed' | 'forecast') => ({ at: `2026-08-03T${clock}:00+07:00`, kind });
const radar = [frame('13:50', 'observed'), frame('14:00', 'observed'), frame('14:10', 'forecast')];
const hours = [frame('14:00', 'forecast'), frame('15:00', 'forecast')];

it('opens on what was seen last, and on the first hour where nothing is seen', () => {
  expect(findPresent(radar)).toBe(1);
  expect(findPresent(hours)).toBe(0);
  expect(findPresent([])).toBe(0);
});

it('finds the moment of an address, and the present for none or one that has gone', () => {
  expect(toAddressMoment('2026-08-03T14:10:00+07:00')).toBe('2026-08-03T1410');
  expect(toAddressMoment('2026-08-03T14:00:00+07:00')).toBe('2026-08-03T14');
  expect(findMoment(radar, '2026-08-03T1410')).toBe(2);
  expect(findMoment(hours, '2026-08-03T15')).toBe(1);
  expect(findMoment(radar, '2026-08-03T1420')).toBe(1);
  expect(findMoment(radar, null)).toBe(1);
});
