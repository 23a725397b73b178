import { parentPort, workerData } from 'node:worker_threads';
import { keepRadar } from '@portal/forecast/radar-keeping/keep-radar';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/published-on-schedule';
import { createClock } from '#platform/clock/clock.ts';
import { createDemoSwitch } from './demo-switch.ts';
import type { RadarOrder } from './radar-keeper.ts';

const { dataDir, folder, demo, clock } = workerData as RadarOrder;
const stopping = new AbortController();
// The only message is to stop.
parentPort?.once('message', () => stopping.abort());

await keepRadar({
  dataDir,
  folder,
  demo: createDemoSwitch(demo, () => hasPublishedOnSchedule(dataDir)),
  now: createClock(clock).now,
  signal: stopping.signal,
  tell: (event) => parentPort?.postMessage(event),
});
parentPort?.close();
