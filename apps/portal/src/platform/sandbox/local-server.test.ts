import { afterEach, describe, expect, it } from 'vitest';
import { isLocalUrl, type LocalPart, type LocalServer, serveLocally } from './local-server.ts';

let server: LocalServer;

afterEach(() => server?.stop());

describe('an address of this machine', () => {
  it.each([
    'http://127.0.0.1:3000/a?b',
    'https://localhost/',
    'http://[::1]:3000',
    'http://0.0.0.0:3000/',
    'http://[::]:1/',
  ])('is %s', (url) => expect(isLocalUrl(url)).toBe(true));

  it.each([
    '',
    '/path',
    'http://example.vn/',
    'http://127.0.0.1.example.vn/',
    'http://a@127.0.0.1/',
    'ftp://127.0.0.1/',
    'about:blank',
  ])('is not %s', (url) => expect(isLocalUrl(url)).toBe(false));
});

describe('the server of this machine', () => {
  const echo: LocalPart = ({ method, url, body }) =>
    url.pathname === '/echo' ? { status: 200, body: `${method} ${url.search} ${body}` } : null;
  const fails: LocalPart = ({ url }) => (url.pathname === '/bug' ? Promise.reject(new Error('secret')) : null);
  const post = (path: string, init: RequestInit = {}) => fetch(server.address + path, { method: 'POST', ...init });

  it('answers by the first part that knows an address', async () => {
    server = await serveLocally([fails, echo], 0);
    expect(await (await post('/echo?a=1', { body: 'text' })).text()).toBe('POST ?a=1 text');
    expect((await post('/other')).status).toBe(404);
    const bug = await post('/bug');
    expect([bug.status, await bug.text()]).toEqual([500, '']);
  });

  it('takes no body above 64 KB, and no post of another site', async () => {
    server = await serveLocally([echo], 0);
    expect((await post('/echo', { body: 'x'.repeat(65_536) })).status).toBe(200);
    expect((await post('/echo', { body: 'x'.repeat(65_537) })).status).toBe(413);
    expect((await post('/echo', { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
    expect((await post('/echo', { headers: { origin: server.address } })).status).toBe(200);
  });

  it('says which setting names a port that is in use', async () => {
    server = await serveLocally([], 0);
    await expect(serveLocally([], Number(new URL(server.address).port))).rejects.toThrow(/^INBOX_PORT: \d+ cannot be/);
  });
});
