import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREATED_AT, changeByte, SAMPLE_PAYMENT, toPost } from '#platform/payment-gateway/gateway-answers.fixture.ts';
import { signFeed } from './bank-feed.ts';
import { openVietqr } from './vietqr-gateway.ts';
import { toVietQr } from './vietqr-text.ts';

const account = {
  bankBin: '970416',
  account: '257678859',
  accountName: 'CONG TY TROI VIET',
  feedSecret: 'a-secret-of-the-bank-feed',
};
const gateway = openVietqr({ account, toSandboxUrl: null });
const { read, answer, mask } = gateway.notifications;

const TRANSFER = {
  id: 'FT26325000123',
  at: '2026-11-21T08:01:00+07:00',
  amount: 9000,
  account: '257678859',
  purpose: 'NGUYEN VAN A chuyen tien HRABCDEFGH23',
};
function toSigned(changes: Record<string, unknown> = {}, sentAt = CREATED_AT) {
  const body = JSON.stringify({ ...TRANSFER, ...changes });
  return toPost(body, { 'x-signature': signFeed(body, sentAt, account.feedSecret) });
}

describe('a VietQR code', () => {
  it('is that of the vector', () => {
    expect(toVietQr({ ...account, amount: 9000, purpose: 'HR0001' })).toBe(
      '00020101021238530010A0000007270123000697041601092576788590208QRIBFTTA5303704540490005802VN62100806HR00016304588C',
    );
  });

  it('is refused where no app could read it', () => {
    const good = { ...account, amount: 9000, purpose: 'HR0001' };
    for (const bad of [
      { bankBin: '97041' },
      { account: '' },
      { account: '1'.repeat(20) },
      { amount: 0 },
      { amount: 1.5 },
      { purpose: '' },
      { purpose: 'thử' },
      { purpose: 'A'.repeat(26) },
    ])
      expect(() => toVietQr({ ...good, ...bad })).toThrow(/no VietQR code/);
    expect(toVietQr({ ...good, purpose: 'A'.repeat(25) })).toContain('0825AAAA');
  });

  it('comes with what is needed to transfer by hand', async () => {
    const start = await gateway.create(SAMPLE_PAYMENT, new AbortController().signal);
    expect(start).toMatchObject({
      kind: 'transfer',
      bankBin: '970416',
      account: '257678859',
      accountName: 'CONG TY TROI VIET',
      purpose: 'HRABCDEFGH23',
      sandboxUrl: null,
    });
    expect(start.kind === 'transfer' && start.qr).toContain('54049000');
  });
});

describe('a message of the bank feed', () => {
  it('says which transfer arrived', () => {
    expect(read(toSigned(), CREATED_AT)).toEqual({
      kind: 'read',
      notification: {
        reference: 'HRABCDEFGH23',
        amount: 9000,
        news: { state: 'paid', transactionId: 'FT26325000123', amount: 9000 },
      },
    });
    expect(read(toSigned({ purpose: 'cam on', account: '2576 788-59' }), CREATED_AT)).toMatchObject({
      notification: { reference: null, amount: 9000 },
    });
  });

  it('is unreadable about another account, or without amount or number', () => {
    for (const changes of [{ account: '1234' }, { amount: 0 }, { amount: -9000 }, { id: '' }, { purpose: 5 }])
      expect(read(toSigned(changes), CREATED_AT)).toEqual({ kind: 'unreadable' });
  });

  it('may be five minutes old, or ahead, and no more', () => {
    expect(read(toSigned({}, CREATED_AT - 300), CREATED_AT).kind).toBe('read');
    expect(read(toSigned({}, CREATED_AT - 301), CREATED_AT).kind).toBe('forged');
    expect(read(toSigned({}, CREATED_AT + 300), CREATED_AT).kind).toBe('read');
    expect(read(toSigned({}, CREATED_AT + 301), CREATED_AT).kind).toBe('forged');
  });

  it('is refused by 401 where any byte was changed', () => {
    const body = JSON.stringify(TRANSFER);
    const signature = signFeed(body, CREATED_AT, account.feedSecret);
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 255 }), fc.boolean(), (at, by, inBody) => {
        const changed = inBody
          ? { body: Buffer.from(changeByte(body, at, by), 'latin1'), given: signature }
          : { body: Buffer.from(body), given: changeByte(signature, at, by) };
        const raw = { query: {}, headers: { 'x-signature': changed.given }, body: changed.body };
        expect(read(raw, CREATED_AT)).toEqual({ kind: 'forged' });
      }),
      { numRuns: 2000 },
    );
    expect(answer('forged')).toMatchObject({ status: 401, body: '{"success":false}' });
    for (const given of [undefined, '', 't=1', `v1=${'0'.repeat(64)}`])
      expect(read(toPost(body, { 'x-signature': given }), CREATED_AT)).toEqual({ kind: 'forged' });
    expect(read({ query: {}, headers: { 'x-signature': signature }, body: null }, CREATED_AT)).toEqual({
      kind: 'forged',
    });
  });

  it('is answered by 200 once it is stored', () => {
    const verdicts = ['done', 'repeated', 'unknownOrder', 'wrongAmount', 'unreadable', 'tryAgain'] as const;
    expect(verdicts.map((verdict) => answer(verdict).status)).toEqual([200, 200, 200, 200, 400, 503]);
    expect(answer('done').body).toBe('{"success":true}');
  });

  it('is logged without names and account numbers', () => {
    expect(mask(toSigned({ account: '257678859' }))).toEqual({
      id: 'FT26325000123',
      at: '2026-11-21T08:01:00+07:00',
      amount: '9000',
      account: '…8859',
      code: 'HRABCDEFGH23',
    });
    expect(mask(toPost('{'))).toEqual({ account: '…', code: null });
  });
});
