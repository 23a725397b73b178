import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGr4State, runGr4 } from '@portal/domain/hydro/model/gr4-model';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { openHydropower } from '../../apps/portal/src/features/hydropower/open-hydropower.ts';
import { openAccountServer, START } from '../accounts/account-server.ts';

const SAMPLE = fileURLToPath(new URL('../../../shared/data/hydro/USGS_02430680_daily.csv', import.meta.url));
/** About 337 km², as Twentymile Creek has. */
const POLYGON = {
  type: 'Polygon',
  coordinates: [
    [
      [105, 20],
      [105.2, 20],
      [105.2, 20.1457],
      [105, 20.1457],
      [105, 20],
    ],
  ],
};
const DAYS = 4 * 365;
const PARAMS = { x1Mm: 350, x2Mm: 0, x3Mm: 90, x4Steps: 1.7 };

/** Daily rain in spells, and the flow of a catchment that follows GR4J. */
const rainMm = Float64Array.from({ length: DAYS }, (_, day) =>
  (day * 7919) % 11 < 3 ? 4 + ((day * 104_729) % 40) : 0,
);
const peMm = new Float64Array(DAYS).fill(3);
const flowMm = new Float64Array(DAYS);
runGr4('day', PARAMS, makeGr4State('day', PARAMS), { rainMm, peMm }, flowMm);

const dateOf = (day: number): string => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
const writeRecords = (flow: (day: number) => number, head = 'flow (mm)'): string =>
  `date,${head},rain (mm),PE (mm)\n${Array.from(rainMm, (rain, day) => `${dateOf(day)},${flow(day).toFixed(4)},${rain},3`).join('\n')}\n`;
const GOOD = writeRecords((day) => flowMm[day] as number);
/** In the last third the flow contradicts the rain: high in dry weather only. */
const USELESS = writeRecords((day) => (day < (2 * DAYS) / 3 ? (flowMm[day] as number) : rainMm[day] === 0 ? 14 : 0));

describe.each(listDatabaseServers())('the records and models of a catchment on $name', (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-fit-'));
  let store: RunStore;
  let portal: Awaited<ReturnType<typeof openAccountServer>>;
  let feature: ReturnType<typeof openHydropower> | undefined;
  let token: string;
  let id: string;

  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    portal.call(method, `/api/v1/me/catchments${path}`, { token, ...(body === undefined ? {} : { body }) });
  const upload = (raw: string, query = '') =>
    portal.call('POST', `/api/v1/me/catchments/${id}/inflow${query}`, {
      token,
      raw,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const records = async () => (await call('GET', `/${id}/inflow`)).body;
  async function calibrate() {
    const [row] = await portal.database.query<{ accountId: string }>(
      'select account_id as "accountId" from catchment where id = $1',
      [id],
    );
    const made = await feature?.accountJobs?.[0]?.run({
      input: { catchmentId: id, criterion: 'nse' },
      accountId: row?.accountId ?? '',
      signal: AbortSignal.timeout(600_000),
      reportProgress: () => {},
    } as never);
    return made?.result as { skill: string; place: string };
  }

  beforeAll(async () => {
    store = openRunStore(folder);
    const radar = openRadarStore(folder, () => performance.now());
    portal = await openAccountServer(server, {
      listMore: (people) => {
        feature = openHydropower({
          ...people,
          findPlan: people.plans.ledger.find,
          listCounted,
          sky: {
            store,
            radar,
            clock: () => START,
            demo: () => false,
            readNowcast: () => null,
            readNowcastMembers: async () => [],
          },
        });
        return feature.rawRoutes ?? [];
      },
    });
  });
  afterAll(async () => {
    await portal.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    ({ token } = await portal.register());
    ({ id } = (await call('POST', '', { name: 'Hồ', polygon: POLYGON })).body);
  });

  it('ask for the unit of a flow whose head has none, and for the mark of numbers that may be two', async () => {
    const text = GOOD.replace('flow (mm)', 'flow');
    const asked = await upload(text, '?lang=en');
    expect(asked.body.errors).toEqual([
      {
        path: 'rows[1]',
        message:
          'Line 1, column inflow: “flow” is a column header without a unit. Choose the unit next to the file and send it again.',
      },
    ]);
    expect((await upload(text, '?flowUnit=mm')).status).toBe(200);
    expect((await upload(text, '?flowUnit=gallon&lang=en')).body.errors).toMatchObject([
      { path: 'flowUnit', message: expect.stringContaining('m3s, ls, m3day, mld, mm') },
    ]);
    const doubtful = 'Ngày;Q (mm);Mưa (mm);PE\n01/03/2020;1.234;5;4\n02/03/2020;1.250;5;4\n';
    expect((await upload(doubtful)).body.errors[0].message).toBe(
      'Dòng 2, cột lưu lượng đến: “1.234” có thể là 1,234 hoặc 1234. Hãy chọn dấu thập phân cạnh tệp rồi gửi lại.',
    );
    expect((await upload(doubtful, '?decimalMark=point')).status).toBe(200);
  });

  it('ask about a water balance that no catchment has, and take it once it is confirmed', async () => {
    const text = writeRecords((day) => 86.4 * (flowMm[day] as number));
    const asked = await upload(text, '?lang=en');
    expect(asked.body.errors).toMatchObject([{ path: 'balance', message: expect.stringContaining('km²') }]);
    expect((await records()).series).toBeNull();
    const taken = await upload(text, '?balance=accepted');
    expect(taken.body.series).toMatchObject({ rows: DAYS, balanceAccepted: true });
  });

  it('keep a model with skill until another is accepted, and never use one without', async () => {
    expect((await upload(GOOD)).status).toBe(200);
    expect(await calibrate()).toMatchObject({ skill: 'veryGood', place: 'inUse' });
    const before = (await records()).model;
    expect((await upload(USELESS)).status).toBe(200);
    expect(await calibrate()).toMatchObject({ skill: 'none', place: 'candidate' });
    const waiting = await records();
    expect(waiting).toMatchObject({ model: before, candidate: { skill: 'none' } });
    expect((await call('POST', `/${id}/model`, { accept: true })).status).toBe(409);
    expect((await call('POST', `/${id}/model`, { accept: false })).body).toMatchObject({
      model: before,
      candidate: null,
    });
    expect((await upload(GOOD)).status).toBe(200);
    expect(await calibrate()).toMatchObject({ place: 'candidate' });
    const { candidate } = await records();
    const accepted = (await call('POST', `/${id}/model`, { accept: true })).body;
    expect(accepted).toMatchObject({ model: candidate, candidate: null });
    expect((await call('POST', `/${id}/model`, { accept: true })).status).toBe(404);
  });

  it.skipIf(!existsSync(SAMPLE))(
    'ask about the daily file of a real river (of ../shared/data/hydro; skipped where it is not there)',
    async () => {
      const text = readFileSync(SAMPLE, 'utf8');
      expect((await upload(text)).body.errors).toMatchObject([
        { path: 'rows[2]', message: expect.stringContaining('không ghi đơn vị') },
      ]);
      expect((await upload(text, '?flowUnit=m3s')).body.errors).toMatchObject([{ path: 'balance' }]);
      expect((await upload(text, '?flowUnit=mld')).status).toBe(200);
    },
  );
});
