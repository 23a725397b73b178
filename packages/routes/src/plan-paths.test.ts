import { parseRedirectTarget } from '@portal/domain/account/may-enter';
import { expect, it } from 'vitest';
import { toEntryPath, toPaymentPath } from './plan-paths.ts';

it.each([
  ['vi', '/thanh-toan?plan=happy-rain', '/dang-ky?redirect=%2Fthanh-toan%3Fplan%3Dhappy-rain'],
  ['en', '/payment?plan=happy-rain', '/register?redirect=%2Fpayment%3Fplan%3Dhappy-rain'],
] as const)('carries the plan through registration in %s', (language, payment, register) => {
  expect(toPaymentPath('happy-rain', language)).toBe(payment);
  expect(toEntryPath('register', 'happy-rain', language)).toBe(register);
});

it('carries it through the login of both languages too', () => {
  for (const language of ['vi', 'en'] as const) {
    const { searchParams } = new URL(toEntryPath('login', 'package-3', language), 'https://a.vn');
    expect(parseRedirectTarget(searchParams.get('redirect'))).toBe(toPaymentPath('package-3', language));
  }
});
