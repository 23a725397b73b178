import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitUntil } from '@portal/testing/processes/wait-until';

const CHECK_EVERY_MS = 200;
const UNAVAILABLE = 502;
/** Headers of one connection, which a proxy never passes on. */
const OF_A_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

/** A load balancer: in turn to each server whose `/readyz` is 200, over connections that it reuses, without a second try. */
export interface Balancer {
  readonly url: string;
  /** Requests that each server answered, by its origin. */
  readonly answered: ReadonlyMap<string, number>;
  /** Sends nothing more to a server until `putBack`, and waits for the requests that it has. */
  readonly takeOut: (origin: string) => Promise<void>;
  readonly putBack: (origin: string) => void;
  readonly waitUntilUp: (origin: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Target {
  readonly origin: string;
  isUp: boolean;
  isOut: boolean;
  running: number;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    const { ok, body } = await fetch(`${origin}/readyz`);
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

const passOn = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_A_CONNECTION.has(name)));

/** Starts a balancer before servers on a free port of 127.0.0.1; it trusts the addresses that callers claim. */
export async function startBalancer(origins: readonly string[]): Promise<Balancer> {
  const targets: Target[] = origins.map((origin) => ({ origin, isUp: false, isOut: false, running: 0 }));
  const find = (origin: string): Target => {
    const target = targets.find((one) => one.origin === origin);
    if (target === undefined) throw new Error(`${origin} is no server of this balancer`);
    return target;
  };
  const answered = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let isEnded = false;
  const checks = targets.map(async (target) => {
    while (!isEnded) {
      target.isUp = await isReady(target.origin);
      await sleep(CHECK_EVERY_MS);
    }
  });
  let turn = 0;

  function forward(asked: IncomingMessage, reply: ServerResponse): void {
    const ready = targets.filter(({ isUp, isOut }) => isUp && !isOut);
    turn += 1;
    const target = ready[turn % ready.length];
    if (target === undefined) return void reply.writeHead(UNAVAILABLE).end('no server is ready');
    target.running += 1;
    reply.once('close', () => {
      target.running -= 1;
    });
    const { method, headers, url } = asked;
    const sent = request(`${target.origin}${url}`, { agent, method, headers: passOn(headers) });
    sent.on('error', (error) => {
      if (reply.headersSent) return void reply.destroy();
      reply.writeHead(UNAVAILABLE).end(`${target.origin}: ${error.message}`);
    });
    sent.on('response', (from) => {
      answered.set(target.origin, (answered.get(target.origin) ?? 0) + 1);
      reply.writeHead(from.statusCode ?? UNAVAILABLE, passOn(from.headers));
      from.on('error', () => reply.destroy());
      from.pipe(reply);
    });
    asked.pipe(sent);
  }

  const server = createServer(forward).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    answered,
    async takeOut(origin) {
      const target = find(origin);
      target.isOut = true;
      await waitUntil(`the end of the requests of ${origin}`, () => target.running === 0);
    },
    putBack(origin) {
      find(origin).isOut = false;
    },
    waitUntilUp: (origin) => waitUntil(`${origin} in rotation`, () => find(origin).isUp),
    async stop() {
      isEnded = true;
      await Promise.all(checks);
      server.closeAllConnections();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
