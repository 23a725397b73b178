import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULE_KINDS } from '@portal/domain/alert/rule-kind.table';
import { findStationCode } from '@portal/domain/geo/station-cell';
import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { NATIONAL_GRID } from '@portal/forecast/radar/rain-rate-field';
import { insertFrame, updateNowcast } from '@portal/forecast/radar/store/insert-frame';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForecast } from '../../apps/portal/src/compose/open-forecast.ts';
import { readConfig } from '../../apps/portal/src/config.ts';
import { toRasterCell } from '../../apps/portal/src/features/alerts/evaluate/ceilings.ts';
import { evaluateRules } from '../../apps/portal/src/features/alerts/evaluate/evaluate-rules.ts';
import { createRuleReader } from '../../apps/portal/src/features/alerts/evaluate/read-rules.ts';
import { createObservedReader } from '../../apps/portal/src/features/alerts/outcomes/read-observed.ts';
import { findQuietHours } from '../../apps/portal/src/features/alerts/own/alert-settings.ts';
import type { PreviewNeeds } from '../../apps/portal/src/features/alerts/preview/needs.ts';
import { createPlaces } from '../../apps/portal/src/features/places/service.ts';
import { START } from '../accounts/account-server.ts';
import { DA_NANG, locatePoint, openAlertServer } from './alert-server.ts';
import { NO_BOUNDS } from './play-rain.ts';

const STEP_SECONDS = 600;
const HOURS = 6;
const [embedded] = listDatabaseServers();

/** Showers that drift eastward over Đà Nẵng: distance from the place at the start, radius (both in cells), and rate. */
const SHOWERS = [
  { ahead: 40, below: 0, reach: 9, rate: 6 },
  { ahead: 105, below: 2, reach: 7, rate: 9 },
  // Passes beside the place and fades on its way.
  { ahead: 170, below: 16, reach: 8, rate: 12 },
];
const CELLS_A_STEP = 5;

function drawFrame(step: number): Float32Array {
  const { columns, rows } = NATIONAL_GRID;
  const rainMmh = new Float32Array(columns * rows);
  const cell = toRasterCell(findStationCode(DA_NANG) as number);
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  for (const { ahead, below, reach, rate } of SHOWERS)
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1) {
        const distance = Math.hypot(x, y);
        const at = [row + below + y, column - ahead + CELLS_A_STEP * step + x] as const;
        if (distance > reach || at[0] < 0 || at[0] >= rows || at[1] < 0 || at[1] >= columns) continue;
        rainMmh[at[0] * columns + at[1]] = rate * (1 - distance / (reach + 1));
      }
  return rainMmh;
}

if (embedded === undefined) throw new Error('there is a database');

describe('the preview of a rule', () => {
  let portal: Awaited<ReturnType<typeof openAlertServer>>;
  let folder: string;
  let close: () => void;
  let readSight: ReturnType<typeof openForecast>['alerts']['readSight'];
  const preview: { needs: PreviewNeeds | null } = { needs: null };
  const ask = (body: unknown, options: object = {}) =>
    portal.call('POST', '/api/v1/rules/preview', { body, ...options });
  const RULE = { kind: 'rain', threshold: 1, leadMinutes: 30 };

  beforeAll(async () => {
    portal = await openAlertServer(embedded, { findPreview: () => preview.needs });
    folder = mkdtempSync(join(tmpdir(), 'preview-'));
    for (let step = 0; step < 6 * HOURS; step += 1) {
      const at = START + step * STEP_SECONDS;
      insertFrame(folder, 'radar', { at, grid: NATIONAL_GRID, rainMmh: drawFrame(step) }, at);
      updateNowcast(folder, 'radar', at);
    }
    const store = openWeatherStore(folder);
    close = () => store.close();
    const locate = (query: Parameters<typeof locatePoint>[0]) => ({
      ...locatePoint(query),
      displayName: { main: 'Hải Châu', secondary: '' },
    });
    // No model behind the radar: forecasts come from its frames alone.
    const demo = () => false;
    const clock = () => portal.world.now;
    const known = { store, places: { ...createPlaces(), locate }, clock, demo, warn: () => undefined };
    const forecast = openForecast(readConfig({ DATA_DIR: folder }), known);
    readSight = forecast.alerts.readSight;
    preview.needs = { ...forecast.preview, clock, locate, readObserved: createObservedReader({ ...forecast, demo }) };
  });
  afterAll(async () => {
    close();
    rmSync(folder, { recursive: true });
    await portal.close();
  });

  const FIELDS: readonly [string, object][] = [
    ['by its rate', {}],
    ['by a chance', { chance: 50 }],
    ['with a longer lead', { leadMinutes: 60 }],
    ['with a quiet hour', { quietHours: { from: 9, to: 11 } }],
  ];
  it.each(chooseSample(FIELDS, 4))(
    'says of the past what live alerts sent over the same frames: %s',
    async (_how, fields) => {
      const mine = await portal.restart();
      await portal.deliver();
      await portal.database.query('update account set email_verified_at = $1', [START]);
      const own = (path: string, body: object) =>
        portal.call('POST', `/api/v1/me/${path}`, { token: mine.token, body: { ...body } });
      const place = (await own('places', { name: 'Hải Châu', ...DA_NANG })).body;
      const channel = (await own('channels', { kind: 'email', address: mine.email, agreed: true })).body;
      await portal.givePlan(mine.email, 'package-1');
      const rule = { ...RULE, ...fields };
      const made = await own('rules', { ...rule, placeIds: [place.id], channelIds: [channel.id] });
      expect(made.status).toBe(201);
      const { database } = portal;
      const rules = createRuleReader(database, () => portal.world.now);
      const findPaused = async () => new Set<string>();
      for (let step = 0; step < 6 * HOURS; step += 1) {
        portal.world.now = START + step * STEP_SECONDS;
        const needs = {
          database,
          rules,
          readSight,
          findPaused,
          findQuietHours: (ids: readonly string[]) => findQuietHours(database, ids),
          isRadarStale: () => false,
          readCeilings: () => NO_BOUNDS,
        };
        await evaluateRules(needs, { now: portal.world.now, kinds: new Set(RULE_KINDS) });
      }
      const sent = await database.query<{ at: number; content: { first: string; more: string[] } }>(
        `select created_at as at, content from alert_message where kind = 'start' and state = 'queued' order by created_at`,
      );
      portal.world.now = START + HOURS * 3600;
      const { status, body } = await ask({ ...DA_NANG, rule });
      expect(status).toBe(200);
      expect(
        body.past.messages.map(({ at, text }: { at: string; text: string }) => [Date.parse(at) / 1000, text]),
      ).toEqual(sent.map(({ at, content }) => [at, [content.first, ...content.more].join(' ')]));
      expect(body.past.messages.length).toBeGreaterThan(0);
    },
  );

  it('says how each turned out, what was missed, and from when on that is known', async () => {
    portal.world.now = START + HOURS * 3600;
    const { body } = await ask({ ...DA_NANG, rule: RULE });
    expect(body.knownFrom).toBe('2026-11-25T09:10:00+07:00');
    expect(body.past).toMatchObject({ right: 2, unknown: 0, missed: [] });
    expect(body.past.messages.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      expect.arrayContaining(['right', 'right']),
    );
    expect(body.past.events.length).toBeGreaterThanOrEqual(2);
    expect(body.next).toEqual([]);
    expect(body.days.length).toBeGreaterThanOrEqual(15);
  });

  it('is for guests, and knows nothing where nobody saw anything', async () => {
    const far = await ask({ lat: 8.65, lng: 111.92, rule: RULE });
    expect(far).toMatchObject({ status: 200, body: { knownFrom: null, past: { messages: [], events: [] }, next: [] } });
  });

  it('takes every kind of rule', async () => {
    for (const [kind, threshold] of [
      ['rainChance', 60],
      ['thunder', 2],
      ['lightning', 10],
      ['gust', 15],
      ['temperature', 35],
      ['officialWarning', 2],
      ['drying', 24],
      ['heat', 30.5],
    ])
      expect((await ask({ ...DA_NANG, rule: { kind, threshold } })).status).toBe(200);
  });

  it.each<[string, unknown, string[]]>([
    ['no rule', { ...DA_NANG }, ['rule']],
    ['no place', { rule: RULE }, ['lat', 'lng']],
    ['a rate of nothing', { ...DA_NANG, rule: { ...RULE, threshold: 0 } }, ['rule.threshold']],
    ['three hours and a minute', { ...DA_NANG, rule: { ...RULE, leadMinutes: 181 } }, ['rule.leadMinutes']],
    ['an unknown kind', { ...DA_NANG, rule: { kind: 'snow' } }, ['rule.kind']],
  ])('refuses %s with the name of the field', async (_what, body, paths) => {
    const reply = await ask(body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(paths);
  });

  it('is refused outside the coverage, and to who asks too often', async () => {
    expect((await ask({ lat: 48, lng: 2, rule: RULE })).status).toBe(404);
    const cheap = { ...DA_NANG, rule: { kind: 'officialWarning', threshold: 2 } };
    const replies = [];
    for (let call = 0; call < 31; call += 1) replies.push((await ask(cheap, { from: '192.0.2.7' })).status);
    expect(replies).toEqual([...Array(30).fill(200), 429]);
    expect((await ask(cheap, { from: '192.0.2.8' })).status).toBe(200);
  });
});
