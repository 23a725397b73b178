import { UNKNOWN_FACTS } from '@portal/content/company/company';
import { formatPlanPrice, listPlanIds, namePlan } from '@portal/content/products/plan-words';
import type { OrderStatus } from '@portal/contract/own/orders';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import { isForSale } from '@portal/domain/plan/plan-change';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { TEXT_PAGES } from '#pages/text-page/text-pages.tsx';
import { paymentPage } from './payment-page.tsx';
import { paymentResultPage } from './payment-result-page.tsx';

const ALL: readonly PaymentMethod[] = ['vietqr', 'momo', 'zalopay', 'vnpay'];
const LANGUAGES = ['vi', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

async function render(page: Page, language: Language, more: object): Promise<string> {
  const payments = { methods: ALL, isTest: false };
  const company = { facts: UNKNOWN_FACTS };
  const request = {
    language,
    query: {},
    parameters: {},
    publicUrl: 'https://portal.example',
    company,
    payments,
    ...more,
  };
  const outcome = await page(request as unknown as PageRequest, async () => {
    throw new Error('this page calls nothing');
  });
  if (outcome.kind !== 'page') throw new Error(outcome.kind);
  return renderToStaticMarkup(outcome.body).replaceAll('&nbsp;', ' ');
}

/** Phrases that claim nothing is sold. */
const NOT_SOLD = /chưa (?:mở )?bán|chưa mở|not (?:on sale|open|sell)|does not sell|not available yet/i;

describe.each(LANGUAGES)('the terms of use (%s)', (language) => {
  it.each([ALL, ['momo']] as const)('sell what the page of payment sells by %j, at its prices', async (...methods) => {
    const payments = { methods: methods.flat(), isTest: false };
    const [terms, payment] = [
      await render(TEXT_PAGES.terms, language, { payments }),
      await render(paymentPage, language, { payments }),
    ];
    expect([NOT_SOLD.exec(terms)?.[0], NOT_SOLD.exec(payment)?.[0]]).toEqual([undefined, undefined]);
    for (const plan of listPlanIds().filter(isForSale)) {
      expect(payment).toContain(formatPlanPrice(plan, language));
      expect(terms).toContain(`${namePlan(plan, language)} ${formatPlanPrice(plan, language)}`);
    }
    expect(payment).toContain(language === 'vi' ? 'Không tự trừ tiền tháng sau' : 'Nothing is charged automatically');
    expect(terms).toContain(language === 'vi' ? 'không tự gia hạn' : 'no automatic renewal');
    // Renewal, credit, refunds, text messages and complaints each have a section; complaints go to the company's
    // address.
    for (const id of ['term', 'upgrade', 'refund', 'messages', 'complaints']) expect(terms).toContain(`id="${id}"`);
    expect(terms.slice(terms.indexOf('id="complaints"'))).toMatch(/<dl/);
  });

  it('say that nothing is bought here where the page of payment says so', async () => {
    const payments = { methods: [], isTest: false };
    expect(await render(paymentPage, language, { payments })).toMatch(NOT_SOLD);
    const terms = await render(TEXT_PAGES.terms, language, { payments });
    expect(terms).toMatch(NOT_SOLD);
    expect(terms).not.toContain('id="refund"');
  });
});

const ORDER: OrderStatus = {
  id: '01a2241e-3dd9-7f11-b68f-60ca4420b9b9',
  code: 'HRABCDEFGH23',
  planId: 'happy-rain',
  amount: 9000,
  state: 'pending',
  reason: null,
  expiresAt: '2026-11-29T10:00:00+07:00',
  endsAt: null,
  test: false,
  lastAttempt: { method: 'momo', state: 'failed', reason: 'balance' },
  keptApart: [],
};
const showResult = (order: OrderStatus, language: Language = 'vi') =>
  render(paymentResultPage, language, { query: { link: 'x' }, findOrder: async () => order });

describe('the result of a payment', () => {
  it('offers every other way as a button after a failure, for the same order', async () => {
    const html = await showResult(ORDER);
    const ways = [...html.matchAll(/href="([^"]*method=(\w+))"/g)];
    expect(ways.map(([, , method]) => method)).toEqual(['vietqr', 'zalopay', 'vnpay']);
    for (const [, href] of ways) expect(href).toContain(`order=${ORDER.id}`);
    expect(await showResult({ ...ORDER, lastAttempt: null })).not.toContain('method=');
  });

  it('leads to a checkout that has the way chosen', async () => {
    const html = await render(paymentPage, 'en', { query: { order: ORDER.id, method: 'zalopay' } });
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="zalopay"|<input[^>]*value="zalopay"[^>]*checked=""/);
    const other = await render(paymentPage, 'en', { query: { order: ORDER.id, method: 'cash' } });
    expect(other).toMatch(/<input[^>]*checked=""[^>]*value="vietqr"|<input[^>]*value="vietqr"[^>]*checked=""/);
  });

  it('says of money that came by a second way that it is kept apart, in every state', async () => {
    for (const state of ['paid', 'pending', 'expired', 'failed'] as const) {
      expect(await showResult({ ...ORDER, state, keptApart: ['zalopay'] })).toContain(
        'Tiền trả qua ZaloPay cũng đã tới',
      );
      expect(await showResult({ ...ORDER, state, keptApart: ['vietqr'] }, 'en')).toContain('set aside and not lost');
    }
    expect(await showResult({ ...ORDER, state: 'paid' })).not.toContain('giữ riêng');
  });
});
