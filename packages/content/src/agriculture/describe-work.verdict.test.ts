import type { Reason } from '@portal/domain/agriculture/verdict';
import { expect, it } from 'vitest';
import { describeVerdict } from './describe-work.ts';

const format = (reason: Reason, hour: 'now' | 'then', language: 'vi' | 'en' = 'vi') =>
  describeVerdict('spray', { verdict: 'avoid', reasons: [reason] }, language, hour);

it('counts from now only where the hour is now', () => {
  const chance: Reason = { kind: 'rainChance', value: 60, hours: 6 };
  expect(format(chance, 'now')).toBe('Khả năng mưa 60% trong 6 giờ tới: không nên phun.');
  expect(format(chance, 'then')).toBe('Khả năng mưa 60%: không nên phun.');
  expect(format(chance, 'then', 'en')).toBe('60% chance of rain: do not spray.');
  const soon: Reason = { kind: 'rainSoon', value: null, hours: 2 };
  expect(format(soon, 'now')).toBe('Mưa trong 2 giờ nữa, thuốc sẽ trôi: không nên phun.');
  expect(format(soon, 'then')).toBe('2 giờ sau có mưa, thuốc sẽ trôi: không nên phun.');
  expect(format({ ...soon, hours: null }, 'then', 'en')).toBe(
    'Rain soon after would wash the spray off: do not spray.',
  );
});

it('shows what does not depend on the hour alike', () => {
  const wind: Reason = { kind: 'windStrong', value: 22, hours: null };
  expect(format(wind, 'then')).toBe(format(wind, 'now'));
});
