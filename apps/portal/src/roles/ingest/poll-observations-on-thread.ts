import { parentPort, workerData } from 'node:worker_threads';
import { pollObservations } from '@portal/forecast/observations/poll-observations';
import { createClock } from '#platform/clock/clock.ts';
import { forwardFigures } from '#platform/metrics/work-counters.ts';
import type { ObservationOrder } from './observation-poller.ts';

const { dataDir, folder, address, tafAddress, archiveUrl, clock } = workerData as ObservationOrder;
const stopping = new AbortController();
forwardFigures();
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

await pollObservations({
  dataDir,
  folder,
  address,
  tafAddress,
  archiveUrl,
  now: createClock(clock).now,
  signal: stopping.signal,
  onEvent: (event) => parentPort?.postMessage(event),
});
parentPort?.close();
