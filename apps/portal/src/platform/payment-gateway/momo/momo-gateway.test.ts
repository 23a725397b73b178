import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CREATED_AT,
  changeByte,
  expectGatewayError,
  SAMPLE_PAYMENT,
  SAMPLE_REFUND,
  simulateGateway,
  toPost,
} from '#platform/payment-gateway/gateway-answers.fixture.ts';
import { openMomo } from './momo-gateway.ts';
import { signMomo } from './momo-signature.ts';

/** The public keys of MoMo's test environment. */
const account = { partnerCode: 'MOMO', accessKey: 'F8BBA842ECF85', secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz' };
const never = new AbortController().signal;
const open = (url = '') => openMomo({ account, url: () => url, clock: () => CREATED_AT, isTest: false });
const { read, answer, mask } = open().notifications;

const IPN = {
  partnerCode: 'MOMO',
  orderId: 'HRABCDEFGH2301',
  requestId: 'HRABCDEFGH2301',
  amount: 9000,
  orderInfo: 'Happy Rain 1 thang',
  orderType: 'momo_wallet',
  transId: 4088878653,
  resultCode: 0,
  message: 'Thành công.',
  payType: 'qr',
  responseTime: 1_795_222_861_000,
  extraData: '',
};
const toSigned = (changes: Record<string, unknown> = {}) => {
  const body = { ...IPN, ...changes };
  return { ...body, signature: signMomo('notification', body, account) };
};
const newsOf = (changes: Record<string, unknown>) => {
  const reading = read(toPost(toSigned(changes)), CREATED_AT);
  return reading.kind === 'read' ? reading.notification.news : reading.kind;
};

describe('the signature of MoMo', () => {
  it('is that of the vector', () => {
    const message = {
      amount: 9000,
      extraData: '',
      ipnUrl: 'https://example.test/ipn/momo',
      orderId: 'HR0001',
      orderInfo: 'Happy Rain 1 thang',
      redirectUrl: 'https://example.test/return',
      requestId: 'REQ0001',
      partnerCode: 'MOMO',
      requestType: 'captureWallet',
    };
    expect(signMomo('create', message, account)).toBe(
      '3e8aad125c6ecb041a0dcc9a39746e37c5d603ab20dcbb027fe7938f315a7c8a',
    );
  });
});

describe('a payment by MoMo', () => {
  const reply = { partnerCode: 'MOMO', orderId: 'HRABCDEFGH2301', requestId: 'HRABCDEFGH2301', amount: 9000 };
  const create = async (changes: Record<string, unknown>) => {
    const { url, questions } = await simulateGateway(() => ({
      body: { ...reply, resultCode: 0, payUrl: 'https://pay.example/m', ...changes },
    }));
    return { start: await open(url).create(SAMPLE_PAYMENT, never), question: questions[0] };
  };

  it('begins on the page that MoMo names', async () => {
    const { start, question } = await create({});
    expect(start).toEqual({ kind: 'redirect', url: 'https://pay.example/m' });
    const { signature, ...fields } = question?.fields ?? {};
    expect(question?.path).toBe('/v2/gateway/api/create');
    expect(fields).toMatchObject({
      amount: '9000',
      ipnUrl: 'https://example.test/api/payments/momo/ipn',
      redirectUrl: SAMPLE_PAYMENT.returnUrl,
      orderExpireTime: '15',
      lang: 'vi',
    });
    expect(signature).toBe(signMomo('create', fields, account));
  });

  it('is an error where MoMo refuses, or means something else', async () => {
    await expectGatewayError(create({ resultCode: 13 }), /^MoMo create: refused with 13$/, false);
    await expectGatewayError(create({ resultCode: 10 }), /refused with 10$/, true);
    await expectGatewayError(create({ resultCode: '<b>' }), /refused with no code$/, false);
    await expectGatewayError(create({ payUrl: 'javascript:alert(1)' }), /no page to pay on/, false);
    await expectGatewayError(create({ amount: 8000 }), /another amount$/, false);
    await expectGatewayError(create({ orderId: 'OTHER' }), /about another payment$/, false);
  });
});

describe('a notification of MoMo', () => {
  it('says that money arrived only with code 0', () => {
    expect(read(toPost(toSigned()), CREATED_AT)).toEqual({
      kind: 'read',
      notification: {
        reference: 'HRABCDEFGH2301',
        amount: 9000,
        news: { state: 'paid', transactionId: '4088878653', amount: 9000 },
      },
    });
    expect(newsOf({ resultCode: 9000 })).toEqual({ state: 'pending' });
    expect(newsOf({ resultCode: 7002 })).toEqual({ state: 'pending' });
  });

  it.each([
    [1001, 'balance'],
    [1004, 'limit'],
    [1005, 'timedOut'],
    [1006, 'cancelled'],
    [4001, 'blocked'],
    [4100, 'wrongSecret'],
    [12345, 'other'],
  ])('names why a payment failed: %i is %s', (resultCode, reason) => {
    expect(newsOf({ resultCode, transId: 0 })).toEqual({ state: 'failed', reason });
  });

  it('is unreadable where it is signed and about nothing of ours', () => {
    for (const changes of [
      { partnerCode: 'OTHER' },
      { amount: 1.5 },
      { orderId: '' },
      { resultCode: '' },
      { transId: '' },
    ])
      expect(newsOf(changes)).toBe('unreadable');
  });

  it('is refused by a problem of status 400 where any byte was changed', () => {
    const signed = Buffer.from(JSON.stringify(toSigned())).toString('latin1');
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const body = Buffer.from(changeByte(signed, at, by), 'latin1');
        expect(read({ query: {}, headers: {}, body }, CREATED_AT), body.toString()).toEqual({ kind: 'forged' });
      }),
      { numRuns: 2000 },
    );
    expect(answer('forged')).toEqual({
      status: 400,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: '{"type":"about:blank","title":"Bad signature","status":400}',
    });
    for (const body of [null, Buffer.from('{'), Buffer.from('[]')])
      expect(read({ query: {}, headers: {}, body }, CREATED_AT)).toEqual({ kind: 'forged' });
  });

  it('is answered by 204 once it is processed, by whatever it came to', () => {
    const verdicts = ['done', 'repeated', 'unknownOrder', 'wrongAmount', 'unreadable', 'tryAgain'] as const;
    expect(verdicts.map((verdict) => answer(verdict).status)).toEqual([204, 204, 204, 204, 400, 503]);
    expect(answer('done').body).toBeNull();
  });

  it('is logged without its signature and the order’s words', () => {
    expect(mask(toPost(toSigned()))).toEqual({
      partnerCode: 'MOMO',
      orderId: 'HRABCDEFGH2301',
      requestId: 'HRABCDEFGH2301',
      amount: '9000',
      resultCode: '0',
      transId: '4088878653',
      payType: 'qr',
      responseTime: '1795222861000',
    });
    expect(mask(toPost('{'))).toEqual({});
  });
});

describe('a query to MoMo', () => {
  const ask = async (reply: Record<string, unknown>) => {
    const { url, questions } = await simulateGateway(() => ({ body: { partnerCode: 'MOMO', ...reply } }));
    const news = await open(url).query?.(SAMPLE_PAYMENT, never);
    const { signature, ...fields } = questions[0]?.fields ?? {};
    expect(signature).toBe(signMomo('query', fields, account));
    return news;
  };
  const PAID = { orderId: 'HRABCDEFGH2301', resultCode: 0, amount: 9000, transId: 55 };

  it('says what became of a payment', async () => {
    expect(await ask(PAID)).toEqual({ state: 'paid', transactionId: '55', amount: 9000 });
    expect(await ask({ ...PAID, resultCode: 1000 })).toEqual({ state: 'pending' });
    expect(await ask({ ...PAID, resultCode: 42 })).toEqual({ state: 'pending' });
    expect(await ask({ ...PAID, resultCode: 1001 })).toEqual({ state: 'failed', reason: 'balance' });
  });

  it('is an error where MoMo refuses or means another payment', async () => {
    await expectGatewayError(ask({ ...PAID, resultCode: 13 }), /^MoMo query: refused with 13$/, false);
    await expectGatewayError(ask({ ...PAID, resultCode: 99 }), /refused with 99$/, true);
    await expectGatewayError(ask({ ...PAID, orderId: 'OTHER' }), /about another payment$/, false);
    await expectGatewayError(ask({ ...PAID, orderId: '' }), /names no amount, transaction or payment$/, false);
    await expectGatewayError(ask({ ...PAID, transId: null }), /names no amount, transaction or payment$/, false);
  });
});

describe('a refund by MoMo', () => {
  const ask = async (reply: Record<string, unknown>) => {
    const { url, questions } = await simulateGateway(() => ({ body: reply }));
    await open(url).refund?.(SAMPLE_REFUND, never);
    return questions[0]?.fields ?? {};
  };

  it('has an order of its own', async () => {
    const { signature, ...fields } = await ask({ orderId: SAMPLE_REFUND.refundId, resultCode: 0, amount: 9000 });
    expect(fields).toMatchObject({
      orderId: SAMPLE_REFUND.refundId,
      requestId: SAMPLE_REFUND.refundId,
      amount: '9000',
      transId: '14226112',
    });
    expect(signature).toBe(signMomo('refund', fields, account));
  });

  it('is an error where MoMo refuses', async () => {
    await expectGatewayError(ask({ resultCode: 1080 }), /^MoMo refund: refused with 1080$/, false);
    await expectGatewayError(ask({ resultCode: 0, amount: 1 }), /refused with 0$/, false);
  });
});
