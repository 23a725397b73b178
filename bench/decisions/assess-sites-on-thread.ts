import { parentPort, workerData } from 'node:worker_threads';
import { assessHours, makeMarks } from '@portal/domain/decision/assess-hours';
import { DECISION_TEMPLATES } from '@portal/domain/decision/decision-templates.table';
import { listWindows } from '@portal/domain/decision/work-windows';
import { fillHours } from './fill-hours.ts';

/** The sites that a thread judges. */
export interface SitesOrder {
  readonly from: number;
  readonly to: number;
  readonly activities: number;
  readonly hours: number;
}

/** How many hours of work a thread judged, and how many windows these have. */
export interface SitesResult {
  readonly hours: number;
  readonly windows: number;
}

/** Different weather for so many sites, then the same again: making it up must not be what is measured. */
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
