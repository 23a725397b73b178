import { parentPort, workerData } from 'node:worker_threads';
import { pollLightning } from '@portal/forecast/lightning/store/poll-lightning';
import { pollRadar, type RadarEvent } from '@portal/forecast/radar/store/poll-radar';
import { pollSatelliteRain } from '@portal/forecast/radar/store/poll-satellite-rain';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { pollSatelliteScore } from '@portal/forecast/verification/score-satellite-rain';
import { createClock } from '#platform/clock/clock.ts';
import { forwardFigures } from '#platform/metrics/work-counters.ts';
import { createDemoSwitch } from './demo-cycle.ts';
import type { RadarOrder } from './radar-poller.ts';

const { dataDir, zr, folder, pulled, rainRateUrl, lightningFolder, demo, clock } = workerData as RadarOrder;
const stopping = new AbortController();
forwardFigures();
// Any message means stop.
parentPort?.once('message', () => stopping.abort());

const onEvent = (event: RadarEvent): void => parentPort?.postMessage(event);
const onProblem = (text: string): void => onEvent({ kind: 'problem', text });
const common = {
  dataDir,
  demo: createDemoSwitch(demo, () => hasPublishedOnSchedule(dataDir)),
  now: createClock(clock).now,
  signal: stopping.signal,
};
await Promise.all([
  pollRadar({ ...common, zr, folder, pulled, onEvent }),
  pollSatelliteRain({ ...common, url: rainRateUrl, onEvent }),
  pollLightning({ ...common, folder: lightningFolder, onProblem }),
  ...(rainRateUrl === null ? [] : [pollSatelliteScore({ ...common, onProblem })]),
]);
parentPort?.close();
