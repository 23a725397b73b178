import { parentPort, workerData } from 'node:worker_threads';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { makeDemoRun } from '@portal/forecast/sources/demo/make-demo-run';
import type { DemoOrder } from './demo-cycle.ts';

const { dataDir, now } = workerData as DemoOrder;
const { header, fields, fieldCount } = makeDemoRun({ now });

/** Passes items on and reports progress in hundredths. */
function* reportProgress<Item>(items: Iterable<Item>, total: number): Generator<Item> {
  let reported = 0;
  let written = 0;
  for (const item of items) {
    yield item;
    written += 1;
    const hundredths = Math.floor((100 * written) / total);
    if (hundredths > reported) parentPort?.postMessage(hundredths / 100);
    reported = hundredths;
  }
}

await publishRun(dataDir, header, reportProgress(fields, fieldCount), { now });
