import { parentPort, workerData } from 'node:worker_threads';
import { pollStorms } from '@portal/forecast/storms/poll-storms';
import { createClock } from '#platform/clock/clock.ts';
import { forwardFigures } from '#platform/metrics/work-counters.ts';
import type { StormOrder } from './storm-poller.ts';

const { dataDir, addresses, clock } = workerData as StormOrder;
const stopping = new AbortController();
forwardFigures();
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

await pollStorms({
  dataDir,
  addresses,
  now: createClock(clock).now,
  signal: stopping.signal,
  onEvent: (event) => parentPort?.postMessage(event),
});
parentPort?.close();
