import { parentPort, workerData } from 'node:worker_threads';
import { keepLightning } from '@portal/forecast/lightning-keeping/keep-lightning';
import { keepRadar, type RadarEvent } from '@portal/forecast/radar-keeping/keep-radar';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { createClock } from '#platform/clock/clock.ts';
import { createDemoSwitch } from './demo-cycle.ts';
import type { RadarOrder } from './radar-keeper.ts';

const { dataDir, zr, folder, pulled, lightningFolder, demo, clock } = workerData as RadarOrder;
const stopping = new AbortController();
// The only message is to stop.
parentPort?.once('message', () => stopping.abort());

const tell = (event: RadarEvent): void => parentPort?.postMessage(event);
const room = {
  dataDir,
  demo: createDemoSwitch(demo, () => hasPublishedOnSchedule(dataDir)),
  now: createClock(clock).now,
  signal: stopping.signal,
};
await Promise.all([
  keepRadar({ ...room, zr, folder, pulled, tell }),
  keepLightning({ ...room, folder: lightningFolder, tell: (text) => tell({ kind: 'problem', text }) }),
]);
parentPort?.close();
