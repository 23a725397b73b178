/**
 * A process that closes a day of every record repeatedly until it is killed: `DATABASE_URL`, `NOW` in epoch seconds;
 * its clock advances by a day each time. Writes one line per turn.
 */

import { createDayCloser } from '../../apps/portal/src/features/delay-records/close-days.ts';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import { locatePoint } from '../alerts/alert-server.ts';

const HOUR_SECONDS = 3600;
const database = openPool({ connectionString: process.env.DATABASE_URL ?? '' });
const clock = { now: Number(process.env.NOW) };
const closeDays = createDayCloser({
  database,
  clock: () => clock.now,
  machineClock: () => clock.now,
  locate: locatePoint,
  findPlan: async () => ({ planId: 'package-5' }),
  listCounted: async () => [],
  publicUrl: 'https://portal.example',
  readDay: (_point, dayAt) => ({
    hours: Array.from({ length: 24 }, (_, hour) => ({
      at: dayAt + hour * HOUR_SECONDS,
      rainMm: hour / 10,
      gustMs: 8,
      windMs: 4,
      temperatureC: 27,
      thunder: 0,
    })),
    runs: [],
    credits: [],
    isDemo: false,
    forecasts: [],
  }),
});
for (;;) {
  await closeDays(new AbortController().signal);
  process.stdout.write(`${clock.now}\n`);
  clock.now += 24 * HOUR_SECONDS;
}
