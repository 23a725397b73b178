import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sayWord } from './gateway-words.ts';
import { openOrderServer } from './order-server.ts';

describe.each(listDatabaseServers())('who runs the portal, on $name,', (server) => {
  let portal: Awaited<ReturnType<typeof openOrderServer>>;
  let token = '';
  const folder = mkdtempSync(join(tmpdir(), 'bank-file-'));

  const readOrder = async (id: string) => (await portal.call('GET', `/api/v1/orders/${id}`, { token })).body.order;
  const readPlan = async () => (await portal.call('GET', '/api/user/account', { token })).body.user.plan;

  async function buy(method: 'vnpay' | 'momo' | 'zalopay' | 'vietqr', transactionId: string) {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, method);
    await portal.notify(method, { reference, amount: order.amount, transactionId });
    return { ...(await readOrder(order.id)), reference };
  }

  /** What gateways are asked for, each answered as done. */
  function answerDone() {
    const asked: { path: string; fields: Record<string, unknown> }[] = [];
    portal.answer.current = (path, fields) => {
      asked.push({ path, fields });
      return { body: { ...fields, resultCode: 0, return_code: 1 } };
    };
    return asked;
  }

  function writeStatement(...rows: string[]): string {
    const file = join(folder, 'statement.csv');
    writeFileSync(file, ['Mã giao dịch;Số tiền;Nội dung', ...rows].join('\n'));
    return file;
  }

  beforeAll(async () => {
    portal = await openOrderServer(server);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await portal.close();
  });
  beforeEach(async () => {
    await portal.reset();
    token = (await portal.register()).token;
  });

  it('sees orders, an order with its tries and money, and the totals of days', async () => {
    const paid = await buy('momo', '4088878653');
    await portal.order(token, 'package-1');
    const lines = await portal.command('list');
    expect(lines.at(-1)).toBe('2 orders');
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`${paid.code}  happy-rain  9000  paid$`)));
    expect(await portal.command('list', '--state', 'paid')).toHaveLength(2);
    expect(await portal.command('list', '--to', '2026-11-01', '--from', '2026-10-01')).toEqual(['0 orders']);
    const shown = (await portal.command('show', paid.code)).join('\n');
    expect(shown).toContain('try 1: momo, paid');
    expect(shown).toContain('money: ');
    expect(shown).toContain('momo:4088878653  9000  applied');
    expect(await portal.command('totals')).toEqual(['2026-11-25  momo  9000  9000  0  0']);
    await expect(portal.command('show', 'HRAAAAAAAAAA')).rejects.toThrow('there is no order HRAAAAAAAAAA');
    await expect(portal.command('list', '--from', '30/02')).rejects.toThrow('"30/02" is not a day');
  });

  it('sends the money of an order back through its gateway, once; the plan ends', async () => {
    const order = await buy('momo', '4088878653');
    expect(await readPlan()).toBe('happy-rain');
    const asked = answerDone();
    expect(await portal.command('refund', order.code)).toEqual(['9000 sent back by momo']);
    expect(asked).toMatchObject([{ path: '/v2/gateway/api/refund', fields: { amount: 9000, transId: 4_088_878_653 } }]);
    expect(await readOrder(order.id)).toMatchObject({ state: 'refunded' });
    expect(await readPlan()).toBe('community');
    await portal.runJob('payments.send-letters');
    expect(portal.letters.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/hoàn tiền/i));
    await expect(portal.command('refund', order.code)).rejects.toThrow('sent back before');
    expect(asked).toHaveLength(1);
    expect(await portal.command('totals')).toEqual(['2026-11-25  momo  9000  0  0  9000']);
    const receipt = await portal.call('GET', `/api/v1/orders/${order.id}/receipt`, { token });
    expect(String(receipt.body).slice(0, 5)).toBe('%PDF-');
  });

  it('goes on with the same refund where the gateway was away', async () => {
    const order = await buy('momo', '4088878654');
    const asked: unknown[] = [];
    portal.answer.current = (_path, { requestId }) => {
      asked.push(requestId);
      return { status: 500, body: {} };
    };
    await expect(portal.command('refund', order.code)).rejects.toThrow('MoMo');
    expect(await readOrder(order.id)).toMatchObject({ state: 'paid' });
    expect((await portal.command('unmatched')).join('\n')).toContain('momo:4088878654');
    const repeated = answerDone();
    await portal.command('refund', order.code);
    expect(repeated.map(({ fields }) => fields.requestId)).toEqual([asked[0]]);
    expect(await readOrder(order.id)).toMatchObject({ state: 'refunded' });
  });

  it('sends a transfer back by hand only', async () => {
    const order = await buy('vietqr', 'FT1');
    await expect(portal.command('refund', order.code)).rejects.toThrow('--by-hand');
    // Nothing has been sent back yet: the plan goes on.
    expect([await readPlan(), await portal.command('unmatched')]).toEqual(['happy-rain', ['money and orders agree']]);
    expect(await portal.command('refund', order.code, '--by-hand')).toEqual(['9000 sent back by hand']);
    expect(await readOrder(order.id)).toMatchObject({ state: 'refunded' });
  });

  it('counts the transfers of a statement once, and is told what none of them fits', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const other = await portal.register();
    const dearer = (await portal.order(other.token, 'package-1')).order;
    const file = writeStatement(
      `FT1;9.000;${order.code.toLowerCase()} chuyen khoan`,
      `FT2;1,000.00;${dearer.code}`,
      'FT3;50.000;tien com',
      'FT4;-20.000;phi',
    );
    expect(await portal.command('reconcile', file)).toEqual([
      `line 3: ${dearer.code}, 1000: another amount than the order’s`,
      '1 counted; 1 another amount than the order’s; 1 without a code',
    ]);
    expect(await readOrder(order.id)).toMatchObject({ state: 'paid', attempts: [{ method: 'vietqr', state: 'paid' }] });
    expect((await portal.command('reconcile', file)).at(-1)).toBe(
      '2 counted before, or its order is closed; 1 without a code',
    );
    expect(await portal.command('totals')).toEqual(['2026-11-25  vietqr  10000  9000  1000  0']);
    expect(await portal.command('unmatched')).toContainEqual(expect.stringContaining('vietqr:FT2  1000  wrongAmount'));
    await expect(portal.command('reconcile', writeStatement('FT9;vài;x'))).rejects.toThrow('line 2: “vài”');
    await expect(portal.command('reconcile')).rejects.toThrow('name a file or a --payment');
  });

  it('counts money that came too late for a new order, at today’s price only', async () => {
    const { order } = await portal.order(token, 'happy-rain');
    const { reference } = await portal.pay(token, order, 'vietqr');
    portal.world.now += 3600;
    await portal.runJob('payments.expire-orders');
    await portal.notify('vietqr', { reference, amount: 9000, transactionId: 'FT7' });
    expect(await readPlan()).toBe('community');
    portal.prices.set('happy-rain', 12_000);
    await expect(portal.command('reconcile', '--payment', 'vietqr:FT8')).rejects.toThrow('no such unmatched payment');
    await expect(portal.command('reconcile', '--payment', 'vietqr:FT7')).rejects.toThrow('costs');
    portal.prices.clear();
    expect(await portal.command('reconcile', '--payment', 'vietqr:FT7')).toEqual([
      expect.stringMatching(/^counted for the new order HR\w{10}$/),
    ]);
    expect(await readPlan()).toBe('happy-rain');
    expect(await readOrder(order.id)).toMatchObject({ state: 'expired', attempts: [{ state: 'moved' }] });
    expect(await portal.command('unmatched')).toEqual(['money and orders agree']);
    await expect(portal.command('reconcile', '--payment', 'vietqr:FT7')).rejects.toThrow('no such unmatched payment');
  });

  it('finds what gateways sent for 90 days, without what signs it or whole accounts', async () => {
    const secrets: string[] = [];
    for (const [index, method] of (['vnpay', 'momo', 'zalopay', 'vietqr'] as const).entries()) {
      const { order } = await portal.order(token, 'happy-rain');
      const { reference } = await portal.pay(token, order, method);
      const said = { reference, amount: order.amount, transactionId: String(770 + index), paid: true };
      const message = sayWord(method, said, portal.world.now);
      const signed = /vnp_SecureHash=(\w+)|"(?:signature|mac)":"(\w+)"/.exec(`${message.url}${message.body}`);
      secrets.push(signed?.[1] ?? signed?.[2] ?? message.headers['x-signature'] ?? '');
      expect((await portal.send(message)).status).toBeLessThan(300);
    }
    const read = () =>
      portal.database.query('select method, verdict, content from payment_notification order by method');
    const stored = await read();
    expect(stored.map(({ method, verdict }) => `${method} ${verdict}`)).toEqual([
      'momo done',
      'vietqr done',
      'vnpay done',
      'zalopay done',
    ]);
    const text = JSON.stringify(stored) + portal.lines.join('\n');
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(30);
      expect(text).not.toContain(secret);
    }
    expect(text).not.toContain('257678859');
    expect(text).toContain('8859');
    portal.world.now += 90 * 86_400;
    await portal.runJob('payments.delete-old');
    expect(await read()).toHaveLength(4);
    portal.world.now += 1;
    await portal.runJob('payments.delete-old');
    expect(await read()).toEqual([]);
  });
});
