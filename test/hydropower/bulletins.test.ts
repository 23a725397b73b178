import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { openRadarStore } from '@portal/forecast/radar/store/open-radar-store';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore, type RunStore } from '@portal/forecast/store/run-store';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { HOUR, makeField, makeHeader } from '@portal/testing/runs/small-run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { openHydropower } from '../../apps/portal/src/features/hydropower/open-hydropower.ts';
import { openAccountServer, START } from '../accounts/account-server.ts';

const DAY = 24 * HOUR;
/** 07:00 of the day after the catchments were made. */
const SLOT = START - 2 * HOUR + DAY;
const CALLS = '/api/v1/me/catchments';
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

describe.each(listDatabaseServers())('bulletins of catchments on $name', (server) => {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bulletin-'));
  let store: RunStore | undefined;
  let portal: Awaited<ReturnType<typeof openAccountServer>>;
  /** The clock of the weather. */
  let now = START;
  const processes: ReturnType<typeof openHydropower>[] = [];

  /** One step of the job in every process at once. */
  const issueAll = () =>
    Promise.all(
      processes.flatMap(({ jobs = [] }) =>
        jobs.map(({ run }) => run({ signal: new AbortController().signal, reportProgress: () => undefined })),
      ),
    );
  /** A run of fifteen days from a moment on, with so much rain in every hour. */
  async function publish(runAt: number, mm: number): Promise<void> {
    await publishRun(
      folder,
      makeHeader({ runAt }),
      Array.from({ length: 360 }, (_, hour) => makeField('precipitation', hour + 1, mm, hour, runAt)),
      { now: runAt + HOUR },
    );
    store?.close();
    store = openRunStore(folder);
  }
  /** What processes read: the store as it was opened last, so that nothing waits for its poll. */
  const current = new Proxy({} as RunStore, { get: (_, key) => Reflect.get(store ?? {}, key) });

  async function addOwn() {
    const { token } = await portal.register();
    const { body } = await portal.call('POST', CALLS, { token, body: { name: '=Hồ "mẫu"', polygon: POLYGON } });
    const call = (method: 'GET' | 'POST' | 'PATCH', path: string, by = token) =>
      portal.call(method, `${CALLS}/${body.id}${path}`, { token: by, ...(method === 'GET' ? {} : { body: {} }) });
    return { token, id: String(body.id), call };
  }

  beforeAll(async () => {
    await publish(START - 26 * HOUR, 1);
    const radar = openRadarStore(folder, () => performance.now());
    portal = await openAccountServer(server, {
      listMore: (people) => {
        const make = () =>
          openHydropower({
            ...people,
            findPlan: people.plans.ledger.find,
            listCounted,
            sky: {
              store: current,
              radar,
              clock: () => now,
              demo: () => false,
              readNowcast: () => null,
              readNowcastMembers: async () => [],
            },
          });
        processes.push(make(), make());
        return processes[0]?.rawRoutes ?? [];
      },
    });
  });
  afterAll(async () => {
    await portal.close();
    store?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are issued once by several processes, late when late, left out when missed, and never changed', async () => {
    const { id, call } = await addOwn();
    await issueAll();
    // The catchment is younger than the bulletin of this morning.
    expect((await call('GET', '/bulletins')).body).toMatchObject({ items: [], nextAt: formatMoment(SLOT - DAY / 2) });
    now = SLOT + 60;
    await publish(SLOT - 6 * HOUR, 1);
    await issueAll();
    const first = (await call('GET', '/bulletins/1')).body;
    expect(first).toMatchObject({ number: 1, slotAt: formatMoment(SLOT), late: false, asked: false });
    expect(first.rain.sums[4]).toMatchObject({ hours: 24, past: 24, ahead: 24 });
    expect(first.text.lead).toContain('24,0\u00a0mm');
    now = SLOT + DAY + 3 * HOUR;
    await publish(SLOT + DAY - HOUR, 3);
    await issueAll();
    await issueAll();
    const { items, missed } = (await call('GET', '/bulletins')).body;
    expect(items.map((item: { number: number; late: boolean }) => [item.number, item.late])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(missed).toEqual([formatMoment(SLOT + DAY / 2)]);
    expect((await call('GET', '/bulletins/1')).body).toEqual(first);
    expect((await call('GET', '/bulletins/2')).body.text.notices[0]).toContain('Phát muộn');
    // A run of the job that was killed before it stored anything is restarted.
    await portal.database.query('delete from catchment_bulletin where catchment_id = $1 and number = 2', [id]);
    await issueAll();
    expect((await call('GET', '/bulletins/2')).status).toBe(200);
  });

  it('are asked for once an hour, and are not scored then', async () => {
    now = SLOT + DAY + 7 * HOUR + 600;
    const { call } = await addOwn();
    const [one, two] = await Promise.all([call('POST', '/bulletins'), call('POST', '/bulletins')]);
    expect([one.body.number, two.body.number]).toEqual([1, 1]);
    expect((await call('POST', '/bulletins')).status).toBe(200);
    expect((await call('GET', '/bulletins/1')).body).toMatchObject({ asked: true, late: false });
    now += HOUR;
    expect((await call('POST', '/bulletins')).body.number).toBe(2);
    now += 3 * DAY;
    await call('POST', '/bulletins');
    expect((await call('GET', '/bulletins')).body.score).toEqual([]);
  });

  it('are compared with the rain and the inflow that came', async () => {
    now = SLOT + 3 * DAY + 60;
    await publish(SLOT + 3 * DAY - 6 * HOUR, 3);
    const { id, token, call } = await addOwn();
    await portal.database.query('update catchment set created_at = $2 where id = $1', [id, SLOT]);
    await issueAll();
    // Inflow of tomorrow as a fitted model would have forecast it.
    await portal.database.query(
      `insert into catchment_forecast_day (bucket, account_id, catchment_id, slot_at, kind, lead_days, day_at, said)
       select bucket, account_id, catchment_id, slot_at, 'flow', lead_days, day_at, 60 from catchment_forecast_day
       where catchment_id = $1 and kind = 'rain' and lead_days = 1`,
      [id],
    );
    await publish(SLOT + 4 * DAY, 5);
    const date = (at: number) => formatMoment(at).slice(0, 10);
    const rows = Array.from({ length: 60 }, (_, day) => `${date(SLOT + (day - 54) * DAY)},${day < 57 ? 50 : 70},4,2`);
    const sent = await portal.call('POST', `${CALLS}/${id}/inflow`, {
      token,
      raw: `date,flow (m3/s),rain,pe\n${rows.join('\n')}\n`,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(sent.status).toBe(200);
    now = SLOT + 5 * DAY + 60;
    await issueAll();
    const { score } = (await call('GET', '/bulletins')).body;
    const [rain, flow] = [score[0], score.find(({ kind }: { kind: string }) => kind === 'flow')];
    // 72 mm were forecast; seven hours of that day were still by the first run.
    expect(rain).toMatchObject({ kind: 'rain', leadDays: 1, pairs: 1, isEnough: false, radarPercent: 0 });
    expect([rain.meanError, rain.heldMae]).not.toContain(null);
    expect(flow).toMatchObject({ leadDays: 1, mae: 10, meanError: -10 });
    // Persistence is the day before the bulletin, climatology the days of the month before it.
    expect([flow.heldMae, flow.usualMae]).toEqual([20, 20]);
    const bulletin = (await call('GET', '/bulletins/2')).body;
    expect(bulletin.score).toEqual(score);
    expect(bulletin.text.sections.at(-1).greyRows).toHaveLength(score.length);
  });

  it('come as PDF and XLSX in both languages, to nobody but their owner', async () => {
    const { call } = await addOwn();
    await call('POST', '/bulletins');
    const other = (await portal.register()).token;
    for (const path of ['/bulletins', '/bulletins/1', '/bulletins/1/file?format=pdf'])
      expect([path, (await call('GET', path, other)).status]).toEqual([path, 404]);
    expect((await call('POST', '/bulletins', other)).status).toBe(404);
    expect((await call('GET', '/bulletins/2')).status).toBe(404);
    expect((await call('GET', '/bulletins/x')).status).toBe(404);
    expect((await call('GET', '/bulletins/1/file?format=doc')).body.errors).toMatchObject([{ path: 'format' }]);
    const pdf = await call('GET', '/bulletins/1/file?format=pdf&lang=en');
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="basin-bulletin-1.pdf"');
    const book = await call('GET', '/bulletins/1/file?format=xlsx');
    const csv = await call('GET', '/bulletins/1/file?format=csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect([pdf.status, book.status, csv.status]).toEqual([200, 200, 200]);
  });
});
