import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CATCHMENT_ADDRESSES } from '@portal/contract/own/catchment-addresses.table';
import { JOB_ADDRESSES } from '@portal/contract/own/job-addresses.table';
import type { Figure, Measurement } from '../measure/figure.ts';
import { sampleUntil, toLatencyFigures } from '../server/measure-latency.ts';
import { type PortalProcess, startProgram, untilIdle } from '../server/portal-process.ts';

const QUIET_MS = 10_000;
/** Ten cold pages per second: far below the portal's capacity, so that only the calibration delays them. */
const EVERY_MS = 100;
/** An account may poll 120 times a minute. */
const POLL_MS = 1000;
const YEARS = 10;
const HOURS = YEARS * 365 * 24;
const PASSWORD = 'mưa lưu vực mười năm';
const SQUARE = [
  [103, 21],
  [104, 21],
  [104, 22],
  [103, 22],
  [103, 21],
];

/** Ten years of hours: rain in spells, and a flow that follows it. Deterministic. */
function writeRecords(): string {
  const from = Date.UTC(2016, 0, 1);
  const lines = ['time,inflow (m3/s),rain (mm),PE (mm)'];
  let [flow, seed] = [50, 12_345];
  for (let hour = 0; hour < HOURS; hour++) {
    seed = (seed * 16_807) % 2_147_483_647;
    const rain = hour % 97 < 9 ? (seed / 2_147_483_647) * 8 : 0;
    flow = flow * 0.985 + rain * 4 + 0.4;
    const at = new Date(from + hour * 3_600_000).toISOString().slice(0, 16);
    lines.push(`${at},${flow.toFixed(1)},${rain.toFixed(1)},${hour % 24 > 6 && hour % 24 < 18 ? '0.3' : '0'}`);
  }
  return lines.join('\n');
}

interface Call {
  readonly token?: string;
  readonly body?: object;
  readonly raw?: string;
}

async function call(portal: PortalProcess, { method, path }: { method: string; path: string }, sent: Call) {
  const reply = await fetch(portal.address + path, {
    method,
    headers: {
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      ...(method === 'GET'
        ? {}
        : { 'content-type': sent.raw === undefined ? 'application/json' : 'application/octet-stream' }),
    },
    ...(method === 'GET' ? {} : { body: sent.raw ?? JSON.stringify(sent.body ?? {}) }),
  });
  const body = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(body)}`);
  return body;
}

/** An account with a catchment and its records, ready for fitting. */
async function prepareCatchment(portal: PortalProcess) {
  const register = { method: 'POST', path: '/api/auth/register' };
  const body = { email: 'bench@vidu.vn', password: PASSWORD, confirmPassword: PASSWORD, name: 'Đo', acceptTerms: true };
  const token = String((await call(portal, register, { body: { ...body, ofAge: true } })).access_token);
  const polygon = { type: 'Polygon', coordinates: [SQUARE] };
  const added = await call(portal, CATCHMENT_ADDRESSES.catchmentAdd, { token, body: { name: 'Đo', polygon } });
  const toOwn = ({ method, path }: { readonly method: string; readonly path: string }) => ({
    method,
    path: path.replace(':id', String(added.id)),
  });
  await call(portal, toOwn(CATCHMENT_ADDRESSES.catchmentInflow), { token, raw: writeRecords() });
  return { token, fit: toOwn(CATCHMENT_ADDRESSES.catchmentFit) };
}

async function measurePortal(portal: PortalProcess, log: (line: string) => void): Promise<Figure[]> {
  await untilIdle(portal);
  const { token, fit } = await prepareCatchment(portal);
  log('asking for cold pages beside nothing, then beside a calibration');
  const quietUntil = performance.now() + QUIET_MS;
  const quiet = await sampleUntil(portal, () => performance.now() > quietUntil, { everyMs: EVERY_MS });
  const begin = performance.now();
  const { jobId } = await call(portal, fit, { token });
  const job = { method: 'GET', path: JOB_ADDRESSES.job.path.replace(':id', String(jobId)) };
  let endedAt: number | null = null;
  const watching = (async () => {
    for (;;) {
      const { state, error } = await call(portal, job, { token });
      if (state === 'failed') throw new Error(`the calibration failed: ${JSON.stringify(error)}`);
      if (state === 'done') break;
      await sleep(POLL_MS);
    }
    endedAt = performance.now();
  })();
  const beside = await sampleUntil(portal, () => endedAt !== null, { skipped: quiet.length, everyMs: EVERY_MS });
  await watching;
  return [
    ...toLatencyFigures('calibration.without', quiet),
    ...toLatencyFigures('calibration.beside', beside),
    {
      name: 'latency.calibration.job.s',
      value: ((endedAt ?? begin) - begin) / 1000,
      unit: 's',
      note: `${HOURS} hours`,
    },
  ];
}

/** Latency of a cold page while ten years of hours are fitted in the same process, and while nothing is. */
export const calibration: Measurement = {
  name: 'calibration',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    log('starting a portal');
    const portal = await startProgram('scripts/start.ts', { DATA_DIR: folder, TRUST_PROXY: '1' });
    try {
      return await measurePortal(portal, log);
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
