import { offlineMessages } from '@portal/content/messages/offline-messages';
import { expect, it } from 'vitest';
import { formatAge, isShowable } from './write-offline-page.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('shows a cached page below 24 hours and never from then on', () => {
  expect(isShowable(0)).toBe(true);
  expect(isShowable(24 * HOUR - 1)).toBe(true);
  expect(isShowable(24 * HOUR)).toBe(false);
  expect(isShowable(400 * HOUR)).toBe(false);
});

it('trusts no age that a clock which was set back has made', () => {
  expect(isShowable(-5 * MINUTE)).toBe(true);
  expect(isShowable(-5 * MINUTE - 1)).toBe(false);
  expect(isShowable(Number.NaN)).toBe(false);
});

it('reports an age rounded down', () => {
  const format = (age: number) => [formatAge(age, offlineMessages.vi), formatAge(age, offlineMessages.en)];
  expect(format(MINUTE - 1)).toEqual(['vừa tải', 'just loaded']);
  expect(format(MINUTE)).toEqual(['1 phút trước', '1 minute ago']);
  expect(format(HOUR - 1)).toEqual(['59 phút trước', '59 minutes ago']);
  expect(format(HOUR)).toEqual(['1 giờ trước', '1 hour ago']);
  expect(format(4 * HOUR - 1)).toEqual(['3 giờ trước', '3 hours ago']);
});
