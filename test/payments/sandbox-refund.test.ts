import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@portal/testing/processes/find-free-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from '../journeys/start-portal.ts';

const PROGRAM = join(import.meta.dirname, '../../apps/portal/dist/command-line.js');
const PASSWORD = 'trời sắp mưa rồi';

let portal: RunningPortal;
beforeAll(async () => {
  // The gateway notifies the portal at the address in its settings.
  portal = await startPortal({ PORT: String(await findFreePort()) });
});
afterAll(() => portal?.stop());

/** The command line, in a separate process. */
async function run(...words: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, ...portal.commandSettings };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, ...words], { env });
  return stdout.trim();
}

async function call(path: string, body: object | null, token?: string) {
  const response = await fetch(portal.origin + path, {
    method: body === null ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, unknown>;
}

it.skipIf(!PAGES_ARE_BUILT).each(['momo', 'zalopay', 'vnpay'] as const)(
  'a payment that the sandbox of a running portal played by %s is sent back from the command line',
  async (method) => {
    const form = { password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
    const registered = await call('/api/auth/register', { email: `${method}@vidu.vn`, ...form });
    const token = String(registered.access_token);
    const { order } = await call('/api/v1/orders', { planId: 'happy-rain' }, token);
    const { id, code } = order as { id: string; code: string };
    const { redirectUrl } = await call(`/api/v1/orders/${id}/pay`, { method }, token);
    const page = await fetch(String(redirectUrl));
    await fetch(page.url, { method: 'POST', body: new URLSearchParams({ outcome: 'success' }), redirect: 'manual' });
    const readState = async () => (await call(`/api/v1/orders/${id}`, null, token)).order as { state: string };
    await expect.poll(readState).toMatchObject({ state: 'paid', test: true });
    expect(await run('orders', 'refund', code)).toBe(`9000 sent back by ${method}`);
    expect(await readState()).toMatchObject({ state: 'refunded' });
    expect(await call('/api/v1/me/plan', null, token)).toMatchObject({ planId: 'community' });
    expect(await run('orders', 'unmatched')).toBe('money and orders agree');
  },
);
