import { parentPort, workerData } from 'node:worker_threads';
import { assessHours, makeMarks } from '@portal/domain/decision/assess-hours';
import { DECISION_TEMPLATES } from '@portal/domain/decision/decision-templates.table';
import { listWindows } from '@portal/domain/decision/work-windows';
import { fillHours } from './fill-hours.ts';

/** Sites for a thread to judge. */
export interface SitesOrder {
  readonly from: number;
  readonly to: number;
  readonly activities: number;
  readonly hours: number;
}

/** Number of hours judged by a thread, and of windows found. */
export interface SitesResult {
  readonly hours: number;
  readonly windows: number;
}

/** Sites with different weather, which then repeats: generating it must not be measured. */
const WEATHERS = 100;

const { from, to, activities, hours } = workerData as SitesOrder;
const weathers = Array.from({ length: WEATHERS }, (_, seed) => fillHours(from + seed, hours));
const work = Object.values(DECISION_TEMPLATES).slice(0, activities);
const levels = new Uint8Array(hours);
const marks = makeMarks(hours);
let judged = 0;
let windows = 0;
for (let site = from; site < to; site++) {
  const of = { count: hours, columns: weathers[site % WEATHERS] ?? {}, gates: null };
  for (const { conditions } of work) {
    windows += listWindows(assessHours(conditions, of, levels, marks), 0).length;
    judged += hours;
  }
}
parentPort?.postMessage({ hours: judged, windows } satisfies SitesResult);
