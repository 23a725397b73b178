import { DEFAULT_QUIET_HOURS } from '@portal/domain/alert/alert-rule';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { STEP_SECONDS, STEPS_AHEAD } from '@portal/domain/weather/rain-course';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { deliverChannel } from '../../apps/portal/src/features/alerts/delivery/deliver-channel.ts';
import type { DeliveryNeeds } from '../../apps/portal/src/features/alerts/delivery/needs.ts';
import type { Ceilings } from '../../apps/portal/src/features/alerts/evaluate/ceilings.ts';
import { type EvaluationNeeds, evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import type { PlaceSight } from '../../apps/portal/src/features/alerts/evaluate/outlook.ts';
import { createRuleReader } from '../../apps/portal/src/features/alerts/evaluate/read-rules.ts';
import { describeNextTrigger } from '../../apps/portal/src/features/alerts/evaluate/write-alert.ts';
import { findQuietHours } from '../../apps/portal/src/features/alerts/own/alert-settings.ts';
import { findPausedOf } from '../../apps/portal/src/features/alerts/own/rules.ts';
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
      isOutsideRadar: false,
      slices: Array.from({ length: 1 + STEPS_AHEAD }, (_, step) => {
        const fromAt = baseAt + step * STEP_SECONDS;
        const rainMmh = rain(point, (fromAt - START) / 60);
        return { fromAt, toAt: fromAt + STEP_SECONDS, rainMmh, chancePercent: rainMmh > 0 ? 90 : 5, thunder: null };
      }),
      findChances: () => [],
      hours: [],
      strokeKm: null,
      findDrying: () => null,
      findHeat: () => null,
      listWarnings: () => [],
      listGates: () => [],
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
      rules: createRuleReader(database, () => portal.world.now),
      readCeilings: () => NO_BOUNDS,
      readSight,
      isRadarStale: () => isStale,
      findPaused: (ids) => findPausedOf({ database, findPlan: portal.ledger.find, listCounted }, ids),
      findQuietHours: (ids) => findQuietHours(database, ids),
    };
  }
  let evaluation: EvaluationNeeds;
  const evaluate = (needs = evaluation) => evaluateRules(needs, { now: portal.world.now, kinds: new Set(RULE_KINDS) });

  const deliver = (isSandbox = false) => {
    const needs: DeliveryNeeds = {
      ...portal.people,
      senders: { email: { send: portal.people.sendMail, isSandbox }, sms: null, zalo: null, push: null, webhook: null },
      clock: () => portal.world.now,
      leaseClock: () => portal.world.now,
      findPaidPlans: portal.ledger.findPaid,
      publicUrl: 'https://portal.example',
      warn: (problem) => void portal.lines.push(problem),
    };
    return deliverChannel(needs, 'email', new AbortController().signal);
  };

  /** Moves the clock by tens of minutes, evaluating and delivering at each. Returns what was sent and when. */
  async function play(minutes: number): Promise<string[]> {
    const until = portal.world.now + minutes * 60;
    const told: string[] = [];
    for (;;) {
      portal.letters.length = 0;
      await evaluate();
      await deliver();
      const minute = (portal.world.now - START) / 60;
      told.push(...portal.letters.map(({ subject }) => `${minute} mail ${subject}`));
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

  /** Somebody in the owner's team who shares a place, with a verified address. */
  async function addMember(placeId: string) {
    const member = await portal.register();
    await call('POST', 'team', { email: member.email, places: [placeId] });
    await portal.invite();
    const token = /token=([\w-]+)/.exec(portal.letters.at(-1)?.text ?? '')?.[1] ?? '';
    await portal.database.query('update account set email_verified_at = $1', [START]);
    const own = { kind: 'email', address: member.email, agreed: true };
    await portal.call('POST', '/api/v1/me/team/join', { token: member.token, body: { token } });
    await portal.call('POST', '/api/v1/me/channels', { token: member.token, body: own });
    return member;
  }

  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    mine = await portal.restart();
    await portal.deliver();
    portal.letters.length = 0;
    evaluation = makeEvaluation();
    [isStale, isDemo] = [false, false];
    rain = (_point, minute) => (minute >= 60 && minute < 100 ? 4 : 0);
  });

  it('heed the quiet hours that their account chose, and the usual ones where it chose none', async () => {
    await setUp();
    expect((await call('PATCH', 'alert-settings', { quietHours: { from: 9, to: 12 } })).status).toBe(200);
    expect(await play(150)).toEqual([]);
    expect(new Set((await readLog()).map(({ reason }: { reason: string }) => reason))).toEqual(new Set(['quiet']));
  });

  it('come at night where their account wants no quiet hours', async () => {
    await setUp();
    await call('PATCH', 'alert-settings', { quietHours: null });
    rain = (_point, minute) => (minute >= 15 * 60 && minute < 15 * 60 + 40 ? 4 : 0);
    portal.world.now = START + 14 * 3600;
    expect((await play(120)).length).toBeGreaterThan(0);
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

  it('are announced by what sets a rule off next, in the words of its message', async () => {
    portal.triggers.find = (question) => describeNextTrigger(readSight, portal.world.now, question);
    await setUp();
    expect((await call('GET', 'rules')).body.items[0].nextTrigger).toBeNull();
    portal.world.now = minutesFromStart(40);
    expect((await call('GET', 'rules')).body.items[0].nextTrigger).toEqual({
      at: '2026-11-25T10:00:00+07:00',
      because: 'Hải Châu: mưa vừa từ khoảng 10:00.',
    });
    delete portal.triggers.find;
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
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    rain = (_point, minute) => (minute >= 60 && minute < 100 ? 20 : 0);
    portal.world.now += STEP_SECONDS;
    await evaluate();
    await deliver();
    expect(portal.letters[1]).toMatchObject({ follows: [start?.id], subject: expect.stringContaining('Hải Châu') });
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
    expect(await play(0)).toEqual(['60 mail Đường về: đang mưa']);
  });

  it('come at once of a rule that is new or changed, which alone is compared', async () => {
    rain = () => 6;
    await setUp();
    const needs = makeEvaluation();
    expect(await evaluate(needs)).toMatchObject({ messages: 1 });
    const evaluateChanged = async () => {
      await needs.rules.refresh();
      const ruleIds = needs.rules.drainChanged();
      const readCeilings = () => {
        throw new Error('the whole country was compared');
      };
      const { asked, messages } = await evaluateRules(
        { ...needs, readCeilings },
        { now: portal.world.now, kinds: new Set(RULE_KINDS), ruleIds },
      );
      return { changed: ruleIds.size, asked, messages };
    };
    expect(await evaluateChanged()).toEqual({ changed: 0, asked: 0, messages: 0 });
    const [{ id, ...fields }] = (await call('GET', 'rules')).body.items;
    portal.world.now += 10;
    expect((await call('POST', 'rules', { ...fields, threshold: 5 })).status).toBe(201);
    expect(await evaluateChanged()).toEqual({ changed: 1, asked: 1, messages: 1 });
    portal.world.now += 10;
    await call('PATCH', `rules/${id}`, { threshold: 50 });
    expect(await evaluateChanged()).toMatchObject({ changed: 1, messages: 0 });
    // What was read a moment ago is read again, and is not new.
    expect(await evaluateChanged()).toEqual({ changed: 0, asked: 0, messages: 0 });
  });

  it('try a channel out by the way of every message, and the log says what became of it', async () => {
    rain = () => 0;
    await setUp();
    const [channel] = (await call('GET', 'channels')).body.items;
    const test = await call('POST', `channels/${channel.id}/test?lang=en`, {});
    expect(test.status).toBe(202);
    expect(test.body).toMatchObject({ ruleId: null, placeId: null, event: { kind: 'test' }, state: 'queued' });
    portal.letters.length = 0;
    expect(await deliver()).toBe(1);
    expect(portal.letters).toMatchObject([{ to: mine.email, text: expect.stringContaining('This is a test') }]);
    expect(await readLog()).toMatchObject([{ id: test.body.id, state: 'sent', reason: null, outcome: null }]);
    await call('PATCH', `channels/${channel.id}`, { active: false });
    expect((await call('POST', `channels/${channel.id}/test`, {})).body.errorCode).toBe('conflict');
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
    await deliver(true);
    expect(portal.letters).toHaveLength(1);
  });

  it('end in silence once their receiver has pressed the button of a letter', async () => {
    await setUp();
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    const [, link = ''] = /<(https:[^>]+)>/.exec(portal.letters[0]?.headers?.['List-Unsubscribe'] ?? '') ?? [];
    const url = new URL(link);
    const reply = await portal.call('POST', url.pathname + url.search, {
      body: { 'List-Unsubscribe': 'One-Click' },
      form: true,
    });
    expect(reply.status).toBe(200);
    expect((await call('GET', 'channels')).body.items).toMatchObject([{ active: false }]);
    rain = () => 60;
    expect(await play(120)).toEqual([]);
  });

  it('reach the members of a team for the places that they were given, as long as plan and owner have them there', async () => {
    await portal.givePlan(mine.email, 'package-1');
    const { place } = await setUp();
    const member = await addMember(place.id);
    const readMembersLog = async (query = '') =>
      (await portal.call('GET', `/api/v1/me/messages${query}`, { token: member.token })).body.items;
    const owner = await portal.findAccountId(mine.email);

    portal.letters.length = 0;
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await deliver();
    expect(portal.letters.map(({ to }) => to).sort()).toEqual([mine.email, member.email].sort());
    expect(await readMembersLog()).toMatchObject([{ placeId: place.id, state: 'sent' }]);
    expect(await readMembersLog(`?owner=${owner}`)).toMatchObject([{ placeId: place.id, state: 'sent' }]);
    expect(await readLog()).toHaveLength(1);

    const [, { id }] = (await call('GET', 'team')).body.items;
    await call('PATCH', `team/${id}`, { places: [] });
    rain = () => 20;
    portal.letters.length = 0;
    portal.world.now += STEP_SECONDS;
    await evaluate();
    await deliver();
    expect(portal.letters.map(({ to }) => to)).toEqual([mine.email]);
    expect(await readMembersLog(`?owner=${owner}`)).toEqual([]);

    await call('PATCH', `team/${id}`, { places: [place.id] });
    await portal.database.query('delete from plan_term');
    rain = (_point, minute) => (minute < 70 ? 20 : 0);
    portal.letters.length = 0;
    for (let minute = 50; minute <= 100; minute += 10) {
      portal.world.now = minutesFromStart(minute);
      await evaluate();
      await deliver();
    }
    expect(portal.letters).toMatchObject([{ to: mine.email, subject: 'Hải Châu: đã qua' }]);
  });

  it('that wait for a member who was removed meanwhile do not leave', async () => {
    await portal.givePlan(mine.email, 'package-1');
    const { place } = await setUp();
    const member = await addMember(place.id);
    portal.world.now = minutesFromStart(30);
    await evaluate();
    await portal.call('DELETE', `/api/v1/me/team/${(await call('GET', 'team')).body.items[1].id}`, {
      token: mine.token,
    });
    portal.letters.length = 0;
    await deliver();
    expect(portal.letters.map(({ to }) => to)).toEqual([mine.email]);
    const { items } = (await portal.call('GET', '/api/v1/me/messages', { token: member.token })).body;
    expect(items).toMatchObject([{ state: 'withheld', reason: 'paused' }]);
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
