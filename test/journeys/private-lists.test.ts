import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './register-account.ts';
import { PAGES_ARE_BUILT, type RunningPortal, startPortal } from './start-portal.ts';

const OWN_CALLS = join(import.meta.dirname, '../../packages/contract/src/own');

/**
 * Every address without parameters in the contract's tables, including future ones. Calls of the API know their
 * parameters and refuse any other.
 */
async function listReadAddresses(): Promise<readonly string[]> {
  const tables = readdirSync(OWN_CALLS).filter((name) => name.endsWith('-addresses.table.ts'));
  const modules = await Promise.all(tables.map((name) => import(join(OWN_CALLS, name))));
  const entries = modules
    .flatMap((module) => Object.values(module))
    .flatMap((table) => (typeof table === 'object' && table !== null ? Object.values(table) : []));
  const isRead = (entry: unknown): entry is { path: string } =>
    typeof entry === 'object' && entry !== null && 'method' in entry && 'path' in entry && entry.method === 'GET';
  return [...new Set(entries.filter(isRead).map(({ path }) => path))].filter((path) => !path.includes(':')).toSorted();
}

describe.skipIf(!PAGES_ARE_BUILT)('every list of an account', () => {
  let portal: RunningPortal;
  let lists: readonly string[];
  let mine: { readonly token: string; readonly id: string };
  let other: { readonly token: string; readonly id: string };

  async function register(email: string) {
    const form = { email, password: PASSWORD, confirmPassword: PASSWORD, acceptTerms: true, ofAge: true };
    const response = await fetch(`${portal.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const { user, access_token: token } = (await response.json()) as { user: { id: string }; access_token: string };
    return { token, id: user.id };
  }
  const read = (path: string, token?: string) =>
    fetch(portal.origin + path, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });

  beforeAll(async () => {
    portal = await startPortal();
    [mine, other] = [await register('toi@vidu.vn'), await register('khac@vidu.vn')];
    const statuses = await Promise.all(
      (await listReadAddresses()).map(async (path) => [path, (await read(path)).status] as const),
    );
    lists = statuses.filter(([, status]) => status === 401).map(([path]) => path);
  });
  afterAll(() => portal?.stop());

  it('is found by what it refuses to guests', () => {
    expect(lists.length).toBeGreaterThanOrEqual(20);
    expect(lists).toEqual(
      expect.arrayContaining([
        '/api/v1/orders',
        '/api/v1/data/orders',
        '/api/v1/me/records',
        '/api/v1/me/webhooks',
        '/api/v1/me/bulletin-orders',
        '/api/v1/me/messages',
      ]),
    );
  });

  it('is forbidden where `owner` names another account, and the own one where it names that', async () => {
    const answers = [];
    for (const path of lists) {
      const statuses = [];
      for (const owner of [other.id, 'x', mine.id]) {
        const response = await read(`${path}?owner=${owner}`, mine.token);
        const { errorCode = null } = response.ok ? {} : ((await response.json()) as { errorCode?: string });
        statuses.push(errorCode === 'forbidden' ? 403 : response.status);
      }
      const plain = (await read(path, mine.token)).status;
      answers.push([path, ...statuses, plain]);
    }
    expect(answers).toEqual(answers.map(([path, , , , plain]) => [path, 403, 403, plain, plain]));
  });
});
