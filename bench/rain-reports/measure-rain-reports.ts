import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_SPAN_SECONDS } from '@portal/domain/score/rain-report';
import { removeDatabase } from '@portal/testing/database/end-database';
import { createNearReports } from '../../apps/portal/src/features/rain-reports/near-reports.ts';
import { createRainReports } from '../../apps/portal/src/features/rain-reports/report-service.ts';
import { closeReports, countReports } from '../../apps/portal/src/features/rain-reports/report-store.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const NOW = Date.parse('2026-11-28T14:20:00+07:00') / 1000;
const ROUNDS = 7;
/** A storm over the whole country: the most that pages read. */
const RECENT = 20_000;
const CELLS = 2000;
/** Every hour of thirty days with a report in each of these cells. */
const COUNTED_CELLS = 800;
const REPORTS = 200;

async function fill(database: Database): Promise<void> {
  await database.query(
    `insert into rain_report select n % $2::int % 256, n % $2::int, $3::bigint, decode(md5(n::text), 'hex'),
       decode(md5((n / 2)::text), 'hex'), $3::bigint, n % 3 = 0, n % 2 = 0, false, true, $3::bigint + 169200
     from generate_series(1, $1::int) as n`,
    [RECENT, CELLS, NOW - 1200],
  );
  await database.query(
    `insert into rain_report_count select cell % 256, cell, $2::bigint - 3600 * hour, 1, 0, 0, 9, 0, 1
     from generate_series(1, $1::int) as cell, generate_series(1, 720) as hour`,
    [COUNTED_CELLS, NOW - (NOW % 3600)],
  );
  await database.query('analyze');
}

async function measureAll(database: Database, log: (line: string) => void): Promise<Figure[]> {
  log('filling the tables');
  await fill(database);
  const clock = (): number => NOW;
  const readTimer = (): number => 0;
  const open = () => createNearReports({ database, clock, readTimer, demo: () => false, warn: log });
  const read = await timeRounds(ROUNDS, 1, () => open().find(1000));
  const known = open();
  await known.find(1000);
  const find = await timeRounds(ROUNDS, 1, async () => {
    for (let cell = 0; cell < 1000; cell += 1) await known.find(cell);
  });
  let caller = 0;
  const reports = createRainReports(
    {
      database,
      clock,
      machineClock: clock,
      locate: () => ({ stationCode: caller % CELLS }) as never,
      readForecastRain: () => ({ isRaining: false, isDemo: false }),
    },
    () => undefined,
  );
  const save = await timeRounds(REPORTS, 5, () => {
    caller += 1;
    const sent = { location: 'x', report: 'rain', isTrapped: false } as const;
    return reports.save({ ...sent, caller: `10.${caller >> 8}.${caller & 255}.1` });
  });
  const span = { fromAt: NOW - REPORT_SPAN_SECONDS, toAt: NOW };
  const count = await timeRounds(ROUNDS, 1, () => countReports(database, span));
  const [close = 0] = await timeRounds(1, 0, () => closeReports(database, NOW + 48 * 3600));
  return [
    {
      name: 'rain-reports.read.ms',
      value: median(read),
      unit: 'ms',
      note: `${RECENT} of half an hour, every two minutes`,
    },
    { name: 'rain-reports.find.us', value: median(find), unit: 'µs', note: 'a page that is made' },
    { name: 'rain-reports.save.ms', value: median(save), unit: 'ms', note: 'one after the other' },
    { name: 'rain-reports.count.ms', value: median(count), unit: 'ms', note: `${COUNTED_CELLS * 720} rows of 30 days` },
    { name: 'rain-reports.close.ms', value: close, unit: 'ms', note: `${RECENT + REPORTS} reports at once` },
  ];
}

/** Cost of readers’ reports for pages and database. */
export const rainReports: Measurement = {
  name: 'rain-reports',
  async measure(log) {
    const dataDir = mkdtempSync(join(tmpdir(), 'rain-reports-bench-'));
    try {
      const options = { url: null, dataDir, migrations: MIGRATIONS, warn: log };
      return await withDatabase(options, (database) => measureAll(database, log));
    } finally {
      await removeDatabase(dataDir);
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    }
  },
};
