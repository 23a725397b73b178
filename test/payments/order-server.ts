import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { getPrice } from '@portal/domain/plan/plan-change';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { vi } from 'vitest';
import { makeOrdersCommand } from '../../apps/portal/src/features/payments/orders-command.ts';
import type { PaymentGateway } from '../../apps/portal/src/platform/payment-gateway/payment-gateway.ts';
import { openAccountServer, START } from '../accounts/account-server.ts';
import { answerBegin, type GatewayMessage, openTestGateways, sayWord } from './gateway-words.ts';

type Method = PaymentGateway['method'];
type Answer = (path: string, fields: Record<string, unknown>) => { readonly status?: number; readonly body: unknown };

/** Plays the gateways' own servers: every payment begins, and a query returns the test's answer. */
async function playGateways(answer: { current: Answer }): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form');
      const fields = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text || '{}');
      const { status = 200, body } = answer.current(request.url ?? '', fields);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const begin: Answer = (path, fields) => ({ body: answerBegin(path, fields) });

/** A portal that sells plans through gateways played by a test. */
export async function openOrderServer(server: DatabaseServer) {
  const answer = { current: begin };
  const played = await playGateways(answer);
  const prices = new Map<PlanId, number>();
  const clock = { now: () => 0 };
  const gateways = openTestGateways(played.url, () => clock.now());
  const portal = await openAccountServer(server, {
    gateways,
    getPrice: (planId) => prices.get(planId) ?? getPrice(planId),
  });
  clock.now = () => portal.world.now;
  let transaction = 1000;

  const networks = new Map<string, string>();
  /** The network of a session: calls are limited by it, and no minute passes in a test. */
  function findNetwork(token: string): string {
    const known = networks.get(token) ?? `10.8.${networks.size >> 8}.${networks.size & 255}`;
    networks.set(token, known);
    return known;
  }
  /** A call of a session from its own network. */
  const callAs = (token: string, method: 'GET' | 'POST', url: string, sent: Parameters<typeof portal.call>[2] = {}) =>
    portal.call(method, url, { ...sent, token, from: findNetwork(token) });

  /** Orders a plan for a session. */
  async function order(token: string, planId: string, key = `key-${Math.random()}`) {
    const reply = await callAs(token, 'POST', '/api/v1/orders', {
      body: { planId },
      headers: { 'idempotency-key': key },
    });
    return { ...reply, order: reply.body.order };
  }

  /** Begins an attempt; its reference is the order's code and its number. */
  async function pay(token: string, { id, code }: { id: string; code: string }, method: Method) {
    const reply = await callAs(token, 'POST', `/api/v1/orders/${id}/pay`, { body: { method } });
    const { body } = await callAs(token, 'GET', `/api/v1/orders/${id}`);
    const count = body.order.attempts.length as number;
    return { ...reply, reference: `${code}${String(count).padStart(2, '0')}` };
  }

  const send = (message: GatewayMessage, through = portal.call) =>
    through(message.method, message.url, {
      headers: message.headers,
      ...(message.body === null ? {} : { raw: message.body }),
    });

  /** Sends a gateway's message about an attempt. */
  function notify(
    method: Method,
    said: { reference: string; amount: number; paid?: boolean; transactionId?: string },
    through = portal.call,
  ) {
    transaction += 1;
    const full = { paid: true, transactionId: String(transaction), ...said };
    return send(sayWord(method, full, portal.world.now), through);
  }

  async function runJob(name: string) {
    const job = portal.jobs.find((known) => known.name === name);
    if (job === undefined) throw new Error(`there is no job ${name}`);
    await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
  }

  /** Resets it to its initial state, except for its accounts. */
  async function reset(): Promise<void> {
    portal.world.now = START;
    prices.clear();
    answer.current = begin;
    await portal.database.query(
      'truncate plan_order, plan_term, payment, payment_notification, outbox_message cascade',
    );
    portal.letters.length = 0;
  }

  /** Runs `orders` of the command line; returns its lines. Throws its refusals. */
  async function command(...words: string[]): Promise<string[]> {
    const { database, ledger } = portal;
    const now = () => portal.world.now;
    const needs = { database, plans: ledger, gateways, clock: now };
    const printed: string[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
    try {
      await makeOrdersCommand({ now, withNeeds: (work) => work(needs) }).parseAsync(words, { from: 'user' });
    } finally {
      write.mockRestore();
    }
    return printed.join('').split('\n').slice(0, -1);
  }

  return {
    ...portal,
    portal,
    command,
    callAs,
    reset,
    order,
    pay,
    send,
    notify,
    runJob,
    prices,
    answer,
    begin,
    world: portal.world,
    async close() {
      await portal.close();
      played.server.close();
      played.server.closeAllConnections();
    },
  };
}
