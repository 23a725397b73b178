import { afterEach, expect, it } from 'vitest';
import { createInbox } from './inbox.ts';
import { type LocalServer, serveLocally } from './local-server.ts';
import { createSandbox } from './sandbox.ts';

const NOW = Date.parse('2026-11-25T09:00:00+07:00') / 1000;
let inbox: LocalServer;

async function open() {
  const sandbox = createSandbox(() => NOW);
  inbox = await serveLocally([createInbox(sandbox)], 0);
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${inbox.address}${path}`, { headers });
  return { sandbox, get };
}

afterEach(() => inbox.stop());

it('shows letters and text messages, newest first, with links that can be followed', async () => {
  const { sandbox, get } = await open();
  expect(await (await get('/')).text()).toContain('Chưa có tin nào');
  await sandbox.sendMail({
    id: '1',
    to: 'an@vidu.vn',
    subject: '<b>Chào</b>',
    text: 'Mở:\nhttp://127.0.0.1:3000/xac-minh?token=a&b=c',
  });
  await sandbox.sendText({ id: '2', to: '+84912345678', text: 'ma 123456' });
  const page = await (await get('/')).text();
  expect(page.indexOf('ma 123456')).toBeLessThan(page.indexOf('&lt;b&gt;Chào'));
  expect(page).toContain('<a href="http://127.0.0.1:3000/xac-minh?token=a&amp;b=c">');
  expect(page).not.toContain('<b>');
  const list = await (await get('/messages.json')).json();
  expect(list).toMatchObject([
    { channel: 'text', to: '+84912345678' },
    { channel: 'mail', subject: '<b>Chào</b>' },
  ]);
});

it('stores a message that is sent twice once', async () => {
  const { sandbox } = await open();
  const text = { id: '1', to: '+84912345678', text: 'ma 123456' };
  expect([await sandbox.sendText(text), await sandbox.sendText(text)]).toEqual([null, null]);
  expect(sandbox.list()).toHaveLength(1);
});

it.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host'])('refuses what came through a proxy: %s', async (name) => {
  const { get } = await open();
  expect((await get('/messages.json', { [name]: '127.0.0.1' })).status).toBe(403);
});

it('has nothing else, and stands in no frame and no cache', async () => {
  const { get } = await open();
  expect((await get('/other')).status).toBe(404);
  const { headers } = await get('/');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
