import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { parquetReadObjects } from 'hyparquet';
import { NetCDFReader } from 'netcdfjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataOrderNeeds } from '../../apps/portal/src/features/data-orders/needs.ts';
import { openDataOrders } from '../../apps/portal/src/features/data-orders/open-data-orders.ts';
import { createDataOrderKind } from '../../apps/portal/src/features/data-orders/order-kind.ts';
import { showOrders } from '../../apps/portal/src/features/data-orders/orders.ts';
import { toHourSpan } from '../../apps/portal/src/features/weather/hour-span.ts';
import { makeSampleRun } from '../../apps/portal/src/features/weather/run.fixture.ts';
import { deleteEndedJobs } from '../../apps/portal/src/platform/account-jobs/account-job-store.ts';
import {
  createAccountJobRunner,
  runAccountJobs,
} from '../../apps/portal/src/platform/account-jobs/run-account-jobs.ts';
import { openAccountServer, START } from '../accounts/account-server.ts';
import { DA_NANG, HA_NOI, locatePoint } from '../alerts/alert-server.ts';

const DAY_SECONDS = 86_400;
/** The test's portal starts on the 25th. */
const ORDER = {
  step: 'hourly',
  places: [
    { name: 'Cảng Đà Nẵng', ...DA_NANG },
    { name: '=1+1', ...HA_NOI },
  ],
  from: '2026-11-25',
  to: '2026-11-27',
  format: 'csv',
};

/** Rows keyed by column header; no cell before the note contains a comma here. */
function parseCsv(text: string): Record<string, string | undefined>[] {
  const [heads = '', ...lines] = text.trim().split('\r\n');
  const names = heads.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, column) => [name, cells[column]]));
  });
}

async function openOrderServer(server: Parameters<typeof openAccountServer>[0], store: RunStore) {
  const opened: DataOrderNeeds[] = [];
  const plan = { id: 'community' as 'community' | 'package-5' };
  const portal = await openAccountServer(server, {
    listMore(people) {
      const needs: DataOrderNeeds = {
        ...people,
        machineClock: people.clock,
        store,
        demo: () => true,
        locate: locatePoint,
        summarizeDay: toHourSpan,
        archived: () => [],
        findPlan: async () => ({ planId: plan.id }),
        publicUrl: 'https://portal.example',
      };
      opened.push(needs);
      return openDataOrders(needs).rawRoutes ?? [];
    },
  });
  const [needs] = opened;
  if (needs === undefined) throw new Error('no process was opened');
  return { ...portal, needs, plan };
}

describe.each(listDatabaseServers())('orders of data files on $name', (server) => {
  let folder: string;
  let store: RunStore;
  let portal: Awaited<ReturnType<typeof openOrderServer>>;
  let token: string;

  const call = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: unknown, headers = {}) =>
    portal.call(method, `/api/v1/data/orders${path}`, { token, headers, ...(body === undefined ? {} : { body }) });
  const order = async (fields: object = {}) => {
    const reply = await call('POST', '', { ...ORDER, ...fields });
    expect(reply.status).toBe(202);
    return reply.body;
  };
  const work = () => {
    const { database, needs } = portal;
    const runner = createAccountJobRunner({
      database,
      clock: needs.machineClock,
      warn: (line) => void portal.lines.push(line),
      kinds: [createDataOrderKind(needs)],
    });
    return runAccountJobs(runner, new AbortController().signal);
  };
  const fetchFile = async (id: string): Promise<Buffer> => {
    const [row] = await portal.database.query<{ file: Buffer }>('select file from account_job where id = $1', [id]);
    return row?.file ?? Buffer.alloc(0);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'data-orders-'));
    const { header, fields } = makeSampleRun(START, 7);
    await publishRun(folder, header, fields, { now: START });
    store = openRunStore(folder);
    portal = await openOrderServer(server, store);
  });
  afterAll(async () => {
    await portal.close();
    store.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    portal.world.now = START;
    portal.plan.id = 'community';
    token = (await portal.register()).token;
  });

  it('become files of the same values in every form, of about the size that was said', async () => {
    const forms = ['csv', 'parquet', 'netcdf', 'geojson'];
    const orders = [];
    for (const format of forms) orders.push(await order({ format, variables: ['temperature', 'rain', 'windGust'] }));
    await work();
    const done = (await call('GET')).body.items;
    expect(done.map(({ state, format }: { state: string; format: string }) => `${format} ${state}`).sort()).toEqual(
      forms.map((format) => `${format} done`).sort(),
    );
    for (const { fileBytes, expectedBytes, result, expectedRows, keptUntil } of done) {
      expect(result).toMatchObject({ rows: expectedRows, demo: true });
      expect(Math.abs(expectedBytes / fileBytes - 1)).toBeLessThan(0.25);
      expect(keptUntil).toBe('2026-12-25T09:00:00+07:00');
    }
    const [csv, parquet, netcdf, geojson] = await Promise.all(orders.map(({ id }) => fetchFile(id)));
    const rows = parseCsv(String(csv));
    const toNumber = (text: string | undefined) => (text === '' || text === undefined ? null : Number(text));
    const values = rows.map((row) => [row.temperature_C, row.rain_mm, row.windGust_m_s].map(toNumber));
    // From 09:00 on the 25th: earlier hours are outside the plan.
    expect(rows).toHaveLength(2 * (15 + 24 + 24));
    expect([rows[0]?.at, rows[0]?.basis, rows.at(-1)?.place]).toEqual(['2026-11-25T09:00:00+07:00', 'demo', "'=1+1"]);
    expect(values.flat().every((value) => value !== null)).toBe(true);
    const file = new Uint8Array(parquet ?? Buffer.alloc(0)).buffer;
    const read = await parquetReadObjects({ file });
    expect(read.map(({ temperature, rain, windGust }) => [temperature, rain, windGust])).toEqual(values);
    const reader = new NetCDFReader(netcdf ?? Buffer.alloc(0));
    expect(reader.getDataVariable('temperature').map((value) => Number(Number(value).toFixed(1)))).toEqual(
      values.map(([temperature]) => temperature),
    );
    const { features } = JSON.parse(String(geojson));
    expect(
      features.map(({ properties: { temperature, rain, windGust } }: { properties: Record<string, number> }) => [
        temperature,
        rain,
        windGust,
      ]),
    ).toEqual(values);
  });

  it('name each field that the plan does not have, or that is wrong, and store nothing', async () => {
    const refused = async (fields: object) => {
      const { status, body } = await call('POST', '', { ...ORDER, ...fields });
      return [status, body.errorCode, body.errors?.map(({ path }: { path: string }) => path)];
    };
    expect(await refused({ from: '2026-11-24' })).toEqual([403, 'planLimit', ['from']]);
    expect(await refused({ to: '2026-11-28' })).toEqual([403, 'planLimit', ['to']]);
    expect(await refused({ step: 'runs', to: '2026-11-25' })).toEqual([403, 'planLimit', ['step']]);
    expect(await refused({ places: Array(3).fill(ORDER.places[0]) })).toEqual([403, 'planLimit', ['places']]);
    expect(await refused({ from: '30/2', to: '2027-01-01' })).toEqual([400, 'badInput', ['from']]);
    expect(await refused({ format: 'xls' })).toEqual([400, 'badInput', ['format']]);
    expect(await refused({ variables: ['rain', 'snow'] })).toEqual([400, 'badInput', ['variables[1]']]);
    expect(await refused({ places: [{ name: ' ', ...DA_NANG }] })).toEqual([400, 'badInput', ['places[0].name']]);
    expect((await refused({ places: [{ name: 'Paris', lat: 48.9, lng: 2.3 }] }))[0]).toBe(404);
    portal.plan.id = 'package-5';
    const many = Array.from({ length: 100 }, (_, index) => ({ name: `Trạm ${index}`, lat: 10 + index / 20, lng: 106 }));
    const large = { places: many, from: '2026-11-01', to: '2026-12-09', format: 'geojson' };
    expect(await refused(large)).toEqual([400, 'badInput', ['format']]);
    expect((await call('GET')).body.items).toEqual([]);
  });

  it('are made once for their key, cancelled by their owner, unknown to others, and gone with their job', async () => {
    const key = { 'idempotency-key': 'mot-lan' };
    const first = await call('POST', '', ORDER, key);
    expect((await call('POST', '', ORDER, key)).body.id).toBe(first.body.id);
    expect((await call('GET')).body.items).toHaveLength(1);
    const { id } = first.body;
    const own = token;
    token = (await portal.register()).token;
    for (const path of [`/${id}`, `/${id}/file`, '/1']) expect((await call('GET', path)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).status).toBe(404);
    token = own;
    expect((await call('GET', `/${id}/file`)).status).toBe(404);
    expect((await call('DELETE', `/${id}`)).body.state).toBe('cancelled');
    await work();
    expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'cancelled', fileName: null });
    const again = await order();
    await work();
    expect((await call('GET', `/${again.id}/file`)).status).toBe(200);
    const [{ account_id: accountId } = { account_id: '' }] = await portal.database.query<{ account_id: string }>(
      'select account_id from data_order where id = $1',
      [id],
    );
    expect(await showOrders(portal.database, accountId, 'en')).toHaveLength(2);
    await deleteEndedJobs(portal.database, START + 31 * DAY_SECONDS);
    expect((await call('GET')).body.items).toEqual([]);
  });

  it('ask for a session or a key', async () => {
    token = '';
    expect((await call('GET')).status).toBe(401);
    expect((await call('POST', '', ORDER)).status).toBe(401);
  });
});
