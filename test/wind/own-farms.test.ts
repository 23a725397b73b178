import { WIND_FARM_ADDRESSES } from '@portal/contract/own/wind-farm-addresses.table';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { listFarmRoutes } from '../../apps/portal/src/features/wind/own/farms.ts';
import { openAccountServer } from '../accounts/account-server.ts';
import { locatePoint } from '../alerts/alert-server.ts';

type Portal = Awaited<ReturnType<typeof openAccountServer>>;

const NO_ID = '0192a3b4-c5d6-7fff-bfff-ffffffffffff';
const BAC_LIEU = { lat: 9.05, lng: 105.98 };
const CRANE = {
  kind: 'crane',
  limits: [{ quantity: 'wind', height: 150, limit: 10 }],
  workHours: 6,
  contingencyHours: 2,
};
const CURVE = 'gió (m/s);công suất (kW)\n3;0\n8;4000\n12;8000,5\n16;8000,5\n20;8000,5\n25;8000,5\n';

describe.each(listDatabaseServers())('own wind farms on $name', (server) => {
  let portal: Portal;
  let mine: Awaited<ReturnType<Portal['register']>>;

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: unknown, token = mine.token) =>
    portal.call(method, `/api/v1/me/wind-farms${path}`, { token, ...(body === undefined ? {} : { body }) });
  const upload = (id: string, raw: string, query = '') =>
    portal.call('POST', `/api/v1/me/wind-farms/${id}/curve${query}`, {
      token: mine.token,
      raw,
      headers: { 'content-type': 'text/csv' },
    });
  const add = async (fields: object = {}) =>
    (await call('POST', '', { name: 'Bạc Liêu 3', ...BAC_LIEU, ...fields })).body;

  beforeAll(async () => {
    portal = await openAccountServer(server, {
      listMore: (people) =>
        listFarmRoutes({
          ...people,
          locate: locatePoint,
          findPlan: people.plans.ledger.find,
          listCounted,
        }),
    });
  });
  afterAll(() => portal.close());
  beforeEach(async () => {
    mine = await portal.register();
  });

  it.each(Object.values(WIND_FARM_ADDRESSES))(
    'let nobody in without a session: $method $path',
    async ({ method, path }) => {
      const sent = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const reply = await portal.call(method, path.replace(':id', NO_ID), sent);
      expect([reply.status, reply.body.errorCode]).toEqual([401, 'notSignedIn']);
    },
  );

  it('are saved, changed and removed by their owner alone', async () => {
    const farm = await add({ works: [CRANE] });
    expect(farm).toMatchObject({ ...BAC_LIEU, curve: null, count: 1, availability: 100, wakeLoss: 0, active: true });
    const changed = await call('PATCH', `/${farm.id}`, { count: 62, availability: 95.5, wakeLoss: 7, hubHeight: 120 });
    expect(changed.body).toMatchObject({ count: 62, availability: 95.5, wakeLoss: 7, hubHeight: 120, works: [CRANE] });
    const other = await portal.register();
    for (const [method, body] of [
      ['PATCH', { name: 'x' }],
      ['DELETE', undefined],
    ] as const)
      expect((await call(method, `/${farm.id}`, body, other.token)).status).toBe(404);
    expect((await call('GET', '', undefined, other.token)).body.items).toEqual([]);
    expect((await call('DELETE', `/${farm.id}`)).status).toBe(204);
    expect((await call('GET')).body.items).toEqual([]);
  });

  it('refuse what cannot be, field by field, and store nothing of it', async () => {
    const wrong = await call('POST', '', { name: '  ', ...BAC_LIEU });
    expect(wrong.body).toMatchObject({ errorCode: 'badInput', errors: [{ path: 'name' }] });
    expect((await call('POST', '', { name: 'x', lat: 60, lng: 10 })).status).toBe(404);
    const limits = [{ quantity: 'wind', height: 200, limit: 10 }];
    const high = await call('POST', '', { name: 'x', ...BAC_LIEU, works: [{ ...CRANE, limits }] });
    expect(high.body.errors).toMatchObject([{ path: 'works[0].limits[0].height' }]);
    const points = [3, 4, 4].map((windSpeed) => ({ windSpeed, power: 10 }));
    const curve = await call('POST', '', { name: 'x', ...BAC_LIEU, curve: { points } });
    expect(curve.body.errors).toEqual([{ path: 'curve.points[2]', message: 'Tốc độ gió này đã có ở dòng trước.' }]);
    expect((await call('GET')).body.items).toEqual([]);
  });

  it('take a curve from a file, or every line that is wrong and nothing of it', async () => {
    const farm = await add();
    const good = await upload(farm.id, CURVE);
    expect(good.body.curve).toMatchObject({ ratedPower: 8000.5, cutOut: 25, restart: 22 });
    const bad = await upload(farm.id, '3;0\n3;1\n5;=SUM(A1)\n6;x\n', '?lang=en');
    expect([bad.status, bad.body.errors]).toEqual([
      400,
      [
        { path: 'Line 2', message: 'This wind speed repeats the previous line.' },
        { path: 'Line 3', message: '“=SUM(A1)”: This cell is a formula. Numbers only.' },
        { path: 'Line 4', message: '“x”: Two numbers are needed: wind and power.' },
      ],
    ]);
    expect((await call('GET')).body.items[0].curve).toEqual(good.body.curve);
    expect((await call('PATCH', `/${farm.id}`, { curve: null })).body.curve).toBeNull();
  });

  it('ask about a curve that leaves units or its decimal mark open, and take it with the answers', async () => {
    const farm = await add();
    const text = 'Gió;Công suất\n8;1.000\n10;1.500\n12;2.500\n';
    const asked = await upload(farm.id, text);
    expect(asked.body.errors).toEqual([
      { path: 'Dòng 1', message: '“Gió”: Tiêu đề cột không ghi đơn vị. Hãy chọn đơn vị cạnh tệp.' },
      { path: 'Dòng 1', message: '“Công suất”: Tiêu đề cột không ghi đơn vị. Hãy chọn đơn vị cạnh tệp.' },
      { path: 'Dòng 2', message: '“1.000”: có thể là 1 hoặc 1000. Hãy chọn dấu thập phân cạnh tệp rồi gửi lại.' },
      { path: 'Dòng 3', message: '“1.500”: có thể là 1,5 hoặc 1500. Hãy chọn dấu thập phân cạnh tệp rồi gửi lại.' },
      { path: 'Dòng 4', message: '“2.500”: có thể là 2,5 hoặc 2500. Hãy chọn dấu thập phân cạnh tệp rồi gửi lại.' },
    ]);
    const taken = await upload(farm.id, text, '?speedUnit=ms&powerUnit=kw&decimalMark=comma');
    expect(taken.body.curve).toMatchObject({ ratedPower: 2500, cutOut: 12 });
    const wrong = await upload(farm.id, text, '?powerUnit=hp&lang=en');
    expect(wrong.body.errors).toMatchObject([{ path: 'powerUnit', message: expect.stringContaining('kw, mw, w') }]);
  });

  it('count as locations of the plan, together with places', async () => {
    await add();
    await add({ name: 'Hai' });
    const third = await call('POST', '', { name: 'Ba', ...BAC_LIEU });
    expect(third).toMatchObject({ status: 422, body: { errorCode: 'planLimit', limit: 2, plan: 'community' } });
  });
});
