import type { DryingDay } from '@portal/domain/agriculture/drying-plan';
import type { HeatReach } from '@portal/domain/heat/heat-reach';
import { STEP_SECONDS } from '@portal/domain/weather/rain-course';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { START } from '../accounts/account-server.ts';
import { DA_NANG, openAlertServer } from './alert-server.ts';
import { playRain } from './play-rain.ts';

type Portal = Awaited<ReturnType<typeof openAlertServer>>;

/** Midnight of the day of the tests, which begin at 09:00. */
const MIDNIGHT = START - 9 * 3600;
const at = (hour: number) => MIDNIGHT + hour * 3600;

/** It dries from 10:00; rain in the hour after that in which to gather. */
const dryingUntil = (gatherHour: number): DryingDay => ({
  startAt: MIDNIGHT,
  verdict: 'good',
  spell: { fromAt: at(10), toAt: at(gatherHour - 0.5) },
  gatherAt: at(gatherHour),
  gatherFor: 'rain',
  endsAt: at(gatherHour + 0.5),
  chancePercent: 45,
  gate: null,
});

describe.each(listDatabaseServers())('rules on drying and heat on $name', (server) => {
  let portal: Portal;
  let mine: Awaited<ReturnType<Portal['register']>>;
  /** The plan of the day, by the minute from 09:00. */
  let plan: (minute: number) => DryingDay | null;
  /** When the day reaches a WBGT, by the minute from 09:00. */
  let heat: (minute: number, limitC: number) => HeatReach | null;

  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    portal.call(method, `/api/v1/me/${path}`, { token: mine.token, ...(body === undefined ? {} : { body }) });

  /** The rule's messages, oldest first, after the clock has moved by tens of minutes. */
  async function play(minutes: number, fields: object = {}): Promise<string[]> {
    await portal.database.query('update account set email_verified_at = $1', [START]);
    const place = (await call('POST', 'places', { name: 'Hải Châu', ...DA_NANG })).body;
    const channel = (await call('POST', 'channels', { kind: 'email', address: mine.email, agreed: true })).body;
    const targets = { placeIds: [place.id], channelIds: [channel.id] };
    const reply = await call('POST', 'rules', {
      kind: 'drying',
      threshold: 24,
      leadMinutes: 30,
      ...targets,
      ...fields,
    });
    expect([reply.status, reply.body.unit]).toEqual([201, reply.body.kind === 'heat' ? '°C' : 'h']);
    const minute = () => (portal.world.now - START) / 60;
    const sky = playRain(portal, {
      startAt: START,
      forecast: () => 0,
      seen: () => 0,
      findDrying: () => plan(minute()),
      findHeat: (limitC) => heat(minute(), limitC),
    });
    const worker = sky.openWorker();
    for (; minute() <= minutes; portal.world.now += STEP_SECONDS) await worker.evaluate();
    const rows = await portal.database.query<{ at: number; first: string }>(
      `select created_at as at, content ->> 'first' as first from alert_message where state = 'queued' order by created_at`,
    );
    return rows.map((row) => `${(Number(row.at) - START) / 60} ${row.first}`);
  }

  beforeAll(async () => {
    portal = await openAlertServer(server);
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    mine = await portal.restart();
    plan = () => null;
    heat = () => null;
  });

  it('say once by when to gather, again when rain comes earlier, and nothing at the end', async () => {
    plan = (minute) => (minute < 120 ? dryingUntil(16.5) : minute < 150 ? dryingUntil(17.5) : dryingUntil(11.5));
    expect(await play(400)).toEqual([
      '40 Hải Châu: phơi được từ 10:00; gom lúa, phủ bạt trước 16:30.',
      '150 Hải Châu: sớm hơn đã báo: gom lúa, phủ bạt ngay.',
    ]);
  });

  it.each<[string, () => DryingDay | null, number]>([
    ['that does not dry', () => null, 24],
    ['that ends later than asked', () => dryingUntil(16.5), 15],
  ])('are silent on a day %s', async (_what, ofDay, threshold) => {
    plan = ofDay;
    expect(await play(120, { threshold })).toEqual([]);
  });

  it('say once from when work must stop in the heat, again only when it comes earlier, and nothing at the end', async () => {
    const hours = [13, 14, 12];
    heat = (minute, limitC) => {
      const fromHour = hours[Math.min(Math.floor(minute / 60), 2)] ?? 0;
      return limitC > 30.5 || minute >= 300 ? null : { fromAt: at(fromHour), toAt: at(15) };
    };
    expect(await play(420, { kind: 'heat', threshold: 30.5 })).toEqual([
      '0 Hải Châu: từ 13:00 nóng đến mức việc nặng phải dừng.',
      '120 Hải Châu: sớm hơn đã báo: từ 12:00 nóng đến mức việc nặng phải dừng.',
    ]);
  });

  it('are silent on a day below their heat', async () => {
    heat = (_minute, limitC) => (limitC > 30.5 ? null : { fromAt: at(13), toAt: at(15) });
    expect(await play(120, { kind: 'heat', threshold: 31 })).toEqual([]);
  });
});
