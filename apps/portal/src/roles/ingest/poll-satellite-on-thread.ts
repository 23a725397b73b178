import { parentPort, workerData } from 'node:worker_threads';
import { pollCloudTops } from '@portal/forecast/cloud-tops/pull-cloud-tops';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { pollSatellite } from '#features/satellite/poll-satellite.ts';
import { createClock } from '#platform/clock/clock.ts';
import { forwardFigures } from '#platform/metrics/work-counters.ts';
import { createDemoSwitch } from './demo-cycle.ts';
import type { SatelliteOrder } from './satellite-poller.ts';

const { dataDir, source, jmaUrl, cloudTopsUrl, demo, clock } = workerData as SatelliteOrder;
const stopping = new AbortController();
forwardFigures();
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

const common = {
  dataDir,
  now: createClock(clock).now,
  signal: stopping.signal,
  onProblem: (problem: string): void => parentPort?.postMessage(problem),
};
const isDemo = createDemoSwitch(demo, () => hasPublishedOnSchedule(dataDir));
await Promise.all([
  pollSatellite({ ...common, source, jmaUrl, demo: isDemo }),
  pollCloudTops({ ...common, url: cloudTopsUrl }),
]);
parentPort?.close();
