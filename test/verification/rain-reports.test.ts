import type { EndpointReply } from '@portal/contract/endpoint';
import type { nowcastSteps } from '@portal/contract/endpoints/nowcast';
import type { VerificationReports } from '@portal/contract/endpoints/verification';
import { AppError } from '@portal/contract/errors';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRainReports } from '../../apps/portal/src/features/rain-reports/open-rain-reports.ts';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import type { RawReply } from '../../apps/portal/src/platform/http/raw-route.ts';
import { listViolations } from '../journeys/list-violations.ts';
import { CAN_BROWSE, usePortal } from '../journeys/use-portal.ts';

const at = (moment: string) => Date.parse(`${moment}+07:00`) / 1000;
const HOUR = 3600;
const CELLS: Readonly<Record<string, number | null>> = {
  'ha-noi': 124_944,
  'gan-do': 124_945,
  hue: 75_000,
  'hoang-sa': null,
};

const server = listDatabaseServers()[0]!;
let database: TestDatabase;
const world = { now: 0, machineNow: 0, said: true as boolean | null, isDemo: false, timer: 0 };
const warnings: string[] = [];

const locate = ({ location }: { location: string }) => {
  const stationCode = /^\d+$/.test(location) ? Number(location) : CELLS[location];
  if (stationCode === undefined) throw new AppError('unknownPlace');
  return { stationCode } as never;
};
const open = () =>
  openRainReports({
    database,
    clock: () => world.now,
    machineClock: () => world.machineNow,
    locate,
    readForecastRain: () => ({ isRaining: world.said, isDemo: world.isDemo }),
    demo: () => world.isDemo,
    readTimer: () => world.timer,
    warn: (problem) => warnings.push(problem),
  });
let feature: ReturnType<typeof open>;

interface Sent {
  readonly from?: string;
  readonly location?: string;
  readonly leaveEmpty?: string;
  readonly lite?: string;
  readonly language?: 'vi' | 'en';
}

/** Presses a button of the form. */
async function press(
  rain: string,
  { from = '198.51.100.1', location = 'ha-noi', language = 'vi', ...fields }: Sent = {},
) {
  const body = new URLSearchParams({ location, rain, leaveEmpty: '', ...fields });
  const request = { parameters: {}, query: {}, headers: {}, origin: '', network: from, body };
  const context = { caller: { kind: 'guest' }, language, requestId: '', idempotencyKey: null } as const;
  const reply = await feature.rawRoutes?.[0]?.handle(request, context);
  if (reply?.kind !== 'body') throw new Error('no reply');
  return reply;
}
const findPlace = ({ headers }: RawReply & { readonly kind: 'body' }) => headers.location;
const listRows = () =>
  database.query<{ isRaining: boolean; isCounted: boolean; isDemo: boolean }>(
    'select is_raining as "isRaining", is_counted as "isCounted", is_demo as "isDemo" from rain_report order by visitor',
  );
const countCounted = async () => (await listRows()).filter(({ isCounted }) => isCounted).length;
const readReply = async () => (await feature.routes?.[0]?.handle({ query: {} }, {} as never)) as VerificationReports;
const runJob = () => feature.jobs?.[0]?.run({ signal: new AbortController().signal, reportProgress: () => undefined });
const setClocks = (moment: string) => Object.assign(world, { now: at(moment), machineNow: at(moment) });

beforeAll(async () => {
  database = await openTestDatabase(server);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['rain_report', 'rain_report_key', 'rain_report_count', 'attempt_count'])
    await database.query(`delete from ${table}`);
  setClocks('2026-11-21T14:20:00');
  Object.assign(world, { said: true, isDemo: false, timer: 0 });
  feature = open();
});

describe('a report', () => {
  it('leads back to the page, which thanks, in the language and form that it came from', async () => {
    expect([(await press('yes')).status, findPlace(await press('yes'))]).toEqual([
      303,
      '/thoi-tiet-ha-noi/hien-tai?reported=rain#rain-report',
    ]);
    expect(findPlace(await press('no', { language: 'en', lite: '1' }))).toBe(
      '/weather-ha-noi/now?reported=dry&lite=1#rain-report',
    );
  });

  it('of the same visitor replaces the one of this half hour, and not that of another hour, place or visitor', async () => {
    await press('yes');
    setClocks('2026-11-21T14:29:00');
    await press('no');
    expect(await listRows()).toEqual([{ isRaining: false, isCounted: true, isDemo: false }]);
    setClocks('2026-11-21T14:30:00');
    await press('no');
    await press('no', { location: 'hue' });
    await press('no', { from: '198.51.100.2' });
    expect(await listRows()).toHaveLength(4);
  });

  it('counts for two visitors of a network and half hour, also where a burst comes at once', async () => {
    const burst = Array.from({ length: 30 }, (_, host) => press('yes', { from: `203.0.113.${host}` }));
    await Promise.all([...burst, press('no', { from: '198.51.100.1' })]);
    expect([(await listRows()).length, await countCounted()]).toEqual([31, 3]);
    // Who changes their mind neither gains nor loses by it.
    for (let host = 0; host < 30; host += 1) await press('no', { from: `203.0.113.${host}` });
    expect(await countCounted()).toBe(3);
    const networks = Array.from({ length: 9 }, (_, net) => press('yes', { from: `2001:db8:7:${net}::/64` }));
    await Promise.all(networks);
    expect(await countCounted()).toBe(5);
  });

  it('of a network counts thirty times in half an hour, over all places', async () => {
    for (let cell = 0; cell < 40; cell += 1)
      await press('yes', { from: `203.0.113.${cell}`, location: `${1000 + cell}` });
    expect([(await listRows()).length, await countCounted()]).toEqual([40, 30]);
  });

  it('is stored and not counted where the hidden field is filled in', async () => {
    await press('yes', { leaveEmpty: 'https://x.example' });
    await press('yes');
    expect(await listRows()).toEqual([expect.objectContaining({ isCounted: false })]);
  });

  it('is refused beyond the limit of a visitor, in words, with the time to wait', async () => {
    for (let time = 0; time < 12; time += 1) expect((await press('yes')).status).toBe(303);
    const refused = await press('yes', { language: 'en' });
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      600,
      'no-store',
    ]);
    expect(refused.body).toContain('This report was not stored. Please try again in 10 minutes.');
    expect(refused.body).toContain('<a href="/weather-ha-noi/now">');
    expect((await press('yes', { from: '198.51.100.2' })).status).toBe(303);
  });

  it('is refused beyond the limit of a network', async () => {
    const statuses: unknown[] = [];
    for (let host = 0; host < 125; host += 1) statuses.push((await press('yes', { from: `203.0.113.${host}` })).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(120);
    expect((await press('yes')).status).toBe(303);
  });

  it('is not stored where a cell is full, and says so', async () => {
    const values = Array.from(
      { length: 300 },
      (_, index) =>
        `(16, 124944, ${at('2026-11-21T14:00:00')}, decode('${index
          .toString(16)
          .padStart(32, '0')}', 'hex'), 'n', 0, true, true, false, true, 0)`,
    );
    await database.query(`insert into rain_report values ${values.join()}`);
    expect(findPlace(await press('yes'))).toContain('?reported=full#');
    expect(await listRows()).toHaveLength(300);
  });

  it.each([
    [{ location: 'nowhere' }, 'yes', 'unknownPlace'],
    [{ location: 'hoang-sa' }, 'yes', 'outsideCoverage'],
    [{}, 'maybe', 'badInput'],
    [{ location: '' }, 'yes', 'badInput'],
  ])('is refused by its error: %j %s', async (sent, rain, code) => {
    await expect(press(rain, sent)).rejects.toMatchObject({ code });
    expect(await listRows()).toEqual([]);
  });

  it('is of the demo where the weather or the clock is not that of now', async () => {
    world.machineNow += 3600;
    await press('yes');
    Object.assign(world, { machineNow: world.now, isDemo: true });
    await press('yes', { from: '192.0.2.1' });
    expect((await listRows()).map(({ isDemo }) => isDemo)).toEqual([true, true]);
    setClocks('2026-11-21T15:00:00');
    expect(await readReply()).toMatchObject({ comparedReports: 0, leftOutReports: 0 });
  });
});

describe('what is stored', () => {
  it('holds no address, and no hash that is the same on another day or on another portal', async () => {
    const readVisitor = async () =>
      (
        await database.query<{ hash: string }>(
          `select encode(visitor, 'hex') as hash from rain_report order by slot_at`,
        )
      ).map(({ hash }) => hash);
    await press('yes');
    setClocks('2026-11-22T14:20:00');
    await press('yes');
    const [first, second] = await readVisitor();
    expect(first).not.toBe(second);
    feature = open();
    setClocks('2026-11-22T15:20:00');
    await press('yes');
    expect((await readVisitor())[2]).toBe(second);
    const dump = JSON.stringify(await database.query('select * from rain_report'));
    expect(dump).not.toContain('198.51.100');
  });

  it('is gone within 48 hours, the key with its day; counts stay, once', async () => {
    await press('yes');
    world.said = false;
    await press('yes', { from: '192.0.2.1' });
    await press('no', { from: '192.0.2.2', location: 'hue' });
    await Promise.all([...'12345'].map((host) => press('no', { from: `203.0.113.${host}` })));
    world.said = null;
    await press('yes', { from: '192.0.9.1' });
    const expected = {
      comparedReports: 5,
      saidRainReportedRain: 1,
      saidRainReportedDry: 0,
      saidDryReportedRain: 1,
      saidDryReportedDry: 3,
      reportAgreement: null,
      unsaidReports: 1,
      leftOutReports: 3,
    };
    expect(await readReply()).toMatchObject({ comparedReports: 0 });
    world.now += HOUR;
    expect(await readReply()).toMatchObject(expected);
    await runJob();
    expect(await listRows()).toHaveLength(9);
    world.machineNow += 47.5 * HOUR;
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await listRows()).toEqual([]);
    expect(await database.query('select * from rain_report_key')).toEqual([]);
    expect(await readReply()).toMatchObject(expected);
    world.now += 30 * 24 * HOUR;
    expect(await readReply()).toMatchObject({ comparedReports: 0, leftOutReports: 0 });
    world.machineNow += 401 * 24 * HOUR;
    await runJob();
    expect(await database.query('select * from rain_report_count')).toEqual([]);
  });

  it('is added to the counts of an hour that has some already', async () => {
    for (const [host, moment] of [
      [1, '14:20:00'],
      [2, '14:40:00'],
    ] as const) {
      setClocks(`2026-11-21T${moment}`);
      await press('yes', { from: `192.0.${host}.1` });
      world.machineNow += 48 * HOUR;
      await runJob();
    }
    world.now = at('2026-11-21T15:00:00');
    expect(await readReply()).toMatchObject({ saidRainReportedRain: 2, comparedReports: 2 });
    expect(await database.query('select * from rain_report_count')).toHaveLength(1);
  });
});

describe('what readers around say', () => {
  const find = () => feature.web.findNearReports(124_944);

  it('comes of one reading for two minutes, sooner after a report here', async () => {
    for (const net of [1, 2]) await press('yes', { from: `192.0.${net}.1` });
    expect(await find()).toBeNull();
    await press('no', { from: '192.0.3.1', location: 'gan-do' });
    expect(await find()).toBeNull();
    world.timer += 3000;
    expect(await find()).toEqual({ raining: 2, all: 3, at: world.now });
    expect(await feature.web.findNearReports(75_000)).toBeNull();
    await database.query('delete from rain_report');
    world.timer += 119_000;
    expect(await find()).not.toBeNull();
    world.timer += 1000;
    expect(await find()).toBeNull();
  });

  it('is of the last half hour, and of the demo only on a demo portal', async () => {
    for (const net of [1, 2, 3]) await press('yes', { from: `192.0.${net}.1` });
    setClocks('2026-11-21T14:46:00');
    expect(await find()).toBeNull();
    feature = open();
    setClocks('2026-11-21T14:44:00');
    expect(await find()).toMatchObject({ all: 3 });
    feature = open();
    world.isDemo = true;
    expect(await find()).toBeNull();
  });
});

describe.skipIf(!CAN_BROWSE)('a portal that asks its readers', () => {
  const journey = usePortal({ TRUST_PROXY: '1' });
  const PATH = '/thoi-tiet-hue/hien-tai';

  const read = async (path: string) => (await fetch(journey.portal.origin + path)).text();

  /** Sends the form of a page as a browser without a script does. */
  async function send(path: string, button: 'yes' | 'no', from: string, origin = journey.portal.origin) {
    const [form = ''] = /<form id="rain-report".*?<\/form>/.exec(await read(path)) ?? [];
    const values = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const body = new URLSearchParams(values.map(([, name = '', value = '']) => [name, value]));
    body.set('rain', button);
    const action = /action="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return fetch(journey.portal.origin + action, {
      method: 'POST',
      body,
      headers: { origin, 'x-forwarded-for': from },
      redirect: 'manual',
    });
  }

  it('counts what comes by the printed form, shows it after three networks, and marks it as of the demo', async () => {
    expect(await read(PATH)).not.toContain('bạn đọc quanh đây');
    expect((await send(PATH, 'yes', '198.51.100.7', 'https://other.example')).status).toBe(403);
    const replies = [
      await send(PATH, 'yes', '198.51.100.7'),
      await send('/weather-hue/now', 'no', '198.51.100.7'),
      await send('/weather-hue/now?lite=1', 'yes', '203.0.113.7'),
      await send(PATH, 'yes', '192.0.2.7'),
    ];
    expect(replies.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    const places = replies.map(({ headers }) => headers.get('location'));
    expect(places.slice(1)).toEqual([
      '/weather-hue/now?reported=dry#rain-report',
      '/weather-hue/now?reported=rain&lite=1#rain-report',
      `${PATH}?reported=rain#rain-report`,
    ]);
    expect(await read(places[3] ?? '')).toContain('Cảm ơn bạn. Đã ghi: đang mưa.');
    // Reports are read again three seconds after the first page; a page that was read twice is cached until the clock
    // moves, so each reading here is the first of its address.
    const addresses = [
      '',
      '?reported=dry',
      '?reported=full',
      '?lite=1',
      '?lite=1&reported=dry',
      '?lite=1&reported=full',
    ]
      .flatMap((query) => [`/weather-hue/now${query}`, PATH + query])
      .slice(2);
    await expect
      .poll(async () => /\d[^<]*(?:bạn đọc quanh|readers around)[^<]*/.exec(await read(addresses.pop() ?? ''))?.[0], {
        interval: 1000,
      })
      .toMatch(
        /^2 trong 3 bạn đọc quanh đây báo đang mưa \(nửa giờ tính đến 14:20\)\.|^2 of 3 readers around here say/,
      );
    expect(await read('/weather-report')).toContain('Chưa có lượt báo nào.');
  });

  it('stores beside a report what the page says at that moment, as of the demo', async () => {
    const rates: (number | null)[] = [];
    for (const slug of ['hue', 'ha-noi']) {
      await send(`/thoi-tiet-${slug}/hien-tai`, 'yes', '192.0.2.99');
      const reply = await read(`/api/v1/weather/map/nowcasting-10minutes?location=${slug}`);
      rates.push((JSON.parse(reply) as EndpointReply<typeof nowcastSteps>).present.rainRate);
    }
    const pool = openPool({ connectionString: journey.portal.commandSettings.DATABASE_URL ?? '' });
    const stored = await pool.query<{ said: boolean }>(
      `select said_raining as said from rain_report where is_demo and visitor in
         (select visitor from rain_report group by visitor having count(*) = 2) order by cell`,
    );
    await pool.close();
    // Huế lies south of Hà Nội: its cell comes first.
    expect(stored.map(({ said }) => said)).toEqual(rates.map((rate) => (rate ?? 0) >= 0.1));
    expect(rates.map((rate) => (rate ?? 0) >= 0.1)).toEqual([true, false]);
  });

  it('thanks without a script, is operable by keyboard, and fits small screens and large letters', async () => {
    const page = await journey.browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });
    await page.goto(`${journey.portal.origin}/weather-da-lat-lam-dong/now`);
    await page
      .getByRole('form', { name: /Is it raining where you are/ })
      .getByRole('button', { name: 'Yes' })
      .focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/reported=rain/);
    expect(await page.getByText('Noted: it is raining.').isVisible()).toBe(true);
    await page.close();
    for (const colorScheme of ['light', 'dark'] as const) {
      const seen = await journey.browser.newPage({ colorScheme, viewport: { width: 360, height: 700 } });
      for (const path of [`${PATH}?reported=full`, '/weather-report?lang=en']) {
        await seen.goto(journey.portal.origin + path);
        expect(await listViolations(seen, { skipsFrame: true })).toEqual([]);
        await seen.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        const line = seen.locator('#rain-report, #readers');
        expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      }
      await seen.close();
    }
  });
});
