import { parentPort, workerData } from 'node:worker_threads';
import { keepSource } from '@portal/forecast/sources/schedule/keep-source';
import { findSourceOffer } from '@portal/forecast/sources/source-offers';
import { createClock } from '#platform/clock/clock.ts';
import type { KeepingOrder } from './source-keeper.ts';

const { dataDir, sources, clock } = workerData as KeepingOrder;
const { now } = createClock(clock);
const stopping = new AbortController();
// The only message is to stop.
parentPort?.once('message', () => stopping.abort());

await Promise.all(
  sources.map(async ({ name, address, key }) => {
    const offer = findSourceOffer(name);
    if (offer === null) throw new RangeError(`"${name}" is no source`);
    return keepSource({
      dataDir,
      source: await offer.create(address, key, dataDir),
      now,
      random: Math.random,
      signal: stopping.signal,
      tell: (event) => parentPort?.postMessage(event),
    });
  }),
);
parentPort?.close();
