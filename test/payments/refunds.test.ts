import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import { isForSale } from '@portal/domain/plan/plan-change';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMoneyFaults } from './money-agrees.ts';
import { openOrderServer } from './order-server.ts';

const SOLD = (Object.keys(PLANS) as PlanId[]).filter(isForSale);
const PAIRS = SOLD.flatMap((first) => SOLD.map((second) => [first, second] as const));
const isDearer = (one: PlanId, other: PlanId) => SOLD.indexOf(one) > SOLD.indexOf(other);

const [server] = listDatabaseServers();
if (server === undefined) throw new Error('no PostgreSQL was started');

let portal: Awaited<ReturnType<typeof openOrderServer>>;
let token = '';
beforeAll(async () => {
  portal = await openOrderServer(server);
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  token = (await portal.register()).token;
});

async function buy(planId: PlanId) {
  const { order } = await portal.order(token, planId);
  const { reference } = await portal.pay(token, order, 'vietqr');
  await portal.notify('vietqr', { reference, amount: order.amount });
  return order as { id: string; code: string; amount: number };
}
const refund = ({ code }: { code: string }) => portal.command('refund', code, '--by-hand');
const readOrder = async ({ id }: { id: string }) =>
  (await portal.callAs(token, 'GET', `/api/v1/orders/${id}`)).body.order;
const readPlan = async () => (await portal.callAs(token, 'GET', '/api/v1/me/plan')).body;
const agree = async () => expect(await listMoneyFaults(portal.database)).toEqual([]);

describe.each(chooseSample(PAIRS, 4))('%s, then %s', (first, second) => {
  const isUpgrade = isDearer(second, first);

  it('the first refunded: only where the second does not stand on it', async () => {
    const [one, two] = [await buy(first), await buy(second)];
    await agree();
    if (isUpgrade) {
      await expect(refund(one)).rejects.toThrow(`refund ${two.code} first`);
      expect(await readOrder(one)).toMatchObject({ state: 'paid', converted: { orderCode: two.code } });
      expect(await readPlan()).toMatchObject({ planId: second });
    } else {
      expect(await refund(one)).toEqual([`${one.amount} sent back by hand`]);
      expect(await readOrder(one)).toMatchObject({ state: 'refunded', converted: null });
    }
    await agree();
  });

  it('the second refunded: what it had counted as credit runs again, and can be refunded too', async () => {
    const [one, two] = [await buy(first), await buy(second)];
    const before = await readOrder(one);
    await refund(two);
    await agree();
    expect(await readOrder(one)).toMatchObject({ state: 'paid', converted: null, endsAt: before.endsAt });
    expect(await readPlan()).toMatchObject({ planId: first, expiresAt: before.endsAt, next: [] });
    await refund(one);
    await agree();
    expect(await readPlan()).toMatchObject({ planId: 'community', expiresAt: null, next: [] });
    await expect(refund(one)).rejects.toThrow('sent back before');
  });

  it('a third month after them: no order of refunds lets more go back than came, or leaves a month without money', async () => {
    const bought = [await buy(first), await buy(second), await buy(first)];
    for (const order of [...bought, ...bought, ...bought]) {
      await refund(order).catch((error: unknown) =>
        expect(String(error)).toMatch(/refund HR\w+ first|sent back before/),
      );
      await agree();
    }
    expect(await readPlan()).toMatchObject({ planId: 'community' });
  });
});

it('a long way up: no month that was counted on comes back as money', async () => {
  const way = ['happy-rain', 'happy-rain', 'package-1', 'happy-rain', 'package-3', 'package-4'] as const;
  const orders = [];
  for (const planId of way) orders.push(await buy(planId));
  await agree();
  for (const order of orders.slice(0, -1)) {
    await expect(refund(order)).rejects.toThrow(/refund HR\w+ first/);
    await agree();
  }
  expect(await readPlan()).toMatchObject({ planId: 'package-4' });
  for (const order of orders.toReversed()) await refund(order);
  await agree();
  const [{ back } = { back: 0 }] = await portal.database.query<{ back: number }>(
    `select sum(amount)::int as back from payment where state = 'refunded'`,
  );
  expect(back).toBe(4_990_000 + 0);
});

it('a refund that its gateway has not answered holds its month back from an upgrade', async () => {
  const { order } = await portal.order(token, 'package-1');
  const { reference } = await portal.pay(token, order, 'momo');
  await portal.notify('momo', { reference, amount: order.amount });
  const pending = (await portal.order(token, 'package-2')).order;
  portal.answer.current = () => ({ status: 500, body: {} });
  await expect(portal.command('refund', order.code)).rejects.toThrow('MoMo');
  expect(await readOrder(pending)).toMatchObject({ state: 'expired', reason: 'otherOrder' });
  const quote = await portal.callAs(token, 'GET', '/api/v1/orders/quote?planId=package-2');
  expect(quote.body).toMatchObject({ kind: 'begin', credit: 0, amount: 990_000 });
  portal.answer.current = (_path, fields) => ({ body: { ...fields, resultCode: 0 } });
  await portal.command('refund', order.code);
  await agree();
});

it('days that an upgrade ran are gone when it is refunded: the old month ends when it would have', async () => {
  const one = await buy('package-1');
  const { endsAt } = await readOrder(one);
  portal.world.now += 10 * 86_400;
  const two = await buy('package-2');
  portal.world.now += 5 * 86_400;
  await refund(two);
  expect(await readPlan()).toMatchObject({ planId: 'package-1', expiresAt: endsAt });
});
