import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOrderServer } from './order-server.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe.each(listDatabaseServers())('an order on $name', (server) => {
  let portal: Awaited<ReturnType<typeof openOrderServer>>;
  let token = '';
  let email = '';

  const readOrder = async (id: string) => (await portal.call('GET', `/api/v1/orders/${id}`, { token })).body.order;
  const readUser = async () => (await portal.call('GET', '/api/user/account', { token })).body.user;
  const readStatus = async (id: string) => {
    const [row] = await portal.database.query<{ link: string }>('select link from plan_order where id = $1', [id]);
    return (await portal.call('GET', `/api/v1/orders/status?link=${row?.link}`)).body;
  };
  const readUnmatched = () =>
    portal.database.query(
      'select method, amount, reason, state from payment where reason is not null order by received_at',
    );

  /** Orders and pays by a method whose payment is reported at once. */
  async function buy(planId: string) {
    const { order } = await portal.order(token, planId);
    const { reference } = await portal.pay(token, order, 'vnpay');
    await portal.notify('vnpay', { reference, amount: order.amount });
    return readOrder(order.id);
  }

  beforeAll(async () => {
    portal = await openOrderServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    await portal.reset();
    const registered = await portal.register();
    token = registered.token;
    email = registered.email;
    await portal.deliver();
    portal.letters.length = 0;
  });

  it('is made at the price of the table, once for its key', async () => {
    const first = await portal.order(token, 'happy-rain', 'same');
    expect(first.status).toBe(200);
    expect(first.order).toMatchObject({
      code: expect.stringMatching(/^HR[A-Z2-9]{10}$/),
      planId: 'happy-rain',
      amount: 9000,
      credit: 0,
      state: 'pending',
      attempts: [],
      createdAt: '2026-11-25T09:00:00+07:00',
      expiresAt: '2026-11-25T09:15:00+07:00',
      receiptNumber: null,
    });
    expect((await portal.order(token, 'happy-rain', 'same')).order.id).toBe(first.order.id);
    expect((await portal.order(token, 'package-1', 'same')).body).toMatchObject({ errorCode: 'conflict' });
    expect((await portal.call('GET', '/api/v1/orders', { token })).body.items).toHaveLength(1);
  });

  it.each([
    ['community', 422, 'notForSale'],
    ['package-5', 422, 'notForSale'],
    ['package-9', 400, 'badInput'],
    ['', 400, 'badInput'],
  ])('is not made of %j', async (planId, status, errorCode) => {
    expect(await portal.order(token, planId)).toMatchObject({ status, body: { errorCode } });
  });

  it('needs a session first, then a key', async () => {
    const body = { planId: 'happy-rain' };
    expect((await portal.call('POST', '/api/v1/orders', { body })).status).toBe(401);
    expect((await portal.call('POST', '/api/v1/orders', { body, token })).status).toBe(400);
  });

  it('of another is none', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const other = await portal.register();
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/pay'],
      ['POST', '/cancel'],
      ['GET', '/receipt'],
    ] as const) {
      const body = method === 'POST' ? { body: { method: 'vnpay' } } : {};
      const reply = await portal.call(method, `/api/v1/orders/${order.id}${path}`, { token: other.token, ...body });
      expect([path, reply.status]).toEqual([path, 404]);
    }
  });

  it.each(['vnpay', 'momo', 'zalopay', 'vietqr'] as const)(
    'is paid by %s, and the month is granted',
    async (method) => {
      const { order } = await portal.order(token, 'happy-rain');
      const begun = await portal.pay(token, order, method);
      expect(begun.status).toBe(200);
      if (method === 'vietqr')
        expect(begun.body).toMatchObject({ purpose: order.code, amount: 9000, drawn: { size: expect.any(Number) } });
      else expect(begun.body.redirectUrl).toMatch(/^https?:/);
      const reply = await portal.notify(method, { reference: begun.reference, amount: 9000 });
      expect(reply.status).toBe(method === 'momo' ? 204 : 200);
      expect(await readOrder(order.id)).toMatchObject({
        state: 'paid',
        startsAt: '2026-11-25T09:00:00+07:00',
        endsAt: '2026-12-25T23:59:59+07:00',
        receiptNumber: `BN-${order.code}`,
        attempts: [{ method, state: 'paid' }],
      });
      expect(await readUser()).toMatchObject({ plan: 'happy-rain', expiresAt: '2026-12-25T23:59:59+07:00' });
      await portal.runJob('payments.send-letters');
      expect(portal.letters).toMatchObject([{ to: email, text: expect.stringContaining('25/12/2026') }]);
      expect(await readUnmatched()).toEqual([]);
    },
  );

  it('may be paid again after a try that failed, by another way', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const momo = await portal.pay(token, order, 'momo');
    await portal.notify('momo', { reference: momo.reference, amount: 9000, paid: false });
    expect(await readOrder(order.id)).toMatchObject({
      state: 'pending',
      attempts: [{ method: 'momo', state: 'failed', reason: 'balance' }],
    });
    const vnpay = await portal.pay(token, order, 'vnpay');
    await portal.notify('vnpay', { reference: vnpay.reference, amount: 9000 });
    expect(await readOrder(order.id)).toMatchObject({
      state: 'paid',
      attempts: [{ state: 'failed' }, { state: 'paid' }],
    });
  });

  it('that two devices pay is granted once; the other money is set apart and its owner told', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const [one, two] = [await portal.pay(token, order, 'vnpay'), await portal.pay(token, order, 'zalopay')];
    expect((await portal.notify('vnpay', { reference: one.reference, amount: 9000 })).body.RspCode).toBe('00');
    const second = await portal.notify('zalopay', { reference: two.reference, amount: 9000 }, portal.second);
    expect(second.body.return_code).toBe(2);
    expect(await readUnmatched()).toEqual([
      { method: 'zalopay', amount: 9000, reason: 'closedOrder', state: 'unmatched' },
    ]);
    expect((await readUser()).expiresAt).toBe('2026-12-25T23:59:59+07:00');
    // The other try shows that its money came: it neither waits nor has failed.
    expect((await readOrder(order.id)).attempts).toMatchObject([{ state: 'paid' }, { state: 'keptApart' }]);
    expect(await readStatus(order.id)).toMatchObject({ state: 'paid', keptApart: ['zalopay'] });
    portal.world.now += 1800;
    await portal.runJob('payments.query-gateways');
    expect((await readOrder(order.id)).attempts).toMatchObject([{ state: 'paid' }, { state: 'keptApart' }]);
    await portal.runJob('payments.send-letters');
    const subjects = portal.letters.map(({ to, subject }) => [to, subject]);
    expect(subjects).toContainEqual([email, expect.stringContaining('cần đối soát')]);
    expect(subjects).toContainEqual(['cong-ty@vidu.vn', expect.stringContaining('[Đối soát]')]);
  });

  it('by two transfers shows the second one too, until it is sent back', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'vietqr');
    for (const transactionId of ['FT1', 'FT2', 'FT2'])
      await portal.notify('vietqr', { reference, amount: 9000, transactionId });
    expect((await readOrder(order.id)).attempts).toMatchObject([{ state: 'paid' }, { state: 'keptApart' }]);
    await portal.command('refund', 'vietqr:FT2', '--by-hand');
    expect(await readOrder(order.id)).toMatchObject({
      state: 'paid',
      attempts: [{ state: 'paid' }, { state: 'returned' }],
    });
    expect(await readStatus(order.id)).toMatchObject({ keptApart: [] });
  });

  it('takes no other amount, no unknown reference and no forged message', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'vnpay');
    expect((await portal.notify('vnpay', { reference, amount: 1000 })).body.RspCode).toBe('04');
    expect((await readOrder(order.id)).attempts).toMatchObject([{ state: 'keptApart' }]);
    expect((await portal.notify('vnpay', { reference: 'HRAAAAAAAAAA01', amount: 9000 })).body.RspCode).toBe('01');
    const forged = await portal.call('GET', `/api/payments/vnpay/ipn?vnp_TxnRef=${reference}&vnp_SecureHash=00`);
    expect(forged.body.RspCode).toBe('97');
    expect(await readOrder(order.id)).toMatchObject({ state: 'pending' });
    expect((await readUnmatched()).map(({ reason }) => reason).sort()).toEqual(['unknownOrder', 'wrongAmount']);
  });

  it('says the same however often a message comes', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'vnpay');
    const said = { reference, amount: 9000, transactionId: '77' };
    const codes = [];
    for (let count = 0; count < 3; count += 1) codes.push((await portal.notify('vnpay', said)).body.RspCode);
    expect(codes).toEqual(['00', '02', '02']);
    expect(await readUnmatched()).toEqual([]);
    expect((await portal.call('GET', '/api/v1/me/plan', { token })).body.next).toEqual([]);
  });

  it('expires after a quarter of an hour; money that comes later is set apart, and settled or sent back', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'vietqr');
    portal.world.now += 899;
    await portal.runJob('payments.expire-orders');
    expect((await readOrder(order.id)).state).toBe('pending');
    portal.world.now += 1;
    await portal.runJob('payments.expire-orders');
    expect(await readOrder(order.id)).toMatchObject({ state: 'expired', reason: 'notPaidInTime' });
    const late = await portal.pay(token, order, 'vnpay');
    expect(late).toMatchObject({ status: 409, body: { errorCode: 'orderClosed' } });
    await portal.notify('vietqr', { reference, amount: 9000 });
    expect(await readUser()).toMatchObject({ plan: 'community', expiresAt: null });
    expect(await readUnmatched()).toEqual([
      { method: 'vietqr', amount: 9000, reason: 'closedOrder', state: 'unmatched' },
    ]);
    const status = await portal.call('GET', `/api/v1/orders/status?link=${'x'.repeat(22)}`);
    expect(status.status).toBe(404);
  });

  it('keeps the price at which it was made', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    portal.prices.set('happy-rain', 12_000);
    expect((await portal.order(token, 'happy-rain')).order.amount).toBe(12_000);
    const { reference } = await portal.pay(token, order, 'vnpay');
    expect((await portal.notify('vnpay', { reference, amount: 9000 })).body.RspCode).toBe('00');
  });

  it('of a dearer plan starts at once with credit, of the same extends, of a cheaper one follows', async () => {
    portal.world.now = at('2027-01-31T10:00:00+07:00');
    const session = await portal.register();
    token = session.token;
    expect(await buy('package-1')).toMatchObject({ endsAt: '2027-02-28T23:59:59+07:00' });
    expect(await buy('package-1')).toMatchObject({
      startsAt: '2027-03-01T00:00:00+07:00',
      endsAt: '2027-03-31T23:59:59+07:00',
    });
    const quote = await portal.call('GET', '/api/v1/orders/quote?planId=package-3', { token });
    expect(quote.body).toMatchObject({ kind: 'upgrade', credit: 980_000, amount: 2_010_000 });
    expect(quote.body.methods).toEqual(['vietqr', 'momo', 'zalopay', 'vnpay']);
    expect(await buy('package-3')).toMatchObject({
      amount: 2_010_000,
      credit: 980_000,
      endsAt: '2027-02-28T23:59:59+07:00',
    });
    expect(await buy('happy-rain')).toMatchObject({ startsAt: '2027-03-01T00:00:00+07:00', amount: 9000 });
    expect(await readUser()).toMatchObject({ plan: 'package-3', expiresAt: '2027-02-28T23:59:59+07:00' });
    expect((await portal.call('GET', '/api/v1/me/plan', { token })).body.next).toMatchObject([
      { planId: 'happy-rain' },
    ]);
  });

  it('counts on credit once: another pending order is void once one is paid', async () => {
    await buy('package-1');
    const [two, three] = [
      (await portal.order(token, 'package-2')).order,
      (await portal.order(token, 'package-3')).order,
    ];
    portal.world.now += 60;
    const [payTwo, payThree] = [await portal.pay(token, two, 'vnpay'), await portal.pay(token, three, 'momo')];
    await portal.notify('vnpay', { reference: payTwo.reference, amount: two.amount });
    expect(await readOrder(three.id)).toMatchObject({ state: 'expired', reason: 'otherOrder' });
    await portal.notify('momo', { reference: payThree.reference, amount: three.amount });
    expect(await readUser()).toMatchObject({ plan: 'package-2' });
    expect(await readUnmatched()).toMatchObject([{ method: 'momo', reason: 'closedOrder' }]);
  });

  it('is cancelled in one tap, and pays no more', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'vnpay');
    const cancel = () => portal.call('POST', `/api/v1/orders/${order.id}/cancel`, { token, body: {} });
    expect((await cancel()).body.order).toMatchObject({ state: 'failed', reason: 'cancelled' });
    expect((await cancel()).status).toBe(200);
    expect((await portal.notify('vnpay', { reference, amount: 9000 })).body.RspCode).toBe('02');
    expect(await readOrder(order.id)).toMatchObject({ state: 'failed' });
  });

  it('is asked about where the gateway says nothing by itself', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'momo');
    portal.answer.current = (_path, { orderId, requestId, partnerCode }) => ({
      body: { resultCode: 0, orderId, requestId, partnerCode, amount: 9000, transId: 4_088_878_653 },
    });
    portal.world.now += 119;
    await portal.runJob('payments.query-gateways');
    expect((await readOrder(order.id)).state).toBe('pending');
    portal.world.now += 1;
    await portal.runJob('payments.query-gateways');
    expect((await readOrder(order.id)).state).toBe('paid');
    const late = await portal.notify('momo', { reference, amount: 9000, transactionId: '4088878653' });
    expect(late.status).toBe(204);
    expect(await readUnmatched()).toEqual([]);
  });

  it('goes on with another way where a gateway is away', async () => {
    portal.answer.current = () => ({ status: 500, body: {} });
    const { order } = await portal.order(token, 'happy-rain');
    const away = await portal.pay(token, order, 'momo');
    expect(away).toMatchObject({ status: 503, body: { errorCode: 'gatewayAway' } });
    expect((await readOrder(order.id)).attempts).toMatchObject([{ method: 'momo', state: 'failed', reason: 'other' }]);
    expect((await portal.pay(token, order, 'vietqr')).status).toBe(200);
  });

  it('has a receipt as PDF', async () => {
    const order = await buy('happy-rain');
    const reply = await portal.call('GET', `/api/v1/orders/${order.id}/receipt`, { token });
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain(`bien-nhan-${order.code}.pdf`);
    expect(String(reply.body).slice(0, 8)).toBe('%PDF-1.7');
  });

  it('stays without its account, in the export before', async () => {
    const order = await buy('happy-rain');
    const file = await portal.call('GET', '/api/user/account/export', { token });
    expect(file.body.orders).toMatchObject([{ code: order.code, state: 'paid' }]);
    const removal = { username: email, password: 'trời sắp mưa rồi' };
    expect((await portal.call('POST', '/api/user/account/delete', { token, body: removal })).status).toBe(200);
    const rows = await portal.database.query('select account_id, state from plan_order where code = $1', [order.code]);
    expect(rows).toEqual([{ account_id: null, state: 'paid' }]);
  });

  it('ends reminders in one tap; the plan runs to its end', async () => {
    await buy('happy-rain');
    const reply = await portal.call('POST', '/api/v1/me/plan/cancel', { token, body: {} });
    expect(reply.body).toMatchObject({ planId: 'happy-rain', cancelled: true, expiresAt: '2026-12-25T23:59:59+07:00' });
    portal.world.now = at('2026-12-20T09:00:00+07:00');
    await portal.runJob('plans.remind');
    await portal.runJob('plans.send-letters');
    expect(portal.letters.filter(({ to }) => to === email)).toEqual([]);
  });

  it('is followed by a letter a week and a day before its end and after it, each once', async () => {
    await buy('happy-rain');
    const subjects = async (moment: string) => {
      portal.world.now = at(moment);
      for (let count = 0; count < 2; count += 1) {
        await portal.runJob('plans.remind');
        await portal.runJob('plans.send-letters');
      }
      return portal.letters
        .splice(0)
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject);
    };
    expect(await subjects('2026-12-15T09:00:00+07:00')).toEqual([]);
    expect(await subjects('2026-12-19T03:00:00+07:00')).toEqual([]);
    expect(await subjects('2026-12-19T09:00:00+07:00')).toEqual([expect.stringContaining('dùng đến hết 25/12/2026')]);
    expect(await subjects('2026-12-25T09:00:00+07:00')).toEqual([expect.stringContaining('sắp hết hạn')]);
    expect(await subjects('2026-12-26T09:00:00+07:00')).toEqual([expect.stringContaining('đã hết hạn')]);
  });
});
