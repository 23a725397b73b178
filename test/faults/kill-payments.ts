import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { removeDatabase } from '@portal/testing/database/end-database';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { answerBegin, type GatewayMessage, sayWord } from '../payments/gateway-words.ts';

const PROGRAM = fileURLToPath(new URL('./serve-orders-forever.ts', import.meta.url));
const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const PASSWORD = 'trời sắp mưa rồi';
const PRICE = 9000;
const RETRY_MS = 300;
/** More steps than handling one message takes: then it is handled to its end. */
const MOST_STEPS = 34;

/** The three messages: failed by MoMo, paid by VNPay, paid again by ZaloPay. */
const WORDS = ['momo', 'vnpay', 'zalopay'] as const;
type Word = (typeof WORDS)[number];
const ORDERS_OF_WORDS: readonly (readonly Word[])[] = WORDS.flatMap((first) =>
  WORDS.filter((word) => word !== first).map((second) => {
    const third = WORDS.find((word) => word !== first && word !== second) ?? first;
    return [first, second, third] as const;
  }),
);

export interface KilledPayments {
  /** How often the process killed itself while handling a message. */
  readonly kills: number;
  /** Contradictions between money, orders and months. */
  readonly faults: readonly string[];
}

interface Portal {
  readonly child: ChildProcess;
  readonly address: string;
}

async function start(dataDir: string, gateways: string): Promise<Portal> {
  const child = fork(PROGRAM, [], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, GATEWAYS: gateways },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()));
    child.once('exit', () => reject(new Error(`the portal ended: ${complaint}`)));
  });
  return { child, address };
}

/** Accepts every payment. */
async function playGateways() {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const fields = request.headers['content-type']?.includes('json') === true ? JSON.parse(text) : {};
      const body = JSON.stringify(answerBegin(request.url ?? '', fields));
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** What the tables say about an order. */
async function listFaults(database: Database): Promise<string[]> {
  const orders = await database.query<Record<string, unknown>>(
    `select code, state, paid_at is not null as dated,
       (select count(*)::int from plan_term t where t.order_id = o.id and dropped_at is null) as months,
       (select count(*)::int from payment p where p.order_id = o.id and p.state = 'applied') as applied,
       (select count(*)::int from payment p where p.order_id = o.id and p.state = 'unmatched') as unmatched,
       (select count(*)::int from order_attempt a where a.order_id = o.id and a.state = 'paid') as "paidTries",
       (select count(*)::int from outbox_message m where m.payload->'order'->>'id' = o.id::text
         and m.payload->>'kind' = 'paid') as "paidLetters",
       (select count(*)::int from outbox_message m where m.payload->'order'->>'id' = o.id::text
         and m.payload->>'kind' = 'unmatched') as "otherLetters"
     from plan_order o`,
  );
  const right = {
    state: 'paid',
    dated: true,
    months: 1,
    applied: 1,
    unmatched: 1,
    paidTries: 1,
    paidLetters: 1,
    otherLetters: 2,
  };
  return orders
    .filter(({ code: _code, ...found }) => JSON.stringify(found) !== JSON.stringify(right))
    .map((found) => JSON.stringify(found));
}

/**
 * For each order of the three messages, each of which arrives twice, kills the process at a random step of handling it
 * until it has been answered; then compares money, orders and months. `kills`: the least number wanted.
 */
export async function killPayments({
  kills,
  random,
}: {
  kills: number;
  random: () => number;
}): Promise<KilledPayments> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-payments-'));
  const { server, url } = await playGateways();
  let portal = await start(dataDir, url);
  let killed = 0;
  let transaction = 5000;

  async function post(path: string, body: object, token?: string): Promise<unknown> {
    const response = await fetch(`${portal.address}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-${transaction}`,
        'x-forwarded-for': `10.2.${transaction >> 8}.${transaction & 255}`,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    // The database recovers a moment after a portal was killed.
    if (response.status === 503) return sleep(RETRY_MS).then(() => post(path, body, token));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }

  /** What precedes a paid order: an account, an order, an attempt by each method. */
  async function begin() {
    transaction += 1;
    const email = `nguoi-${transaction}@vidu.vn`;
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
    const { access_token: token } = (await post('/api/auth/register', form)) as { access_token: string };
    const { order } = (await post('/api/v1/orders', { planId: 'happy-rain' }, token)) as {
      order: { id: string; code: string };
    };
    for (const method of WORDS) await post(`/api/v1/orders/${order.id}/pay`, { method }, token);
    return order.code;
  }

  /** Sends a message as gateways do: repeatedly until it is answered. */
  async function deliver({ method, url: path, headers, body }: GatewayMessage): Promise<void> {
    portal.child.send(1 + Math.floor(random() * MOST_STEPS));
    for (;;) {
      const answered = await fetch(`${portal.address}${path}`, { method, headers, body }).catch(() => null);
      if (answered !== null) break;
      killed += 1;
      portal = await start(dataDir, url);
    }
    if (portal.child.connected) portal.child.send(Number.MAX_SAFE_INTEGER);
  }

  try {
    while (killed < kills) {
      for (const words of ORDERS_OF_WORDS) {
        const code = await begin();
        const messages = words.map((method) => {
          transaction += 1;
          const reference = `${code}0${WORDS.indexOf(method) + 1}`;
          const said = { reference, amount: PRICE, transactionId: String(transaction), paid: method !== 'momo' };
          return sayWord(method, said, Math.floor(Date.now() / 1000));
        });
        for (const message of messages) {
          await deliver(message);
          await deliver(message);
        }
      }
    }
    portal.child.kill('SIGKILL');
    const options = { url: null, dataDir, migrations: MIGRATIONS, warn: () => undefined };
    return { kills: killed, faults: await withDatabase(options, listFaults) };
  } finally {
    portal.child.kill('SIGKILL');
    server.close();
    server.closeAllConnections();
    await removeDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  }
}
