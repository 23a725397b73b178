import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CREATED_AT,
  changeByte,
  expectGatewayError,
  SAMPLE_PAYMENT,
  SAMPLE_REFUND,
  simulateGateway,
  toGet,
} from '#platform/payment-gateway/gateway-answers.fixture.ts';
import { openVnpay } from './vnpay-gateway.ts';
import { joinParameters, signMessage, signParameters } from './vnpay-signature.ts';

const account = { tmnCode: 'TESTCODE', hashSecret: 'SECRETKEYFORTESTONLY' };
const never = new AbortController().signal;
const open = (apiUrl = '') =>
  openVnpay({
    account,
    payUrl: () => 'https://pay.example/vpcpay.html',
    apiUrl: () => apiUrl,
    clock: () => CREATED_AT,
    isTest: false,
  });
const { read, answer, mask } = open().notifications;

const VECTOR =
  'vnp_Amount=900000&vnp_Command=pay&vnp_CreateDate=20261121080000&vnp_CurrCode=VND&vnp_ExpireDate=20261121081500&vnp_IpAddr=127.0.0.1&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+goi+Happy+Rain+1+thang&vnp_OrderType=other&vnp_ReturnUrl=https%3A%2F%2Fexample.test%2Fthanh-toan%2Fket-qua&vnp_TmnCode=TESTCODE&vnp_TxnRef=HR0001&vnp_Version=2.1.0';
const VECTOR_HASH =
  'f875d0b9cc0294abfd42a304eafb59a0500d2784df493aeb6a45535220effd0e2480d84a879159431646e02efd2c5ea65bc4851365d94aaee406c54c87b0b261';

const IPN = {
  vnp_Amount: '900000',
  vnp_BankCode: 'NCB',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Happy Rain 1 thang',
  vnp_PayDate: '20261121080112',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'TESTCODE',
  vnp_TransactionNo: '14226112',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: 'HRABCDEFGH2301',
};
const readIpn = (changes: Record<string, string> = {}) =>
  read(toGet(signParameters({ ...IPN, ...changes }, account)), CREATED_AT);
const failureOf = (changes: Record<string, string>) => {
  const reading = readIpn(changes);
  return reading.kind === 'read' ? reading.notification.news : reading.kind;
};

describe('the signature of VNPay', () => {
  it('is that of the vector', () => {
    expect(signParameters(Object.fromEntries(new URLSearchParams(VECTOR)), account)).toBe(
      `${VECTOR}&vnp_SecureHash=${VECTOR_HASH}`,
    );
  });

  it('leaves out itself, its type, empty values and foreign parameters', () => {
    const more = { b: '1', vnp_B: 'x y', vnp_A: 'ô', vnp_C: '', vnp_SecureHash: 'h', vnp_SecureHashType: 'SHA512' };
    expect(joinParameters(more)).toBe('vnp_A=%C3%B4&vnp_B=x+y');
  });
});

describe('a payment by VNPay', () => {
  it('begins on a signed page', async () => {
    const start = await open().create(
      { ...SAMPLE_PAYMENT, description: 'Gói 1 (tháng)', network: '2001:db8::/64' },
      never,
    );
    if (start.kind !== 'redirect') throw new Error('no page');
    const { origin, pathname, searchParams } = new URL(start.url);
    expect(origin + pathname).toBe('https://pay.example/vpcpay.html');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      vnp_Amount: '900000',
      vnp_CreateDate: '20261121080000',
      vnp_ExpireDate: '20261121081500',
      vnp_IpAddr: '2001:db8::',
      vnp_Locale: 'vn',
      vnp_OrderInfo: 'Goi 1  thang ',
      vnp_ReturnUrl: SAMPLE_PAYMENT.returnUrl,
      vnp_TxnRef: 'HRABCDEFGH2301',
    });
    // Signed with VNPay's scheme by us: says nothing about a payment.
    expect(read(toGet(searchParams.toString()), CREATED_AT)).toEqual({ kind: 'unreadable' });
  });
});

describe('a notification of VNPay', () => {
  it('says that money arrived only where both codes do', () => {
    expect(readIpn()).toEqual({
      kind: 'read',
      notification: {
        reference: 'HRABCDEFGH2301',
        amount: 9000,
        news: { state: 'paid', transactionId: '14226112', amount: 9000 },
      },
    });
    expect(failureOf({ vnp_TransactionStatus: '02' })).toEqual({ state: 'failed', reason: 'other' });
    expect(failureOf({ vnp_ResponseCode: '24' })).toEqual({ state: 'failed', reason: 'cancelled' });
    expect(failureOf({ vnp_TransactionStatus: '01' })).toEqual({ state: 'pending' });
    expect(failureOf({ vnp_TransactionStatus: '77' })).toEqual({ state: 'pending' });
  });

  it.each([
    ['07', 'suspected'],
    ['09', 'notEnabled'],
    ['10', 'wrongSecret'],
    ['11', 'timedOut'],
    ['12', 'blocked'],
    ['51', 'balance'],
    ['65', 'limit'],
    ['75', 'maintenance'],
    ['98', 'other'],
  ])('names why a payment failed: %s is %s', (code, reason) => {
    expect(failureOf({ vnp_ResponseCode: code, vnp_TransactionStatus: '02', vnp_TransactionNo: '0' })).toEqual({
      state: 'failed',
      reason,
    });
  });

  it('is unreadable where it is signed and about nothing of ours', () => {
    for (const changes of [{ vnp_TmnCode: 'OTHER' }, { vnp_Amount: '900050' }, { vnp_Amount: '' }, { vnp_TxnRef: '' }])
      expect(readIpn(changes)).toEqual({ kind: 'unreadable' });
    expect(readIpn({ vnp_TransactionNo: '' })).toEqual({ kind: 'unreadable' });
    for (const changes of [{ vnp_ResponseCode: '' }, { vnp_TransactionStatus: '' }, { vnp_Command: 'pay' }])
      expect(readIpn(changes)).toEqual({ kind: 'unreadable' });
  });

  it('is refused by RspCode 97 where any byte was changed', () => {
    const signed = signParameters(IPN, account);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = changeByte(signed, at, by);
        // A space can be written as a plus sign or as it is.
        fc.pre(!isDeepStrictEqual(toGet(changed).query, toGet(signed).query));
        expect(read(toGet(changed), CREATED_AT)).toEqual({ kind: 'forged' });
      }),
      { numRuns: 2000 },
    );
    expect(answer('forged')).toMatchObject({ status: 200, body: '{"RspCode":"97","Message":"Invalid Checksum"}' });
  });

  it('is refused where a parameter is repeated, and without a signature', () => {
    const { query } = toGet(signParameters(IPN, account));
    const repeated = { query: { ...query, vnp_TxnRef: [IPN.vnp_TxnRef, 'X'] }, headers: {}, body: null };
    expect(read(repeated, CREATED_AT)).toEqual({ kind: 'forged' });
    expect(read(toGet(''), CREATED_AT)).toEqual({ kind: 'forged' });
  });

  it('is answered by the codes of VNPay', () => {
    const codes = (['done', 'unknownOrder', 'repeated', 'wrongAmount', 'unreadable', 'tryAgain'] as const).map(
      (verdict) => JSON.parse(answer(verdict).body ?? '').RspCode,
    );
    expect(codes).toEqual(['00', '01', '02', '04', '99', '99']);
  });

  it('is logged without its signature and the order’s words', () => {
    const masked = mask(toGet(signParameters(IPN, account)));
    expect(Object.keys(masked).sort()).toEqual(
      ['Amount', 'BankCode', 'PayDate', 'ResponseCode', 'TmnCode', 'TransactionNo', 'TransactionStatus', 'TxnRef'].map(
        (name) => `vnp_${name}`,
      ),
    );
  });
});

/** Simulates VNPay's API with correctly signed replies. */
async function simulate(reply: Record<string, string>, kind: 'queryReply' | 'refundReply', hash?: string) {
  const { url, questions } = await simulateGateway(() => {
    const body = { vnp_ResponseId: 'r1', vnp_TxnRef: 'HRABCDEFGH2301', ...reply };
    return { body: { ...body, vnp_SecureHash: hash ?? signMessage(kind, body, account) } };
  });
  return { gateway: open(url), questions };
}

describe('a query to VNPay', () => {
  const ask = async (reply: Record<string, string>, hash?: string) => {
    const { gateway } = await simulate(reply, 'queryReply', hash);
    return gateway.query?.(SAMPLE_PAYMENT, never) ?? Promise.reject(new Error('no query'));
  };
  const PAID = { vnp_ResponseCode: '00', vnp_TransactionStatus: '00', vnp_Amount: '900000', vnp_TransactionNo: '77' };

  it('is signed over its fields in their order', async () => {
    const { gateway, questions } = await simulate({ vnp_ResponseCode: '91' }, 'queryReply');
    await gateway.query?.(SAMPLE_PAYMENT, never);
    const { vnp_SecureHash, ...question } = questions[0]?.fields ?? {};
    expect(question).toMatchObject({ vnp_Command: 'querydr', vnp_TransactionDate: '20261121080000' });
    expect(vnp_SecureHash).toBe(signMessage('query', question, account));
  });

  it('says what became of a payment', async () => {
    expect(await ask(PAID)).toEqual({ state: 'paid', transactionId: '77', amount: 9000 });
    expect(await ask({ ...PAID, vnp_TransactionStatus: '01' })).toEqual({ state: 'pending' });
    expect(await ask({ ...PAID, vnp_TransactionStatus: '02' })).toEqual({ state: 'failed', reason: 'other' });
    expect(await ask({ vnp_ResponseCode: '91' })).toEqual({ state: 'pending' });
  });

  it('is not believed without a signature, or about another payment', async () => {
    await expectGatewayError(ask(PAID, 'f'.repeat(128)), /not signed by VNPay$/, false);
    await expectGatewayError(ask({ ...PAID, vnp_TxnRef: 'OTHER' }), /about another payment$/, false);
  });

  it('is an error where VNPay refuses', async () => {
    await expectGatewayError(ask({ vnp_ResponseCode: '97' }), /^VNPay query: refused with 97$/, false);
    await expectGatewayError(ask({ vnp_ResponseCode: '94' }), /refused with 94$/, true);
    await expectGatewayError(ask({ ...PAID, vnp_TransactionNo: '' }), /names no amount or transaction$/, false);
  });
});

describe('a refund by VNPay', () => {
  const ask = async (reply: Record<string, string>) => {
    const { gateway, questions } = await simulate(reply, 'refundReply');
    await gateway.refund?.(SAMPLE_REFUND, never);
    return questions[0]?.fields ?? {};
  };

  it('sends all of the money back, and is made once', async () => {
    const { vnp_SecureHash, ...question } = await ask({ vnp_ResponseCode: '00', vnp_Amount: '900000' });
    expect(question).toMatchObject({
      vnp_RequestId: '0193f0a011117abc8def0123456789ab',
      vnp_TransactionType: '02',
      vnp_Amount: '900000',
      vnp_TransactionNo: '14226112',
    });
    expect(vnp_SecureHash).toBe(signMessage('refund', question, account));
    await ask({ vnp_ResponseCode: '94' });
  });

  it('is an error where VNPay refuses, or sends something else back', async () => {
    await expectGatewayError(ask({ vnp_ResponseCode: '95' }), /^VNPay refund: refused with 95$/, false);
    await expectGatewayError(ask({ vnp_ResponseCode: '00', vnp_Amount: '100' }), /another amount/, false);
  });
});
