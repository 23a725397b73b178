import { createHttpFetching } from '@portal/forecast/sources/fetching/http-fetching';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

let provider: Upstream;
let other: Upstream;
beforeAll(async () => {
  const files = new Map([['/data', Buffer.from('bytes')]]);
  [provider, other] = await Promise.all([startUpstream(files), startUpstream(files)]);
});
afterAll(() => Promise.all([provider.stop(), other.stop()]));

const get = (path: string) =>
  createHttpFetching({ signal: new AbortController().signal }).getText(`${provider.url}${path}`);

test('a redirect on the same host is followed', async () => {
  provider.misbehave({ path: /^\/moved$/, fault: { kind: 'redirect', to: '/data' } });
  expect(await get('/moved')).toBe('bytes');
});

test('a redirect to another host is refused, and nobody is asked there', async () => {
  provider.misbehave({ path: /^\/away$/, fault: { kind: 'redirect', to: `${other.url}/data` } });
  await expect(get('/away')).rejects.toThrow(
    /\/away: sends to another host \(127\.0\.0\.1:\d+\), which is not followed$/,
  );
  expect(other.requests).toEqual([]);
});

test('a circle of redirects is given up', async () => {
  provider.misbehave({ path: /^\/round$/, fault: { kind: 'redirect', to: '/round' } });
  await expect(get('/round')).rejects.toThrow('more than 5 redirects');
});
