import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDelayDay } from '@portal/domain/delay-record/delay-record';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccountJob } from '../../apps/portal/src/platform/account-jobs/account-job-store.ts';
import {
  createAccountJobRunner,
  runAccountJobs,
} from '../../apps/portal/src/platform/account-jobs/run-account-jobs.ts';
import { openRecordServer } from './record-server.ts';

type Portal = Awaited<ReturnType<typeof openRecordServer>>;
type Person = Awaited<ReturnType<Portal['register']>>;

const PROGRAM = new URL('./close-days-forever.ts', import.meta.url);
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;
/** 2026-10-28, a Wednesday, 08:00. */
const TODAY = Date.parse('2026-10-28T00:00:00+07:00') / 1000;
const MORNING = TODAY + 8 * HOUR_SECONDS;
const SITE = {
  name: 'Cầu Nhật Lệ 3, mố M2',
  lat: 16.0678,
  lng: 108.2208,
  thresholds: { rainMmh: 5, gustMs: 15 },
  workHours: { from: 7, to: 17 },
  weekdays: [1, 2, 3, 4, 5, 6, 7],
};

describe.each(listDatabaseServers())('weather-delay records on $name', (server) => {
  let portal: Portal;
  let owner: Person;
  let folder: string;

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown, person = owner) =>
    portal.call(method, `/api/v1/me/records${path}`, {
      token: person.token,
      ...(body === undefined ? {} : { body }),
    });
  const add = async (fields: object = {}) => {
    const reply = await call('POST', '', { ...SITE, ...fields });
    expect(reply.status).toBe(201);
    return reply.body as { id: string; publicId: string };
  };
  const show = async (id: string) => (await call('GET', `/${id}`)).body;
  const listRows = (id: string) =>
    portal.database.query<{ number: number; content: string; hash: string; day_at: number }>(
      'select number, content, hash, day_at from delay_record where site_id = $1 order by number',
      [id],
    );
  const fetchMonth = (publicId: string, file = '2026-10.jsonl') =>
    portal.call('GET', `/api/v1/weather-records/${publicId}/${file}`);

  beforeAll(async () => {
    portal = await openRecordServer(server);
    folder = mkdtempSync(join(tmpdir(), 'delay-records-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await portal.close();
  });
  beforeEach(async () => {
    await portal.database.query('delete from delay_site');
    await portal.database.query('delete from delay_site_link');
    portal.world.now = MORNING;
    Object.assign(portal.weather, { change: () => ({}), knownFrom: 0, isDemo: false });
    owner = await portal.register();
  });

  it('begin today, or up to thirty days ago, and are closed at nine the next morning, once', async () => {
    const { id, publicId } = await add();
    expect(publicId).toMatch(/^[a-z0-9]{22}$/);
    expect(await show(id)).toMatchObject({ firstDay: '2026-10-28', lastDay: null, days: 0, active: true });
    portal.world.now = TODAY + DAY_SECONDS + 9 * HOUR_SECONDS - 1;
    await portal.closeDue();
    expect(await listRows(id)).toEqual([]);
    portal.world.now += 1;
    await portal.closeDue({ atOnce: true });
    await portal.closeDue();
    expect(await listRows(id)).toMatchObject([{ number: 1, day_at: TODAY }]);
    expect(await show(id)).toMatchObject({ lastDay: '2026-10-28', days: 1, chain: { whole: true } });
    for (const from of ['2026-09-27', '2026-10-30', '2026-02-30', 'x'])
      expect(await call('POST', '', { ...SITE, from })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'from' }] },
      });
  });

  it('catch up missed days in a chain, with what was forecast, and the hours that were lost', async () => {
    portal.weather.change = (dayAt) =>
      dayAt === TODAY - DAY_SECONDS ? { 8: { rainMm: 12.34 }, 18: { rainMm: 40 } } : {};
    const { id } = await add({ from: '2026-10-24' });
    portal.world.now = TODAY + 10 * HOUR_SECONDS;
    await portal.closeDue({ atOnce: true });
    const rows = await listRows(id);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    const days = rows.map(({ content }) => readDelayDay(content));
    expect(days.slice(1).map((day) => day?.previousHash)).toEqual(rows.slice(0, 3).map(({ hash }) => hash));
    expect(days[3]).toMatchObject({
      isDemo: false,
      result: { workHours: 10, lost: [{ at: TODAY - 16 * HOUR_SECONDS, reasons: ['rain'] }], dayRainMm: 52.3 },
      forecasts: [{ source: 'gfs', issuedAt: TODAY - 36 * HOUR_SECONDS, rainMm: 11.3 }],
    });
    expect(JSON.parse(rows[3]?.content ?? '')).toMatchObject({ basis: 'model analysis of the grid cell' });
    expect(rows[3]?.content).not.toContain('measured');
  });

  it('wait three days for a late run, and then say unknown', async () => {
    portal.weather.knownFrom = TODAY + 30 * DAY_SECONDS;
    const { id } = await add();
    portal.world.now = TODAY + 4 * DAY_SECONDS - 1;
    await portal.closeDue();
    expect(await listRows(id)).toEqual([]);
    portal.world.now += 2 * HOUR_SECONDS;
    await portal.closeDue();
    const [day] = (await listRows(id)).map(({ content }) => readDelayDay(content));
    expect(day?.result).toMatchObject({ lost: [], dayRainMm: null });
    expect(day?.result.unknown).toHaveLength(10);
    expect(day?.hours.every(({ rainMm }) => rainMm === null)).toBe(true);
  });

  it('are found changed at the day of every byte, and missing where one was taken away', async () => {
    const { id, publicId } = await add({ from: '2026-10-21' });
    portal.world.now = TODAY + 10 * HOUR_SECONDS;
    await portal.closeDue();
    expect((await show(id)).chain.whole).toBe(true);
    const change = (sql: string) => portal.database.query(`update delay_record set ${sql}`, [id]);
    const restore = async (rows: Awaited<ReturnType<typeof listRows>>) => {
      await portal.database.query('delete from delay_record where site_id = $1', [id]);
      for (const { number, content, hash, day_at } of rows)
        await portal.database.query(
          `insert into delay_record select bucket, account_id, id, $2, $3, $4, $5 from delay_site where id = $1`,
          [id, number, day_at, content, hash],
        );
    };
    const rows = await listRows(id);
    const cases = [
      [
        `content = replace(content, '"rainMm":"0.0"', '"rainMm":"9.0"') where site_id = $1 and number = 3`,
        '2026-10-23',
        'changed',
      ],
      [`hash = reverse(hash) where site_id = $1 and number = 3`, '2026-10-23', 'changed'],
      [`content = content || ' ' where site_id = $1 and number = 7`, '2026-10-27', 'changed'],
    ] as const;
    for (const [sql, day, fault] of cases) {
      await change(sql);
      const { chain } = await show(id);
      expect(chain).toEqual({ whole: false, day, fault });
      expect((await portal.findRecord(publicId, null))?.chain).toMatchObject({ isWhole: false, fault });
      await restore(rows);
    }
    await portal.database.query('delete from delay_record where site_id = $1 and number = 4', [id]);
    expect((await show(id)).chain).toEqual({ whole: false, day: '2026-10-24', fault: 'missing' });
    await portal.database.query('delete from delay_record where site_id = $1 and number > 3', [id]);
    expect((await show(id)).chain).toEqual({ whole: false, day: '2026-10-24', fault: 'missing' });
    await portal.database.query('delete from delay_record where site_id = $1', [id]);
    expect((await show(id)).chain).toEqual({ whole: false, day: '2026-10-21', fault: 'missing' });
  });

  it('of a month are verified without the portal by the script that it serves', async () => {
    const script = join(folder, 'verify-record.mjs');
    const { body: served } = await portal.call('GET', '/api/v1/weather-records/verify-record.mjs');
    writeFileSync(script, String(served));
    expect(String(served).trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    portal.weather.change = (dayAt) => (dayAt === TODAY - DAY_SECONDS ? { 8: { rainMm: 12.34 } } : {});
    const { id, publicId } = await add({ from: '2026-09-29' });
    portal.world.now = TODAY + 10 * HOUR_SECONDS;
    await portal.closeDue();
    const { body: month } = await fetchMonth(publicId);
    const hash = (await listRows(id)).at(-1)?.hash ?? '';
    const path = join(folder, 'month.jsonl');
    const run = (text: string, ...more: string[]) => {
      writeFileSync(path, text);
      try {
        return { status: 0, text: execFileSync(process.execPath, [script, path, ...more], { encoding: 'utf8' }) };
      } catch (error) {
        const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
        return { status, text: stdout + stderr };
      }
    };
    const text = String(month);
    expect(run(text, hash)).toEqual({
      status: 0,
      text: expect.stringMatching(/27 days.*2026-10-01.*2026-10-27.*1 lost/),
    });
    expect(run(text, hash).text).toContain(hash);
    const lines = text.trimEnd().split('\n');
    const replaceIn = (index: number, from: string | RegExp, to: string) =>
      lines.map((line, at) => (at === index ? line.replace(from, to) : line)).join('\n');
    expect(run(replaceIn(9, '"rainMm":"0.0"', '"rainMm":"0.1"'), hash)).toMatchObject({
      status: 1,
      text: expect.stringMatching(/2026-10-10.*changed/),
    });
    // A character of the hash itself.
    const stated = lines[9]?.[20] === 'a' ? 'b' : 'a';
    expect(run(replaceIn(9, /^(.{20})./, `$1${stated}`), hash).text).toMatch(/2026-10-10.*changed/);
    expect(run(lines.filter((_, at) => at !== 9).join('\n'), hash).text).toMatch(/2026-10-11.*does not follow/);
    expect(run(lines.slice(0, -1).join('\n'), hash)).toMatchObject({
      status: 1,
      text: expect.stringContaining('last'),
    });
    expect((await fetchMonth(publicId, '2026-09.jsonl')).headers).toMatchObject({
      'content-type': 'application/jsonl; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    for (const file of ['2026-08.jsonl', '2026-13.jsonl', 'x', '2026-10.pdf'])
      expect((await fetchMonth(publicId, file)).status).toBe(404);
    expect((await fetchMonth('a'.repeat(22))).status).toBe(404);
  });

  it.runIf(IS_WHOLE_RUN)('survive workers that are killed in the midst of closing them', async () => {
    const { id } = await add();
    let now = TODAY + DAY_SECONDS + 10 * HOUR_SECONDS;
    let turns = 0;
    for (const wanted of [3, 40, 9]) {
      const env = { ...process.env, DATABASE_URL: portal.database.url, NOW: String(now) };
      const worker = spawn(process.execPath, [fileURLToPath(PROGRAM)], { env });
      let text = '';
      worker.stdout.on('data', (bytes) => (text += String(bytes)));
      const ended = once(worker, 'exit');
      await expect.poll(() => text.split('\n').length).toBeGreaterThan(wanted);
      worker.kill('SIGKILL');
      await ended;
      const lines = text.split('\n').slice(0, -1);
      turns += lines.length;
      now = Number(lines.at(-1)) + DAY_SECONDS;
    }
    const { days, chain } = await show(id);
    expect(chain.whole).toBe(true);
    // A day may have been closed without its line being written.
    expect(days).toBeGreaterThanOrEqual(turns);
    expect(await listRows(id)).toHaveLength(days);
  });

  it('are printed as a statement by a job, unless the chain is broken', async () => {
    const { id } = await add({ from: '2026-10-01' });
    portal.weather.change = (dayAt) => (dayAt === TODAY - DAY_SECONDS ? { 8: { rainMm: 12.34 } } : {});
    portal.world.now = TODAY + 10 * HOUR_SECONDS;
    await portal.closeDue();
    expect(await call('POST', `/${id}/statements`, { month: '2026-11' })).toMatchObject({ status: 400 });
    expect(await call('POST', `/${id}/statements`, { month: '2026-13' })).toMatchObject({ status: 400 });
    const order = async () => {
      const { status, body } = await call('POST', `/${id}/statements`, { month: '2026-10' });
      expect(status).toBe(202);
      const runner = createAccountJobRunner({
        database: portal.database,
        kinds: [portal.kind],
        clock: () => portal.world.now,
        warn: (line) => void portal.lines.push(line),
      });
      await runAccountJobs(runner, new AbortController().signal);
      const [row] = await portal.database.query<{ account_id: string; file: Buffer | null }>(
        'select account_id, file from account_job where id = $1',
        [body.jobId],
      );
      const key = { accountId: row?.account_id ?? '', id: String(body.jobId) };
      return { job: await findAccountJob(portal.database, key), file: row?.file ?? null };
    };
    const { job, file } = await order();
    expect(job).toMatchObject({
      state: 'done',
      fileName: 'so-thoi-tiet-2026-10.pdf',
      result: { month: '2026-10', days: 27, lostHours: 1, unknownHours: 0 },
    });
    expect(file?.subarray(0, 5).toString()).toBe('%PDF-');
    if (process.env.SHOW_STATEMENT !== undefined) writeFileSync(process.env.SHOW_STATEMENT, file ?? '');
    await portal.database.query(`update delay_record set content = content || ' ' where site_id = $1 and number = 2`, [
      id,
    ]);
    expect((await order()).job).toMatchObject({ state: 'failed', error: { code: 'conflict' } });
  });

  it('count as places of the plan, are their owner’s alone, and are checked field by field', async () => {
    const stranger = await portal.register();
    const { id } = await add();
    for (const method of ['GET', 'DELETE'] as const)
      expect((await call(method, `/${id}`, undefined, stranger)).status).toBe(404);
    expect((await portal.call('GET', '/api/v1/me/records')).status).toBe(401);
    expect((await call('POST', '', SITE, stranger)).status).toBe(201);
    await add();
    const refused = await call('POST', '', SITE);
    expect(refused).toMatchObject({ status: 422, body: { errorCode: 'planLimit', plan: 'community' } });
    const wrong: readonly (readonly [object, string])[] = [
      [{ name: ' ' }, 'name'],
      [{ thresholds: {} }, 'thresholds'],
      [{ thresholds: { heatC: 30, coldC: 30 } }, 'thresholds.coldC'],
      [{ workHours: { from: 7, to: 7 } }, 'workHours'],
      [{ weekdays: [] }, 'weekdays'],
    ];
    for (const [fields, path] of wrong)
      expect(await call('POST', '', { ...SITE, ...fields })).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
    expect((await call('POST', '', { ...SITE, lat: 48 })).body.errorCode).toBe('outsideCoverage');
    expect((await call('PATCH', `/${id}`, { name: 'Kè Đồng Hới' })).body).toMatchObject({
      name: 'Kè Đồng Hới',
      lat: SITE.lat,
    });
  });

  it('that are ended stay readable, close the days before their end, and make room in the plan', async () => {
    const { id, publicId } = await add({ from: '2026-10-27' });
    portal.world.now = TODAY + 8 * HOUR_SECONDS;
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    portal.world.now = TODAY + 5 * DAY_SECONDS;
    await portal.closeDue();
    expect(await show(id)).toMatchObject({ active: false, endDay: '2026-10-28', lastDay: '2026-10-27', days: 1 });
    expect(await portal.findRecord(publicId, '2026-10')).toMatchObject({
      lastDayAt: TODAY - DAY_SECONDS,
      days: [{ dayAt: TODAY - DAY_SECONDS }],
    });
    const { id: other } = await add();
    expect((await call('DELETE', `/${other}`)).status).toBe(204);
    expect((await call('GET', `/${other}`)).status).toBe(404);
  });

  it('beyond the plan are paused, and go on from where they were', async () => {
    const first = await add({ from: '2026-10-25' });
    await portal.database.query(
      `insert into alert_place (bucket, account_id, id, name, lat, lng, active, created_at)
       select bucket, account_id, gen_random_uuid(), 'Kho ' || n, 16, 108, true, 0 from delay_site, generate_series(1, 3) as n`,
    );
    portal.world.now = TODAY + 10 * HOUR_SECONDS;
    expect(await show(first.id)).toMatchObject({ active: false, pausedBy: 'plan' });
    await portal.closeDue();
    expect(await listRows(first.id)).toEqual([]);
    await portal.database.query('delete from alert_place');
    await portal.closeDue();
    expect(await listRows(first.id)).toHaveLength(3);
  });

  it('go with their account, and stand in its export', async () => {
    const { publicId } = await add({ from: '2026-10-25' });
    portal.world.now = TODAY + 10 * HOUR_SECONDS;
    await portal.closeDue();
    const { body } = await portal.call('GET', '/api/user/account/export', { token: owner.token });
    expect(body.weatherRecords).toMatchObject([
      { publicId, files: [`https://portal.example/api/v1/weather-records/${publicId}/2026-10.jsonl`] },
    ]);
    const deleted = await portal.call('POST', '/api/user/account/delete', {
      token: owner.token,
      body: { username: owner.email, password: 'trời sắp mưa rồi' },
    });
    expect(deleted.status).toBe(200);
    expect(await portal.findRecord(publicId, null)).toBeNull();
    expect(await portal.database.query('select public_id from delay_site_link')).toEqual([]);
  });
});
