import { parentPort, workerData } from 'node:worker_threads';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { pollSatellite } from '#features/satellite/poll-satellite.ts';
import { createClock } from '#platform/clock/clock.ts';
import { createDemoSwitch } from './demo-cycle.ts';
import type { SatelliteOrder } from './satellite-poller.ts';

const { dataDir, source, jmaUrl, demo, clock } = workerData as SatelliteOrder;
const stopping = new AbortController();
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

await pollSatellite({
  dataDir,
  source,
  jmaUrl,
  demo: createDemoSwitch(demo, () => hasPublishedOnSchedule(dataDir)),
  now: createClock(clock).now,
  signal: stopping.signal,
  onProblem: (problem) => parentPort?.postMessage(problem),
});
parentPort?.close();
