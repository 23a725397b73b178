import { describeErrorInLine } from '@portal/domain/error/describe-error';
import { systemClock } from '#platform/clock/clock.ts';
import type { PartState } from '#platform/http/health.ts';
import type { TrustProxy } from '#platform/settings/parse-addresses.ts';
import { checkClock } from './check-clock.ts';
import { type Finding, fault, listReported, ok, warn } from './finding.ts';

export interface WebCheck {
  /** Origin that readers use, or where the portal listens. */
  readonly address: string;
  readonly isPublic: boolean;
  readonly trustProxy: TrustProxy;
  /** Parts that this process checked itself. */
  readonly checkedParts: readonly string[];
}

const LONGEST_MS = 10_000;
const SLOW_MS = 3000;
/** An address for documents (RFC 5737) that no visitor has. */
const FORGED = '192.0.2.1';

const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(LONGEST_MS) });

/** Node's "fetch failed" names its cause only below. */
const explain = (error: unknown): string =>
  describeErrorInLine(error instanceof Error && error.cause instanceof Error ? error.cause : error);

/** Compares the proxies that forward requests with those that TRUST_PROXY believes. */
async function checkProxy({ address, trustProxy }: WebCheck, seen: Headers): Promise<Finding> {
  const count = Number(seen.get('x-forwarded-count') ?? 0);
  const forged = await get(`${address}/healthz`, { 'x-forwarded-for': FORGED });
  if (forged.headers.get('x-client-address') === FORGED) {
    const line = 'a visitor can pretend any address, so that limits do not hold';
    return fault('TRUST_PROXY', line, `set it to the number of proxies in front, here ${count}`);
  }
  if (count > 0 && trustProxy === false) {
    const line = `proxies in front: ${count}, trusted: none; all visitors share one address and its limits`;
    return fault('TRUST_PROXY', line, `set it to ${count}`);
  }
  if (typeof trustProxy === 'number' && count > trustProxy) {
    const line = `proxies in front: ${count}, trusted: ${trustProxy}; all visitors share one address and its limits`;
    return fault('TRUST_PROXY', line, `set it to ${count}`);
  }
  return ok('TRUST_PROXY', `proxies in front: ${count}; this request came from ${seen.get('x-client-address')}`);
}

async function checkPage(address: string): Promise<Finding> {
  const startedAt = performance.now();
  const page = await get(`${address}/`);
  const html = await page.text();
  const ms = Math.round(performance.now() - startedAt);
  const todo = 'the log of the web process says why';
  if (page.status !== 200 || !html.includes('<title>'))
    return fault('page', `${address}/ answers ${page.status} instead of a page`, todo);
  const line = `${address}/ in ${ms} ms, ${Math.round(html.length / 1000)} kB`;
  return ms > SLOW_MS ? warn('page', line, 'the machine is busy, or far away') : ok('page', line);
}

async function checkMetrics(address: string): Promise<Finding[]> {
  if ((await get(`${address}/metrics`)).status !== 200) return [];
  return [fault('metrics', `${address}/metrics is open to everybody`, 'return 404 for it in the proxy')];
}

async function checkReadiness({ address, checkedParts }: WebCheck): Promise<Finding[]> {
  const reply = await get(`${address}/readyz`);
  const { parts } = (await reply.json()) as { readonly parts: Readonly<Record<string, PartState>> };
  return listReported(parts, checkedParts);
}

/** Whether a portal answers where readers look for it, behind the proxies that its settings name. */
export async function checkWeb(check: WebCheck): Promise<Finding[]> {
  const { address, isPublic } = check;
  try {
    const alive = await get(`${address}/healthz`);
    const text = await alive.text();
    if (alive.status !== 200 || !alive.headers.has('x-client-address') || !text.includes('alive')) {
      const line = `${address} answers ${alive.status}, but is not this portal`;
      return [fault('web', line, 'correct PUBLIC_URL, or forward all paths to the portal')];
    }
    const date = Date.parse(alive.headers.get('date') ?? '') / 1000;
    return [
      ok('web', `the portal answers at ${address}`),
      ...(Number.isFinite(date) ? [checkClock(address, date, systemClock.now())] : []),
      await checkProxy(check, alive.headers),
      await checkPage(address),
      ...(await checkMetrics(address)),
      ...(await checkReadiness(check)),
    ];
  } catch (error) {
    const line = `${address} does not answer (${explain(error)})`;
    if (isPublic) return [fault('web', line, 'start the web process; check DNS, certificate and proxy')];
    return [warn('web', line, 'nothing, if no web process runs on this machine')];
  }
}
