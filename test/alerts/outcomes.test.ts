import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { START } from '../accounts/account-server.ts';
import { DA_NANG, HA_NOI, openAlertServer } from './alert-server.ts';
import { playRain, type RainCourse } from './play-rain.ts';

type Portal = Awaited<ReturnType<typeof openAlertServer>>;

describe.each(listDatabaseServers())('outcomes on $name', (server) => {
  let portal: Portal;
  let mine: Awaited<ReturnType<Portal['register']>>;
  /** Forecast and actual rain, by the minute from 09:00. */
  let forecast: RainCourse;
  let seen: RainCourse;
  let sky: ReturnType<typeof playRain>;

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    portal.call(method, `/api/v1/me/${path}`, { token: mine.token, ...(body === undefined ? {} : { body }) });
  const readLog = async (): Promise<Record<string, unknown>[]> => (await call('GET', 'messages')).body.items;

  /** A rule at Hải Châu, or at a place of its own. */
  async function setUp(fields: object = {}, point?: object) {
    await portal.database.query('update account set email_verified_at = $1', [START]);
    const [known] = (await call('GET', 'places')).body.items;
    const place = known ?? (await call('POST', 'places', { name: 'Hải Châu', ...(point ?? DA_NANG) })).body;
    await call('POST', 'channels', { kind: 'email', address: mine.email, agreed: true });
    const [channel] = (await call('GET', 'channels')).body.items;
    const targets = { placeIds: [place.id], channelIds: [channel.id] };
    const reply = await call('POST', 'rules', { kind: 'rain', threshold: 1, leadMinutes: 30, ...targets, ...fields });
    expect(reply.status).toBe(201);
    return { place, rule: reply.body };
  }

  /** Moves the clock by ten minutes at a time and evaluates at each step. */
  async function playTo(minute: number, worker = sky.openWorker()) {
    for (; portal.world.now < START + 60 * minute; portal.world.now += STEP_SECONDS) await worker.evaluate();
    await worker.evaluate();
    return worker;
  }

  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    mine = await portal.restart();
    forecast = (minute) => (minute >= 60 && minute < 100 ? 4 : 0);
    seen = forecast;
    sky = playRain(portal, {
      startAt: START,
      forecast: (minute, point) => forecast(minute, point),
      seen: (minute, point) => seen(minute, point),
    });
  });

  it('come sixty minutes after the event, with when it was seen and how strong', async () => {
    seen = (minute) => (minute >= 70 && minute < 100 ? 7 : 0);
    await setUp();
    const worker = await playTo(150);
    portal.world.now = START + 60 * 159;
    await worker.rate();
    expect((await readLog()).map(({ outcome }) => outcome)).toEqual([null, null]);
    portal.world.now = START + 60 * 160;
    await worker.rate();
    expect(await readLog()).toMatchObject([
      { event: { kind: 'end' }, outcome: null, observed: null },
      { event: { kind: 'start' }, outcome: 'right', observed: { at: '2026-11-25T10:10:00+07:00', peak: 7 } },
    ]);
  });

  it.each<[string, RainCourse, string]>([
    ['wrong where it was watched and stayed dry', () => 0, 'wrong'],
    ['unknown where nobody watched', (minute) => (minute < 50 ? 0 : null), 'unknown'],
    ['right where it came within half an hour after it was told to end', (minute) => (minute === 120 ? 1 : 0), 'right'],
  ])('are %s', async (_what, course, outcome) => {
    seen = course;
    await setUp();
    const worker = await playTo(30);
    portal.world.now = START + 60 * 200;
    await worker.rate();
    expect(await readLog()).toMatchObject([{ outcome, happened: null }]);
  });

  it('stay as they are beside the word of the reader, however many workers rate', async () => {
    await setUp();
    await playTo(30);
    portal.world.now = START + 60 * 200;
    await Promise.all([sky.openWorker().rate(), sky.openWorker().rate()]);
    const [message] = await readLog();
    expect((await call('PATCH', `messages/${message?.id}`, { happened: false })).body).toMatchObject({
      outcome: 'right',
      happened: false,
    });
    seen = () => 0;
    await sky.openWorker().rate();
    expect(await readLog()).toMatchObject([{ outcome: 'right', happened: false }]);
  });

  it('go by the rule as it was when its message was written', async () => {
    const { rule } = await setUp();
    const worker = await playTo(30);
    await call('PATCH', `rules/${rule.id}`, { threshold: 50 });
    portal.world.now = START + 60 * 200;
    await worker.rate();
    expect(await readLog()).toMatchObject([{ outcome: 'right' }]);
  });

  it('of gusts are unknown: nothing measures them at a place', async () => {
    await setUp({ kind: 'gust', threshold: 15 });
    const gusty = playRain(portal, { startAt: START, forecast, seen });
    const worker = gusty.openWorker();
    await worker.evaluate();
    expect(await readLog()).toEqual([]);
    await portal.database.query(
      `insert into alert_message (bucket, account_id, id, rule_id, place_id, opened_at, kind, event_at, language, content,
         issued, is_demo, state, due_at, expires_at, created_at, outcome_due_at)
       select bucket, account_id, id, id, id, 0, 'start', 0, 'vi', '{"first": "", "more": []}', '{}', false, 'sent', 0, 0, 0, $1
       from alert_rule`,
      [START],
    );
    await worker.rate();
    expect(await readLog()).toMatchObject([{ outcome: 'unknown', observed: null }]);
  });

  describe('what was missed', () => {
    beforeEach(() => {
      forecast = () => 0;
      seen = (minute) => (minute >= 60 && minute < 100 ? (minute === 80 ? 12 : 4) : 0);
    });

    it('is one row of the log, an hour after it ended, however many workers look and however often', async () => {
      await setUp({ leadMinutes: 5 });
      const worker = sky.openWorker();
      portal.world.now = START + 60 * 159;
      await worker.findMissed(START);
      expect(await readLog()).toEqual([]);
      portal.world.now = START + 60 * 160;
      await Promise.all([worker.findMissed(START), sky.openWorker().findMissed(START)]);
      await sky.openWorker().findMissed(START + 60 * 30);
      expect(await readLog()).toMatchObject([
        {
          event: { kind: 'start', at: '2026-11-25T10:00:00+07:00' },
          text: 'Hải Châu: mưa từ 10:00, to nhất 12 mm/giờ lúc 10:20. Chúng tôi đã không báo trước.',
          state: 'none',
          channel: null,
          sentAt: null,
          outcome: 'missed',
          observed: { at: '2026-11-25T10:00:00+07:00', peak: 12 },
        },
      ]);
    });

    it('is found once where a late frame moves its begin', async () => {
      await setUp();
      portal.world.now = START + 60 * 160;
      await sky.openWorker().findMissed(START);
      seen = (minute) => (minute >= 50 && minute < 100 ? 4 : 0);
      await sky.openWorker().findMissed(START);
      expect(await readLog()).toHaveLength(1);
    });

    it('continues where it was left, and looks at nothing twice', async () => {
      await setUp();
      portal.world.now = START + 60 * 160;
      expect(await sky.openWorker().findMissed(START)).toBe(START + 60 * 100);
      await portal.database.query('delete from alert_message');
      portal.world.now = START + 60 * 170;
      await sky.openWorker().findMissed(START + 60 * 100);
      expect(await readLog()).toEqual([]);
    });

    it('is nothing that was announced, withheld, or outside the hours of its rule', async () => {
      forecast = seen;
      await setUp();
      await setUp({ quietHours: { from: 9, to: 10 } });
      await setUp({ hours: { from: 12, to: 20 } });
      await playTo(160);
      await sky.openWorker().findMissed(START);
      const log = await readLog();
      expect(log.filter(({ state }) => state === 'none')).toEqual([]);
      expect(log.filter(({ reason }) => reason === 'quiet')).toHaveLength(1);
    });

    it('is nothing of rules that were made or changed later, are off, or have no channel', async () => {
      const { rule } = await setUp();
      await call('PATCH', `rules/${rule.id}`, { channelIds: [] });
      const { rule: off } = await setUp();
      await call('PATCH', `rules/${off.id}`, { active: false });
      portal.world.now = START + 60 * 70;
      await setUp();
      portal.world.now = START + 60 * 160;
      await sky.openWorker().findMissed(START);
      expect(await readLog()).toEqual([]);
    });

    it('is looked for along a way, at any of its points', async () => {
      const rain = seen;
      seen = (minute, { lat }) => (lat > 20 ? rain(minute, HA_NOI) : 0);
      await setUp({}, { points: [DA_NANG, HA_NOI] });
      portal.world.now = START + 60 * 160;
      await sky.openWorker().findMissed(START);
      expect(await readLog()).toMatchObject([{ outcome: 'missed', observed: { peak: 12 } }]);
    });
  });
});
