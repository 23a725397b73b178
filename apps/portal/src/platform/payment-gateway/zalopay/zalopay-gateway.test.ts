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
import { openZalopay } from './zalopay-gateway.ts';
import { signCallback, signQuery, signZalopay, toReference } from './zalopay-signature.ts';

/** Test keys; the one for callbacks is from ZaloPay's public test application. */
const account = {
  appId: '2553',
  key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL',
  key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz',
};
const never = new AbortController().signal;
const open = (url = '') => openZalopay({ account, url: () => url, clock: () => CREATED_AT, isTest: false });
const { read, answer, mask } = open().notifications;

const DATA = {
  app_id: 2553,
  app_trans_id: '261121_HRABCDEFGH2301',
  app_time: CREATED_AT * 1000,
  app_user: 'portal',
  amount: 9000,
  embed_data: '{}',
  item: '[]',
  zp_trans_id: 261121000000175,
  server_time: (CREATED_AT + 61) * 1000,
  channel: 38,
};
const toCallback = (changes: Record<string, unknown> = {}) => {
  const data = JSON.stringify({ ...DATA, ...changes });
  return { data, mac: signCallback(data, account), type: 1 };
};

it('signs as the vector does', () => {
  const message = {
    app_id: '2553',
    app_trans_id: '261121_HR0001',
    app_user: 'user1',
    amount: 9000,
    app_time: 1_795_222_800_000,
    embed_data: '{}',
    item: '[]',
  };
  expect(signZalopay('create', message, account)).toBe(
    'ebf3a51a34326fa40b20ac15515d0f69d7f76264207d68d2dfda33068db72d15',
  );
});

it('finds the reference in the name of a payment', () => {
  const names = ['261121_HRABCDEFGH2301', 'HRABCDEFGH2301', '261121_', '261121_A_B', '26112_A'];
  expect(names.map(toReference)).toEqual(['HRABCDEFGH2301', '', '', '', '']);
});

describe('a payment by ZaloPay', () => {
  const create = async (reply: Record<string, unknown>, expiresAt = SAMPLE_PAYMENT.expiresAt) => {
    const { url, questions } = await simulateGateway(() => ({ body: reply }));
    return { start: await open(url).create({ ...SAMPLE_PAYMENT, expiresAt }, never), question: questions[0] };
  };
  const GOOD = { return_code: 1, order_url: 'https://pay.example/z' };

  it('begins on the page that ZaloPay names', async () => {
    const { start, question } = await create(GOOD);
    expect(start).toEqual({ kind: 'redirect', url: 'https://pay.example/z' });
    const { mac, ...fields } = question?.fields ?? {};
    expect(question?.path).toBe('/v2/create');
    expect(fields).toMatchObject({
      app_trans_id: '261121_HRABCDEFGH2301',
      amount: '9000',
      expire_duration_seconds: '900',
      embed_data: JSON.stringify({ redirecturl: SAMPLE_PAYMENT.returnUrl }),
      callback_url: 'https://example.test/api/payments/zalopay/callback',
    });
    expect(mac).toBe(signZalopay('create', fields, account));
  });

  it('has five minutes at least, which ZaloPay asks for', async () => {
    const { question } = await create(GOOD, CREATED_AT + 10);
    expect(question?.fields.expire_duration_seconds).toBe('300');
  });

  it('is named by the day in Vietnam', async () => {
    const { url, questions } = await simulateGateway(() => ({ body: GOOD }));
    const lateEvening = Date.parse('2026-11-21T17:00:00Z') / 1000;
    await open(url).create({ ...SAMPLE_PAYMENT, createdAt: lateEvening }, never);
    expect(questions[0]?.fields.app_trans_id).toBe('261122_HRABCDEFGH2301');
  });

  it('is an error where ZaloPay refuses', async () => {
    await expectGatewayError(
      create({ return_code: 2, sub_return_code: -402 }),
      /^ZaloPay create: refused with -402$/,
      false,
    );
    await expectGatewayError(create({ return_code: 2, sub_return_code: -999 }), /refused with -999$/, true);
    await expectGatewayError(create({ return_code: 1, order_url: 'x' }), /no page to pay on$/, false);
  });
});

describe('a callback of ZaloPay', () => {
  it('says that money arrived', () => {
    expect(read(toPost(toCallback()), CREATED_AT)).toEqual({
      kind: 'read',
      notification: {
        reference: 'HRABCDEFGH2301',
        amount: 9000,
        news: { state: 'paid', transactionId: '261121000000175', amount: 9000 },
      },
    });
  });

  it('is unreadable where it is signed and about nothing of ours', () => {
    for (const changes of [{ app_id: 1 }, { app_trans_id: 'x' }, { amount: -1 }, { zp_trans_id: '' }])
      expect(read(toPost(toCallback(changes)), CREATED_AT)).toEqual({ kind: 'unreadable' });
    expect(read(toPost({ data: '[]', mac: signCallback('[]', account) }), CREATED_AT)).toEqual({ kind: 'unreadable' });
  });

  it('is refused by return_code -1 where any byte was changed', () => {
    const { data, mac } = toCallback();
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 127 }), fc.boolean(), (at, by, inData) => {
        const changed = inData ? { data: changeByte(data, at, by), mac } : { data, mac: changeByte(mac, at, by) };
        expect(read(toPost(changed), CREATED_AT)).toEqual({ kind: 'forged' });
      }),
      { numRuns: 2000 },
    );
    expect(answer('forged')).toMatchObject({
      status: 200,
      body: '{"return_code":-1,"return_message":"mac not equal"}',
    });
    for (const body of [{}, { data: 5, mac }, { data }, '{', '[]'])
      expect(read(toPost(body), CREATED_AT)).toEqual({ kind: 'forged' });
  });

  it('is answered by the codes of ZaloPay', () => {
    const verdicts = ['done', 'repeated', 'tryAgain', 'unknownOrder', 'wrongAmount', 'unreadable'] as const;
    expect(verdicts.map((verdict) => JSON.parse(answer(verdict).body ?? '').return_code)).toEqual([1, 2, 0, 1, 1, -1]);
  });

  it('is logged without signature and user', () => {
    expect(Object.keys(mask(toPost(toCallback())))).toEqual([
      ...['app_id', 'app_trans_id', 'app_time', 'amount', 'zp_trans_id', 'server_time', 'channel'],
    ]);
    expect(mask(toPost('{'))).toEqual({});
  });
});

describe('a query to ZaloPay', () => {
  const ask = async (reply: Record<string, unknown>) => {
    const { url, questions } = await simulateGateway(() => ({ body: reply }));
    const news = await open(url).query?.(SAMPLE_PAYMENT, never);
    expect(questions[0]?.fields.mac).toBe(signQuery('261121_HRABCDEFGH2301', account));
    return news;
  };

  it('says what became of a payment', async () => {
    expect(await ask({ return_code: 1, amount: 9000, zp_trans_id: 7 })).toEqual({
      state: 'paid',
      transactionId: '7',
      amount: 9000,
    });
    expect(await ask({ return_code: 3 })).toEqual({ state: 'pending' });
    expect(await ask({ return_code: 2, sub_return_code: -101 })).toEqual({ state: 'pending' });
    expect(await ask({ return_code: 2, sub_return_code: -54 })).toEqual({ state: 'failed', reason: 'timedOut' });
    expect(await ask({ return_code: 2, sub_return_code: -63 })).toEqual({ state: 'failed', reason: 'balance' });
  });

  it('is an error where ZaloPay refuses', async () => {
    await expectGatewayError(
      ask({ return_code: 2, sub_return_code: -402 }),
      /^ZaloPay query: refused with -402$/,
      false,
    );
    await expectGatewayError(ask({ return_code: 2, sub_return_code: -429 }), /refused with -429$/, true);
    await expectGatewayError(ask({ return_code: 1, amount: 9000 }), /names no amount or transaction$/, false);
    await expectGatewayError(ask({}), /refused with no code$/, false);
  });
});

describe('a refund by ZaloPay', () => {
  const ask = async (first: Record<string, unknown>, then: Record<string, unknown> = {}) => {
    const { url, questions } = await simulateGateway(({ path }) => ({ body: path === '/v2/refund' ? first : then }));
    await open(url).refund?.(SAMPLE_REFUND, never);
    return questions;
  };

  it('is named by the day on which it was asked for first', async () => {
    const [question] = await ask({ return_code: 1 });
    const { mac, ...fields } = question?.fields ?? {};
    expect(fields).toMatchObject({
      m_refund_id: '261122_2553_0193f0a011117abc8def0123456789ab',
      zp_trans_id: '14226112',
      amount: '9000',
    });
    expect(mac).toBe(signZalopay('refund', fields, account));
  });

  it('is asked for its state where it is under way, or was asked for before', async () => {
    const questions = await ask({ return_code: 3 }, { return_code: 1 });
    const { mac, ...fields } = questions[1]?.fields ?? {};
    expect(questions[1]?.path).toBe('/v2/query_refund');
    expect(mac).toBe(signZalopay('queryRefund', fields, account));
    await ask({ return_code: 2, sub_return_code: -23 }, { return_code: 1 });
    await expectGatewayError(ask({ return_code: 3 }, { return_code: 3 }), /still under way$/, true);
    await expectGatewayError(
      ask({ return_code: 2, sub_return_code: -13 }, { return_code: 2 }),
      /refused with -13$/,
      false,
    );
  });
});
