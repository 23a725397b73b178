import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listMoneyFaults } from './money-agrees.ts';
import { openOrderServer } from './order-server.ts';

const ROUNDS = 50;
const ORDERS_BESIDE = 20;

const [server] = listDatabaseServers();
if (server === undefined) throw new Error('no PostgreSQL was started');

let portal: Awaited<ReturnType<typeof openOrderServer>>;
beforeAll(async () => {
  portal = await openOrderServer(server);
});
afterAll(() => portal.close());
beforeEach(() => portal.reset());

/** The two processes alternate, as behind a load balancer. */
const through = (index: number) => (index % 2 === 0 ? portal.call : portal.second);

async function beginPayment(token: string, planId: string) {
  const { order } = await portal.order(token, planId);
  const { reference } = await portal.pay(token, order, 'vnpay');
  return { order, said: { reference, amount: order.amount as number } };
}

/** Orders plans during a payment's notification; returns those that were created. */
async function orderBeside(token: string, round: number, notify: () => Promise<unknown>) {
  const plans = ['package-4', 'package-3', 'package-2', 'happy-rain'];
  const replies = await Promise.all([
    ...Array.from({ length: ORDERS_BESIDE }, (_, index) =>
      through(index)('POST', '/api/v1/orders', {
        token,
        from: `10.9.${round}.${index}`,
        body: { planId: plans[index % plans.length] },
        headers: { 'idempotency-key': `round-${round}-${index}` },
      }),
    ),
    notify(),
  ]);
  const made = replies.slice(0, ORDERS_BESIDE) as Awaited<ReturnType<typeof portal.call>>[];
  expect(made.map(({ status, body }) => (status === 200 ? 200 : body))).toEqual(Array(ORDERS_BESIDE).fill(200));
  return made.map(({ body }) => body.order);
}

it('fifty times: orders beside a payment never count the same credit, and no month comes without its money', async () => {
  let [voided, stillGood] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { token } = await portal.register();
    const first = await beginPayment(token, 'package-1');
    await portal.notify('vnpay', first.said);
    const upgrade = await beginPayment(token, 'package-2');
    const beside = await orderBeside(token, round, () => portal.notify('vnpay', upgrade.said, through(round)));
    const listed = (await portal.callAs(token, 'GET', '/api/v1/orders')).body.items;
    // Orders quoted for the old months are gone; all that remain were quoted for the new ones.
    for (const { id, planId, state, credit } of listed) {
      if (state !== 'pending') continue;
      stillGood += 1;
      const isUpgrade = planId === 'package-3' || planId === 'package-4';
      expect([id, planId, credit]).toEqual([id, planId, isUpgrade ? 990_000 : 0]);
    }
    voided += listed.filter((order: { reason: string | null }) => order.reason === 'otherOrder').length;
    // Then money arrives for two of them at once, whatever their state.
    const [one, two] = [beside[round % ORDERS_BESIDE], beside[(round + 7) % ORDERS_BESIDE]];
    await Promise.all(
      [one, two].map((order, index) =>
        portal.notify(
          'vietqr',
          { reference: order.code, amount: order.amount, transactionId: `FT${round}-${index}` },
          through(index),
        ),
      ),
    );
    expect(await listMoneyFaults(portal.database)).toEqual([]);
  }
  expect({ voided: voided > 0, stillGood: stillGood > 0 }).toEqual({ voided: true, stillGood: true });
});

it('two upgrades paid in the same second: one counts, the money of the other is set apart', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { token } = await portal.register();
    await portal.notify('vnpay', (await beginPayment(token, 'package-1')).said);
    const [two, three] = [await beginPayment(token, 'package-2'), await beginPayment(token, 'package-3')];
    await Promise.all([portal.notify('vnpay', two.said), portal.notify('vnpay', three.said, portal.second)]);
    const states = (await portal.callAs(token, 'GET', '/api/v1/orders')).body.items.map(
      ({ planId, state }: { planId: string; state: string }) => `${planId} ${state}`,
    );
    expect(states.filter((state: string) => state.endsWith('paid'))).toHaveLength(2);
    expect(await listMoneyFaults(portal.database)).toEqual([]);
  }
});
