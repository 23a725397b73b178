import type { PlanOrder } from '@portal/contract/own/orders';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeRefusal } from '#islands/own/describe-refusal.ts';
import { findUpgrade, showRefusal } from '#islands/own/show-refusal.tsx';
import { findExpired, findMeterLevel } from './plan-section.tsx';
import { decodeKey, needsHomeScreen } from './subscribe-push.ts';

const NOW = Date.parse('2026-08-23T08:00:00+07:00') / 1000;

describe('a meter', () => {
  it('warns from 80% on and is full at 100, but for people, whose full number harms nobody', () => {
    expect([7, 8, 9, 10, 11].map((used) => findMeterLevel(used, 10, false))).toEqual([
      'low',
      'nearly',
      'nearly',
      'full',
      'full',
    ]);
    expect([1, 2].map((used) => findMeterLevel(used, 2, true))).toEqual(['low', 'nearly']);
    expect(findMeterLevel(1000, Number.POSITIVE_INFINITY, false)).toBe('low');
  });
});

describe('a plan that has ended', () => {
  const order = (endsAt: string | null, state: PlanOrder['state'] = 'paid') =>
    ({ id: String(endsAt), planId: 'package-1', state, endsAt }) as PlanOrder;
  const plan = { planId: 'community', expiresAt: null, cancelled: false, next: [] } as const;

  it('is the last one that was paid for, while none runs', () => {
    const orders = [order('2026-08-22T23:59:59+07:00'), order('2026-07-22T23:59:59+07:00'), order(null, 'failed')];
    expect(findExpired(orders, plan, NOW)?.endsAt).toBe('2026-08-22T23:59:59+07:00');
    expect(findExpired(orders, { ...plan, planId: 'package-1' }, NOW)).toBeNull();
    expect(findExpired([order('2026-09-22T23:59:59+07:00')], plan, NOW)).toBeNull();
    expect(findExpired([], plan, NOW)).toBeNull();
  });
});

describe('what was not accepted', () => {
  it('names the limit of the plan in the server’s sentence, with the way to the plan that has enough', () => {
    const upgrade = { plan: 'package-1', price: 490_000, href: '/thanh-toan?plan=package-1' };
    const body = { errorCode: 'planLimit', detail: 'Gói Cộng đồng có tối đa 2 địa điểm.', upgrade };
    const answer = { status: 422, body, retryAfter: null };
    expect(describeRefusal(answer, 'vi')).toBe('Gói Cộng đồng có tối đa 2 địa điểm.');
    expect(renderToStaticMarkup(showRefusal(answer, 'vi'))).toContain(
      '<a href="/thanh-toan?plan=package-1">Xem Gói 1</a>',
    );
    for (const href of ['//evil.example', 'https://evil.example', null])
      expect(findUpgrade({ body: { ...body, upgrade: { ...upgrade, href } } })).toBeNull();
    expect(findUpgrade({ body: { ...body, upgrade: null } })).toBeNull();
  });

  it('is told in the server’s words where those are for people, else asks to try again', () => {
    const errors = [{ path: 'name', message: 'Hãy nhập tên.' }];
    expect(describeRefusal({ status: 400, body: { errors }, retryAfter: null }, 'vi')).toBe('Hãy nhập tên.');
    expect(describeRefusal({ status: 409, body: { detail: 'Đã có.' }, retryAfter: null }, 'vi')).toBe('Đã có.');
    for (const status of [0, 500])
      expect(describeRefusal({ status, body: { detail: 'x' }, retryAfter: null }, 'vi')).toBe(
        'Chưa lưu được. Vui lòng thử lại.',
      );
  });
});

describe('push messages', () => {
  it('need the home screen on iPhone and iPad, also where an iPad names itself a Mac', () => {
    const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
    const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
    expect([needsHomeScreen(phone, false, 5), needsHomeScreen(phone, true, 5)]).toEqual([true, false]);
    expect([needsHomeScreen(mac, false, 5), needsHomeScreen(mac, false, 0)]).toEqual([true, false]);
  });

  it('are subscribed to with a key of 65 bytes', () => {
    expect(decodeKey(Buffer.alloc(65, 251).toString('base64url'))).toEqual(new Uint8Array(65).fill(251));
    expect([decodeKey('abc').length, decodeKey('***').length, decodeKey('').length]).toEqual([0, 0, 0]);
  });
});
