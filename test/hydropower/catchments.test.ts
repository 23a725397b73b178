import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import type { RadarRain } from '@portal/domain/weather/rain-course';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { HOUR, makeField, makeHeader } from '@portal/testing/runs/small-run';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { openHydropower } from '../../apps/portal/src/features/hydropower/open-hydropower.ts';
import { openAccountServer, START } from '../accounts/account-server.ts';

const NO_ID = '0192a3b4-c5d6-7fff-bfff-ffffffffffff';
/** The western and the middle cell of the small grid's southern row, half of each. */
const POLYGON = {
  type: 'Polygon',
  coordinates: [
    [
      [105, 19.6],
      [106, 19.6],
      [106, 20.4],
      [105, 20.4],
      [105, 19.6],
    ],
  ],
};
/** Of a run at 07:00 before the clock of the test. */
const RUN_AT = START - 2 * HOUR;

/** Ten members of three hours each: member m has m mm in the western and nothing in the middle cell. */
function listMemberItems() {
  const members = Array.from({ length: 10 }, (_, member) => [member, Float64Array.of(member, 0, 0, 0, 0, 0)] as const);
  const steps = Array.from({ length: 9 }, (_, step) => ({
    intervalStart: RUN_AT + 3 * step * HOUR,
    validAt: RUN_AT + 3 * (step + 1) * HOUR,
    memberMm: new Map(members),
  }));
  return [makeField('precipitationHigh', 3, 9, 0, RUN_AT), ...steps];
}

/** What a radar says, as long as a test has one. */
let nowcast: RadarRain | null = null;
const readNowcast = () => nowcast;

describe.each(listDatabaseServers())('the calls about catchments on $name', (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-basin-'));
  let store: RunStore;
  let portal: Awaited<ReturnType<typeof openAccountServer>>;
  let token: string;

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown, by = token) =>
    portal.call(method, `/api/v1/me/catchments${path}`, { token: by, ...(body === undefined ? {} : { body }) });
  const check = (raw: string) =>
    portal.call('POST', '/api/v1/me/catchments/check', {
      token,
      raw,
      headers: { 'content-type': 'application/octet-stream' },
    });

  beforeAll(async () => {
    const fields = Array.from({ length: 30 }, (_, hour) =>
      makeField('precipitation', hour + 1, [2, 4, 0, 0, 0, 0], hour, RUN_AT),
    );
    await publishRun(folder, makeHeader({ runAt: RUN_AT }), fields, { now: START });
    await publishRun(folder, makeHeader({ source: 'gefs', runAt: RUN_AT }), listMemberItems(), { now: START });
    store = openRunStore(folder);
    const radar = openRadarStore(folder, () => performance.now());
    portal = await openAccountServer(server, {
      listMore: (people) =>
        openHydropower({
          ...people,
          findPlan: people.plans.ledger.find,
          listCounted,
          sky: { store, radar, clock: () => START, demo: () => false, readNowcast, readNowcastMembers: async () => [] },
        }).rawRoutes ?? [],
    });
  });
  afterAll(async () => {
    await portal.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    nowcast = null;
    ({ token } = await portal.register());
  });

  it.each(Object.values(CATCHMENT_ADDRESSES))(
    'let nobody in without a session: $method $path',
    async ({ method, path }) => {
      const reply = await portal.call(
        method,
        path.replace(':id', NO_ID),
        method === 'GET' || method === 'DELETE' ? {} : { body: {} },
      );
      expect([reply.status, reply.body.errorCode]).toEqual([401, 'notSignedIn']);
    },
  );

  it('save an outline with its area and give the mean of its cells by their overlap', async () => {
    const added = await call('POST', '', { name: 'Hồ mẫu', polygon: POLYGON, limits: [{ hours: 3, mm: 10 }] });
    expect(added.status).toBe(201);
    expect(added.body.areaKm2).toBeGreaterThan(9000);
    const { body } = await call('GET', `/${added.body.id}/rain`);
    expect(body.basis).toBe('polygon');
    expect(body.coveredPercent.model).toBe(100);
    expect(body.ahead.slice(0, 2).map(({ rain }: { rain: number }) => rain)).toEqual([3, 3]);
    expect(body.sums[0]).toMatchObject({ hours: 1, past: 3, ahead: 3, mostCell: 4 });
    expect(body.past.at(-1)).toMatchObject({ rain: 3, basis: 'analysis' });
    // Of the last three hours only two are known, and 9 mm is the most that three hours get.
    expect(body.limits[0]).toMatchObject({ now: null, reached: false, middleAt: null });
    expect(body.map.items).toHaveLength(2);
    expect(body.issued).toMatchObject({ source: 'gfs', demo: false });
  });

  it('give ranges of members’ sums, and begin with the radar where one sees the area', async () => {
    const { body: added } = await call('POST', '', { name: 'Hồ mẫu', polygon: POLYGON });
    const { body: before } = await call('GET', `/${added.id}/rain`);
    expect(before.members).toMatchObject({ count: 10, source: 'gefs' });
    // Half of the area has m mm in three hours: 6 hours have m mm, of which P10 is 0.9 and P90 8.1; the mean of 18 holds it.
    expect(before.sums[2]).toMatchObject({ hours: 6, ahead: 18, aheadHigh: 18, rangeBasis: 'members' });
    expect(before.sums[2].aheadLow).toBeCloseTo(0.9, 1);
    // Beyond the members no range is known here.
    expect(before.sums.at(-1)).toMatchObject({ aheadLow: null, rangeBasis: null });
    expect([before.ahead[0], before.nowcast]).toMatchObject([{ rain: 3, origin: 'model' }, null]);
    nowcast = {
      source: { name: 'radar', credit: 'Đài X' },
      frameAt: START,
      fullWeightMinutes: 90,
      steps: Array.from({ length: 19 }, () => ({ rainMmh: 12, chancePercent: null })),
      fallenMm: 0,
    };
    const { body: seen } = await call('GET', `/${added.id}/rain`);
    expect(seen.ahead[0]).toMatchObject({ rain: 12, rainLow: 12, rainHigh: 12, origin: 'radar' });
    expect(seen.ahead[1].origin).toBe('both');
    expect(seen.ahead[3]).toMatchObject({ rain: 3, origin: 'model' });
    expect(seen.issued.credits).toContain('Đài X');
  });

  it('begin from a plant with the rain of its cell, until an outline is there', async () => {
    const added = await call('POST', '', { name: 'Bản Vẽ', plant: 'ban-ve' });
    expect(added.body).toMatchObject({ areaKm2: null, plant: 'ban-ve' });
    expect((await call('GET', `/${added.body.id}/rain`)).body.basis).toBe('cell');
    const changed = await call('PATCH', `/${added.body.id}`, { polygon: POLYGON });
    expect(changed.body.areaKm2).toBeGreaterThan(9000);
    expect((await call('GET', `/${added.body.id}/rain`)).body.basis).toBe('polygon');
    expect((await call('POST', '', { name: 'x', plant: 'no-such' })).body.errors).toMatchObject([{ path: 'plant' }]);
    expect((await call('POST', '', { name: 'x' })).body.errors).toMatchObject([{ path: 'polygon' }]);
  });

  it('check a file without storing it, and say what is wrong with one', async () => {
    const good = await check(JSON.stringify({ type: 'Feature', geometry: POLYGON }));
    expect(good.body).toMatchObject({ points: 4, polygon: { type: 'MultiPolygon' } });
    const bow = {
      type: 'Polygon',
      coordinates: [
        [
          [105, 15],
          [106, 16],
          [106, 15],
          [105, 16],
          [105, 15],
        ],
      ],
    };
    const bad = await check(JSON.stringify(bow));
    expect(bad.status).toBe(400);
    expect(bad.body.errors[0].message).toContain('cắt');
    expect((await check(' '.repeat(6 * 2 ** 20))).status).toBe(413);
    expect((await call('POST', '', { name: 'Hồ', polygon: bow })).body.errorCode).toBe('badInput');
    expect((await call('GET', '')).body.items).toEqual([]);
  });

  it('take an outline of ten thousand points', async () => {
    const ring = Array.from({ length: 10_000 }, (_, point) => {
      const angle = (2 * Math.PI * point) / 10_000;
      return [105.5 + 0.5 * Math.cos(angle), 20 + 0.5 * Math.sin(angle)];
    });
    const polygon = { type: 'Polygon', coordinates: [[...ring, ring[0]]] };
    const added = await call('POST', '', { name: 'Lớn', polygon });
    expect(added.status).toBe(201);
    const shown = await call('GET', `/${added.body.id}`);
    expect(shown.body.points).toBe(10_000);
    expect(shown.body.outline.coordinates[0][0].length).toBeLessThan(700);
  });

  it('count with the places of the plan', async () => {
    for (const name of ['một', 'hai']) expect((await call('POST', '', { name, plant: 'hoa-binh' })).status).toBe(201);
    const third = await call('POST', '', { name: 'ba', plant: 'hoa-binh' });
    expect(third).toMatchObject({ status: 422, body: { errorCode: 'planLimit', limit: 2, plan: 'community' } });
  });

  it('take records whole or not at all, and give no flow without a model', async () => {
    const { id } = (await call('POST', '', { name: 'Hồ', polygon: POLYGON })).body;
    const upload = (raw: string) =>
      portal.call('POST', `/api/v1/me/catchments/${id}/inflow`, {
        token,
        raw,
        headers: { 'content-type': 'application/octet-stream' },
      });
    const wrong = await upload('date,flow (m3/s),rain,pe\n2024-01-01,nhiều,1,2\n2024-01-02,5,-3,2\n');
    expect(wrong.body.errors.map(({ path }: { path: string }) => path)).toContain('rows[2]');
    expect((await call('GET', `/${id}/inflow`)).body).toEqual({ series: null, model: null, candidate: null });
    expect((await call('POST', `/${id}/fit`, {})).body.errorCode).toBe('badInput');
    const days = Array.from({ length: 400 }, (_, day) =>
      new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const good = await upload(
      `date,flow (m3/s),rain,pe\n${days.map((day, index) => `${day},${10 + (index % 7)},5,2`).join('\n')}\n`,
    );
    expect(good.body.series).toMatchObject({ step: 'day', rows: 400 });
    expect((await call('GET', `/${id}/forecast`)).body).toEqual({
      state: 'uncalibrated',
      level: { state: 'noCurve' },
      clock: null,
    });
    const order = await call('POST', `/${id}/fit`, {});
    expect([order.status, typeof order.body.jobId]).toEqual([202, 'string']);
  });

  it('take a reservoir part by part, or say field by field what is wrong with it', async () => {
    const { id } = (await call('POST', '', { name: 'Hồ', polygon: POLYGON })).body;
    const path = `/${id}/reservoir`;
    expect((await call('GET', path)).body).toMatchObject({ curve: null, release: null, changedAt: null });
    const points = [
      { level: 400, volume: 10 },
      { level: 420, volume: 300.5 },
    ];
    const levels = { dead: 400, normal: 418, designFlood: null, checkFlood: 421 };
    const reading = { level: 410, at: new Date((START - HOUR) * 1000).toISOString() };
    expect((await call('PATCH', path, { curve: { points }, levels, reading, release: 180 })).status).toBe(200);
    const wrong = await call('PATCH', path, {
      curve: { points: points.toReversed() },
      levels: { ...levels, checkFlood: 417 },
      reading: { level: 411, at: new Date((START + HOUR) * 1000).toISOString() },
      opening: { at: 'mai', noticeAt: null },
    });
    expect(wrong.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'opening.at',
      'curve.points[1]',
      'curve.points[1]',
      'levels.checkFlood',
      'reading.at',
    ]);
    expect((await call('PATCH', path, { release: 'nhiều' })).body.errors).toMatchObject([{ path: 'release' }]);
    const procedure = {
      floodSeason: { from: '06-15', to: '09-15' },
      levelCaps: [],
      minimumReleases: [{ from: '01-01', to: '12-31', release: 200 }],
      noticeHours: 4,
    };
    expect((await call('PATCH', path, { procedure })).body).toMatchObject({ curve: { points }, levels, procedure });
    const { body } = await call('GET', `/${id}/forecast`);
    expect(body).toMatchObject({ level: { state: 'noInflow' }, clock: { level: 410, minimumRelease: 200 } });
    expect(body.clock.due[0]).toMatchObject({ kind: 'raiseRelease', missing: 20 });
    expect((await call('GET', `/${id}/forecast?release=a`)).body.errors).toMatchObject([{ path: 'release' }]);
    expect((await call('PATCH', path, { procedure: null, reading: null })).body).toMatchObject({
      procedure: null,
      reading: null,
      release: 180,
    });
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', path)).status).toBe(404);
  });

  it('reach nothing of another', async () => {
    const { id } = (await call('POST', '', { name: 'Của tôi', polygon: POLYGON })).body;
    const other = (await portal.register()).token;
    for (const [method, path, body] of [
      ['GET', `/${id}`, undefined],
      ['GET', `/${id}/rain`, undefined],
      ['GET', `/${id}/inflow`, undefined],
      ['POST', `/${id}/fit`, {}],
      ['GET', `/${id}/forecast`, undefined],
      ['GET', `/${id}/reservoir`, undefined],
      ['PATCH', `/${id}/reservoir`, { release: 1 }],
      ['PATCH', `/${id}`, { name: 'x' }],
      ['DELETE', `/${id}`, undefined],
    ] as const)
      expect([path, (await call(method, path, body, other)).status]).toEqual([path, 404]);
    expect((await call('DELETE', `/${id}`)).status).toBe(204);
    expect((await call('GET', `/${id}`)).status).toBe(404);
    expect((await call('GET', '/none')).status).toBe(404);
  });
});
