import { DEFAULT_QUIET_HOURS, RULE_KINDS } from '@portal/domain/alert/alert-rule';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { STEP_SECONDS, STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AlertDeliveryNeeds,
  deliverDueAlerts,
} from '../../apps/portal/src/features/alerts/delivery/deliver-alerts.ts';
import type { Ceilings } from '../../apps/portal/src/features/alerts/evaluate/ceilings.ts';
import { type EvaluationNeeds, evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import type { PlaceSight } from '../../apps/portal/src/features/alerts/evaluate/outlook.ts';
import { createRuleReader } from '../../apps/portal/src/features/alerts/evaluate/read-rules.ts';
import { findPaused } from '../../apps/portal/src/features/alerts/find-paused.ts';
import { START } from '../accounts/account-server.ts';
import { DA_NANG, HA_NOI, locatePoint, openAlertServer } from './alert-server.ts';

type Portal = Awaited<ReturnType<typeof openAlertServer>>;

/** 09:00 on 25 November: as the accounts' clock of the tests. */
const minutesFromStart = (minutes: number) => START + 60 * minutes;

describe.each(listDatabaseServers())('alerts on $name', (server) => {
  let portal: Portal;
  let mine: Awaited<ReturnType<Portal['register']>>;
  /** Rain at the places of the tests, mm/h by the minute from the start. */
  let rain: (point: LatLng, minute: number) => number;
  let isStale = false;
  let isDemo = false;

  const readSight = (point: LatLng): PlaceSight => {
    const baseAt = portal.world.now - (portal.world.now % STEP_SECONDS);
    return {
      place: locatePoint(point),
      basis: 'radar',
      slices: Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => {
        const fromAt = baseAt + step * STEP_SECONDS;
        const rainMmh = rain(point, (fromAt - START) / 60);
        return { fromAt, toAt: fromAt + STEP_SECONDS, rainMmh, chancePercent: rainMmh > 0 ? 90 : 5, thunder: null };
      }),
      findChances: () => [],
      hours: [],
      strokeKm: null,
      listWarnings: () => [],
      issued: { demo: isDemo } as PlaceSight['issued'],
    };
  };
  /** Nothing is left out: the bounds themselves are tested beside them. */
  const NO_BOUNDS: Ceilings = {
    rain: () => 99,
    likelyRain: () => 99,
    chance: () => 100,
    mayThunder: () => true,
    gust: () => 99,
    strokeKm: () => 0,
  };

  function makeEvaluation(): EvaluationNeeds {
    const { database } = portal;
    return {
      database,
      rules: createRuleReader(database),
      readCeilings: () => NO_BOUNDS,
      readSight,
      isRadarStale: () => isStale,
      findPaused: (ids) => findPaused({ database, findPlan: portal.ledger.find }, ids),
    };
  }
  let evaluation: EvaluationNeeds;
  const evaluate = (needs = evaluation) => evaluateRules(needs, { now: portal.world.now, kinds: new Set(RULE_KINDS) });

  const delivery = (): AlertDeliveryNeeds => ({
    ...portal.people,
    weatherClock: () => portal.world.now,
    isSandbox: () => false,
    findPlan: portal.ledger.find,
    publicUrl: 'https://portal.example',
  });
  const deliver = (needs: Partial<AlertDeliveryNeeds> = {}) =>
    deliverDueAlerts({ ...delivery(), ...needs }, new AbortController().signal);

  /** Moves the clock by tens of minutes, evaluating and delivering at each. Returns what was sent and when. */
  async function play(minutes: number): Promise<string[]> {
    const until = portal.world.now + minutes * 60;
    const told: string[] = [];
    for (;;) {
      portal.letters.length = 0;
      portal.texts.length = 0;
      await evaluate();
      await deliver();
      const minute = (portal.world.now - START) / 60;
      told.push(...portal.letters.map(({ subject }) => `${minute} mail ${subject}`));
      told.push(...portal.texts.map(({ text }) => `${minute} text ${text}`));
      if (portal.world.now >= until) return told;
      portal.world.now += STEP_SECONDS;
    }
  }

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
    portal.call(method, `/api/v1/me/${path}`, { token: mine.token, ...(body === undefined ? {} : { body }) });
  const readLog = async () => (await call('GET', 'messages')).body.items;

  /** A place, the owner's own verified mail, and a rule. */
  async function setUp(fields: object = {}, point: LatLng = DA_NANG) {
    await portal.database.query('update account set email_verified_at = $1', [START]);
    const place = (await call('POST', 'places', { name: 'Hải Châu', ...point })).body;
    const channel = (await call('POST', 'channels', { kind: 'email', address: mine.email, agreed: true })).body;
    const targets = { placeIds: [place.id], channelIds: [channel.id] };
    const reply = await call('POST', 'rules', { kind: 'rain', threshold: 1, leadMinutes: 30, ...targets, ...fields });
    expect(reply.status).toBe(201);
    return { place, channel, rule: reply.body };
  }

  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    portal.world.now = START;
    await portal.database.query('truncate account cascade');
    await portal.database.query('truncate account_name, do_not_contact, alert_stop_code, outbox_message');
    mine = await portal.register();
    await portal.deliver();
    portal.letters.length = 0;
    evaluation = makeEvaluation();
    [isStale, isDemo] = [false, false];
    rain = (_point, minute) => (minute >= 60 && minute < 100 ? 4 : 0);
  });

  it('tell of rain at the right minute, once, and of its end', async () => {
    const { rule, place } = await setUp();
    expect(await play(150)).toEqual(['30 mail Hải Châu: sắp mưa', '120 mail Hải Châu: đã qua']);
    const log = await readLog();
    expect(log).toMatchObject([
      { event: { kind: 'end' }, state: 'sent' },
      {
        ruleId: rule.id,
        placeId: place.id,
        event: { kind: 'start', at: '2026-11-25T10:00:00+07:00' },
        text: expect.stringContaining('Hải Châu: mưa vừa từ khoảng 10:00.'),
        channel: 'email',
        state: 'sent',
        reason: null,
        sentAt: '2026-11-25T09:30:00+07:00',
      },
    ]);
    expect(log[0].event.key).toBe(log[1].event.key);
    expect((await call('GET', 'rules')).body.items[0].lastMessageAt).toBe('2026-11-25T11:00:00+07:00');
  });

  it('are letters in two forms that one press stops, in one thread', async () => {
    await setUp();
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    const [start] = portal.letters;
    expect(start).toMatchObject({
      to: mine.email,
      text: expect.stringContaining('Hải Châu: mưa vừa từ khoảng 10:00.'),
      html: expect.stringContaining('Hải Châu: mưa vừa từ khoảng 10:00.'),
      unsubscribeUrl: expect.stringMatching(/^https:\/\/portal\.example\/unsubscribe\?c=[a-z2-9]{8}$/),
    });
    expect(start?.threadId).toBeUndefined();
    rain = (_point, minute) => (minute >= 60 && minute < 100 ? 20 : 0);
    portal.world.now += STEP_SECONDS;
    await evaluate();
    await deliver();
    expect(portal.letters[1]).toMatchObject({ threadId: start?.id, subject: 'Hải Châu: mạnh lên' });
  });

  it('come once however many workers evaluate and deliver, also after a restart', async () => {
    await setUp();
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await evaluate(makeEvaluation());
    await evaluate(makeEvaluation());
    const counts = await Promise.all([deliver(), deliver(), deliver()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    portal.world.now += STEP_SECONDS;
    await evaluate(makeEvaluation());
    await deliver();
    expect(portal.letters).toHaveLength(1);
  });

  it('watch a way along its points', async () => {
    rain = ({ lat }, minute) => (lat > 20 && minute >= 60 && minute < 80 ? 4 : 0);
    await setUp();
    expect(await play(60)).toEqual([]);
    const way = (await call('POST', 'places', { name: 'Đường về', points: [DA_NANG, HA_NOI] })).body;
    const { body: channels } = await call('GET', 'channels');
    await call('POST', 'rules', {
      kind: 'rain',
      threshold: 1,
      leadMinutes: 30,
      placeIds: [way.id],
      channelIds: [channels.items[0].id],
    });
    expect(await play(0)).toEqual(['60 mail Đường về: sắp mưa']);
  });

  it('follow a rule that was changed, moved or taken away', async () => {
    const { rule, place } = await setUp();
    await evaluate();
    await call('PATCH', `rules/${rule.id}`, { threshold: 10 });
    portal.world.now = minutesFromStart(30);
    await evaluate();
    expect(await readLog()).toEqual([]);
    await call('PATCH', `rules/${rule.id}`, { threshold: 1 });
    await call('PATCH', `places/${place.id}`, { ...HA_NOI });
    rain = ({ lat }, minute) => (lat > 20 && minute >= 60 ? 4 : 0);
    portal.world.now = minutesFromStart(40);
    await evaluate();
    expect(await readLog()).toHaveLength(1);
    await call('DELETE', `rules/${rule.id}`);
    portal.world.now = minutesFromStart(50);
    rain = () => 60;
    await evaluate();
    expect(await readLog()).toHaveLength(1);
  });

  it.each([
    ['quiet hours', { quietHours: { from: 9, to: 12 } }, 'quiet'],
    ['nothing', {}, null],
  ])('heed %s', async (_what, fields, reason) => {
    await setUp(fields);
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    expect(await readLog()).toMatchObject([{ state: reason === null ? 'sent' : 'withheld', reason }]);
    expect(portal.letters).toHaveLength(reason === null ? 1 : 0);
    expect(DEFAULT_QUIET_HOURS).toEqual({ from: 22, to: 6 });
  });

  it('count events a day by days in Vietnam', async () => {
    await setUp({ maxPerDay: 1, pauseMinutes: 0, quietHours: { from: 0, to: 0 } });
    // 23:30 and 00:30: two events of one night, on two days.
    portal.world.now = Date.parse('2026-11-25T20:00:00+07:00') / 1000;
    rain = (_point, minute) => {
      const hour = (9 * 60 + minute) / 60;
      return (hour >= 21 && hour < 21.5) || (hour >= 23 && hour < 23.5) || (hour >= 24.5 && hour < 25) ? 4 : 0;
    };
    await play(5 * 60);
    const starts = (await readLog()).filter(({ event }: { event: { kind: string } }) => event.kind === 'start');
    expect(
      starts.map((one: { event: { at: string }; state: string; reason: string }) => [one.event.at, one.reason]),
    ).toEqual([
      ['2026-11-26T00:30:00+07:00', null],
      ['2026-11-25T23:00:00+07:00', 'limit'],
      ['2026-11-25T21:00:00+07:00', null],
    ]);
  });

  it('withhold what an old radar would say, and tell why', async () => {
    await setUp();
    isStale = true;
    portal.world.now = minutesFromStart(30);
    await evaluate();
    expect(await readLog()).toMatchObject([{ state: 'withheld', reason: 'stale' }]);
  });

  it('of invented weather reach sandboxes only', async () => {
    await setUp();
    isDemo = true;
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    expect(await readLog()).toMatchObject([
      { state: 'withheld', reason: 'demo', text: expect.stringContaining('Số liệu minh họa.') },
    ]);
    await portal.database.query("update alert_message set state = 'queued', reason = null");
    await deliver({ isSandbox: () => true });
    expect(portal.letters).toHaveLength(1);
  });

  it('stop at once by the link of a text message, the header of a letter, and nothing but a post', async () => {
    await setUp();
    const [{ code = '' } = {}] = await portal.database.query<{ code: string }>('select code from alert_stop_code');
    const short = await portal.call('GET', `/t/${code}`);
    expect([short.status, short.headers.location]).toEqual([302, `/huy-nhan-tin?c=${code}`]);
    expect((await call('GET', 'channels')).body.items).toMatchObject([{ active: true }]);
    const header = await portal.call('POST', `/unsubscribe?c=${code}`, {
      body: { 'List-Unsubscribe': 'One-Click' },
      form: true,
    });
    expect(header.status).toBe(200);
    expect((await call('GET', 'channels')).body.items).toMatchObject([{ active: false }]);
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    expect(portal.letters).toEqual([]);
    const ways = await portal.database.query<{ way: string }>('select way from consent where not given');
    expect(ways).toEqual([{ way: 'letterHeader' }]);
    const button = await portal.call('POST', `/huy-nhan-tin?c=${code}`, { body: {}, form: true });
    expect([button.status, button.headers.location]).toEqual([303, '/huy-nhan-tin?done=yes']);
    const unknown = await portal.call('POST', '/unsubscribe?c=zzzzzzzz', { body: {}, form: true });
    expect(unknown.headers.location).toBe('/unsubscribe?done=unknown');
  });

  it('that wait are withheld when their receiver has stopped, is blocked or was never verified', async () => {
    const { channel } = await setUp();
    portal.world.now = minutesFromStart(30);
    await evaluate();
    const withhold = async (change: string) => {
      await portal.database.query(`update alert_message set state = 'queued', reason = null, lease_until = null`);
      await portal.database.query(change);
      await deliver();
      return (await readLog())[0].reason;
    };
    expect(await withhold('update alert_channel set verified_at = null')).toBe('unverified');
    await portal.database.query('update alert_channel set verified_at = 1');
    await call('PATCH', `channels/${channel.id}`, { active: false });
    expect(await withhold('select 1')).toBe('noConsent');
    await call('PATCH', `channels/${channel.id}`, { active: true });
    const block = `insert into do_not_contact select get_byte(sha256(convert_to(address, 'UTF8')), 0),
      sha256(convert_to(address, 'UTF8')), 'all', 1 from alert_channel`;
    expect(await withhold(block)).toBe('doNotContact');
    expect(portal.letters).toEqual([]);
  });

  it('are tried again while their provider is away, and withheld when they would come too late', async () => {
    await setUp();
    portal.world.now = minutesFromStart(30);
    await evaluate();
    const away = async () => 'ECONNREFUSED';
    await deliver({ sendMail: away as never });
    expect(await readLog()).toMatchObject([{ state: 'queued' }]);
    portal.world.now = minutesFromStart(35);
    await deliver();
    expect(await readLog()).toMatchObject([{ state: 'sent', sentAt: '2026-11-25T09:35:00+07:00' }]);
    await portal.database.query("update alert_message set state = 'queued', due_at = 0");
    portal.world.now = minutesFromStart(61);
    await deliver();
    expect(await readLog()).toMatchObject([{ state: 'withheld', reason: 'expired' }]);
    expect(portal.letters).toHaveLength(1);
  });

  it('by text are as many a day as the plan has, also with workers side by side', async () => {
    await portal.givePlan(mine.email, 'happy-rain');
    await setUp();
    const phone = (await call('POST', 'channels', { kind: 'sms', address: '0912345678', agreed: true })).body;
    await portal.database.query('update alert_channel set verified_at = 1');
    const [rule] = (await call('GET', 'rules')).body.items;
    await call('PATCH', `rules/${rule.id}`, { channelIds: [phone.id], pauseMinutes: 0 });
    for (let event = 0; event < 5; event += 1) {
      portal.world.now = minutesFromStart(event * 100 + 30);
      const from = event * 100 + 60;
      rain = (_point, minute) => (minute >= from && minute < from + 20 ? 4 : 0);
      await evaluate();
      portal.world.now = minutesFromStart(event * 100 + 40);
    }
    await portal.database.query(
      `update alert_message set state = 'queued', due_at = 0, expires_at = $1 where kind = 'start'`,
      [portal.world.now + 3600],
    );
    const rows = await portal.database.query<{ id: string }>("select id from alert_message where kind = 'start'");
    expect(rows.length).toBeGreaterThanOrEqual(1);
    // As many more of the same kind as a stormy day has.
    await portal.database.query(
      `insert into alert_message select (jsonb_populate_record(null::alert_message, to_jsonb(message) || jsonb_build_object(
         'id', gen_random_uuid(), 'opened_at', message.opened_at + number))).*
       from (select * from alert_message where kind = 'start' limit 1) as message, generate_series(1, 6) as number`,
    );
    await Promise.all([deliver(), deliver()]);
    expect(portal.texts).toHaveLength(3);
    expect(new Set(portal.texts.map(({ id }) => id)).size).toBe(3);
    const { limit } = Object.fromEntries(
      (
        await portal.database.query<{ reason: string; count: number }>(
          "select coalesce(reason, 'sent') as reason, count(*)::int from alert_message group by 1",
        )
      ).map(({ reason, count }) => [reason, count]),
    );
    expect(limit).toBeGreaterThanOrEqual(4);
  });

  it('carry neither sessions nor addresses of the account, and their reader’s word stands beside the outcome', async () => {
    await setUp();
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    const [letter] = portal.letters;
    for (const secret of [mine.token, mine.email, await portal.findAccountId(mine.email)])
      expect(`${letter?.text}${letter?.html}`).not.toContain(secret);
    const [message] = await readLog();
    expect((await call('PATCH', `messages/${message.id}`, { happened: 'yes' })).status).toBe(400);
    expect((await call('PATCH', `messages/${message.id}`, { happened: false })).body).toMatchObject({
      happened: false,
      outcome: null,
    });
  });
});
