import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endDatabase } from '@portal/testing/database/end-database';
import { findCompiledCode } from '@portal/testing/demo/demo-folder';
import { listPostgresIn } from '@portal/testing/processes/list-postgres-in';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const MAIN = join(import.meta.dirname, '../dist/main.js');
const IS_BUILT = existsSync(join(ROOT, 'packages/web/dist/server/entry-server.js'));
const running: ChildProcess[] = [];
let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-'));
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function start(env: Record<string, string>, args: readonly string[] = []) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env.PATH, ...findCompiledCode(), DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { text: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.text += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.errors += text;
  });
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

async function startPortal(env: Record<string, string>) {
  const portal = start(env);
  const findAddress = () => /"address":"(http:[^"]+)"/.exec(portal.output.text)?.[1];
  await expect.poll(() => findAddress() ?? portal.output.errors).toMatch(/^http/);
  const address = findAddress() ?? '';
  return { ...portal, address, get: (path: string) => fetch(`${address}${path}`, { redirect: 'manual' }) };
}

it.each([
  [{ PORT: 'abc' }, [], 'PORT: "abc" is not a port number (0–65535)\n'],
  [{ DRAIN_SECONDS: '61' }, [], 'DRAIN_SECONDS: "61" is not a number of seconds (0–60)\n'],
  [{ DEMO: 'maybe' }, [], 'DEMO: "maybe" is not one of auto, on, off\n'],
  [{ DATA_DIR: MAIN }, [], `DATA_DIR: ${JSON.stringify(MAIN)} is not a folder that can be written to (ENOTDIR)\n`],
  [{}, ['--roles=cook'], '--roles: "cook" is not a list of roles (web, worker, ingest)\n'],
])('refuses a bad setting in one line with code 2: %j %j', async (env, args, line) => {
  const { output, ended } = start(env, args);
  expect(await ended).toBe(2);
  expect(output).toEqual({ text: '', errors: line });
});

it.skipIf(!IS_BUILT)('makes the demo run, serves pages and calls at the time of CLOCK, and stops cleanly', async () => {
  const { address, child, ended, get, output } = await startPortal({
    CLOCK: '2024-08-03T10:15:00+07:00!',
    NODE_ENV: 'production',
  });
  expect(output.text).toMatch(/"msg":"Making the demo run… \d+%"/);
  const first = (await (await get('/readyz')).json()) as { parts: { pages: object } };
  expect(first.parts.pages).toMatchObject({ ready: false, essential: true });
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  const lines = output.text.trim().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages.filter((message) => /^(Warnings|leads): /.test(message))).toEqual([]);

  const call = await get('/api/v1/weather/now?location=ha-noi');
  const reply = (await call.json()) as { now: { at: string }; issued: { demo: boolean } };
  expect(reply.now.at).toBe('2024-08-03T10:00:00+07:00');
  expect(reply.issued.demo).toBe(true);
  expect(call.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=60, stale-if-error=3600');

  for (const [path, language, name] of [
    ['/thoi-tiet-ha-noi/hien-tai', 'vi', 'Hà Nội'],
    ['/weather-ha-noi/now', 'en', 'Hanoi'],
  ] as const) {
    const page = await get(path);
    const html = await page.text();
    expect([path, page.status], output.text).toEqual([path, 200]);
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<title>${name}`);
  }
  expect((await get('/khong-co-trang-nay')).status).toBe(404);
  const style = /\/assets\/[^"]+\.css/.exec(await (await get('/')).text())?.[0] ?? '';
  expect((await get(style)).status).toBe(200);

  const second = start({});
  expect([await second.ended, second.output.errors]).toEqual([
    1,
    `DATA_DIR: ${JSON.stringify(dataDir)} is in use by another server\n`,
  ]);
  const busy = start({ DATA_DIR: join(dataDir, 'other'), DEMO: 'off', PORT: new URL(address).port });
  expect(await busy.ended).toBe(1);
  expect(busy.output.errors).toMatch(/^PORT: \d+ is already in use on 127\.0\.0\.1\n$/);
  expect(listPostgresIn(join(dataDir, 'other'))).toEqual([]);

  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.errors).toBe('');
});

it.skipIf(!IS_BUILT)('serves on while it drains, without being ready, until a second signal ends it', async () => {
  const { child, ended, get, output } = await startPortal({ CLOCK: '2024-08-03T10:15:00+07:00!', DRAIN_SECONDS: '60' });
  child.kill('SIGTERM');
  const readProcess = async () => {
    const { status, parts } = (await (await get('/readyz')).json()) as { status: string; parts: { process: object } };
    return { status, ...parts.process };
  };
  await expect.poll(readProcess).toEqual({ status: 'notReady', ready: false, essential: true, detail: 'stopping' });
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/')).status).toBe(200);
  await expect.poll(() => output.text).toContain('draining for 60 s');
  child.kill('SIGTERM');
  expect(await ended).toBe(1);
  await endDatabase(dataDir);
});

it('stops cleanly while the demo run is still being made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  const { child, output, ended } = start({ DATA_DIR: folder });
  await expect.poll(() => output.text).toMatch(/Making the demo run/);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.errors).toBe('');
  rmSync(folder, { recursive: true });
});

it('leaves no PostgreSQL behind where it is stopped in its first seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-'));
  // As `DATA_DIR` is for an unprivileged user: traversable, with the database in it.
  chmodSync(folder, 0o711);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const inner = join(folder, signal);
    const { child, output, ended } = start({ DATA_DIR: inner, DEMO: 'off' });
    await expect.poll(() => existsSync(join(inner, 'database')), { interval: 5 }).toBe(true);
    child.kill(signal);
    expect([await ended, output.errors]).toEqual([0, '']);
    expect(listPostgresIn(inner)).toEqual([]);
  }
  rmSync(folder, { recursive: true });
});

it('keeps running with the role ingest alone', async () => {
  const { child, output, ended } = start({ DEMO: 'off' }, ['--roles=ingest']);
  await expect.poll(() => output.text + output.errors).toContain('running without');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  // Logged by a portal that was stopped, not by one that ran out of work.
  expect(output).toMatchObject({ text: expect.stringContaining('"stopped"'), errors: '' });
});
