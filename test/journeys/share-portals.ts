import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

/** Passes the address of the server of shared portals to the test processes. */
const SHARED_PORTALS = 'TEST_SHARED_PORTALS';

/** One portal per set of settings, as JSON: the first request starts it, the others wait. */
function openPortals() {
  const portals = new Map<string, Promise<RunningPortal>>();
  const open = (settings: string): Promise<RunningPortal> => {
    // Visitors give their own addresses, so that no journey uses up the calls of another.
    const portal = portals.get(settings) ?? startPortal({ TRUST_PROXY: '1', ...JSON.parse(settings) });
    portals.set(settings, portal);
    return portal;
  };
  const stop = async (): Promise<void> => {
    const all = await Promise.allSettled(portals.values());
    for (const one of all) if (one.status === 'fulfilled') await one.value.stop();
  };
  return { open, stop };
}

function serve(open: (settings: string) => Promise<RunningPortal>): Promise<Server> {
  const server = createServer((request, response) => {
    const settings = new URL(request.url ?? '/', 'http://localhost').searchParams.get('settings') ?? '{}';
    open(settings).then(
      ({ origin }) => response.end(origin),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // A first request waits for a portal's start.
  server.requestTimeout = 0;
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Vitest's global set-up: portals shared by all journeys that change nothing. They start on first request. */
export async function setup(): Promise<() => Promise<void>> {
  if (!PAGES_ARE_BUILT) return async () => undefined;
  const portals = openPortals();
  const server = await serve(portals.open);
  process.env[SHARED_PORTALS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return async () => {
    server.closeAllConnections();
    server.close();
    await portals.stop();
  };
}

let visitors = 0;

/** An address that nobody else uses: from the worker's number and a count. */
function nameVisitor(): string {
  visitors += 1;
  return `10.${Number(process.env.VITEST_WORKER_ID ?? 0) & 255}.${process.pid & 255}.${visitors & 255}`;
}

/** A portal that nobody may change, and its user's address as a proxy reports it. */
export interface SharedPortal {
  readonly origin: string;
  readonly headers: { readonly 'x-forwarded-for': string };
}

/** The one portal of all journeys that read with the same settings. */
export async function openSharedPortal(settings: Readonly<Record<string, string>> = {}): Promise<SharedPortal> {
  const address = `${process.env[SHARED_PORTALS]}?${new URLSearchParams({ settings: JSON.stringify(settings) })}`;
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`no shared portal: ${await reply.text()}`);
  return { origin: await reply.text(), headers: { 'x-forwarded-for': nameVisitor() } };
}
