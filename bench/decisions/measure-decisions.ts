import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { assessHours } from '@portal/domain/decision/assess-hours';
import { DECISION_TEMPLATES } from '@portal/domain/decision/decision-templates.table';
import { createExplainer } from '@portal/domain/decision/explain-hour';
import { listWorkDays } from '@portal/domain/decision/work-windows';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median, timeRounds } from '../measure/median.ts';
import type { SitesOrder, SitesResult } from './assess-sites-on-thread.ts';
import { fillHours } from './fill-hours.ts';

const SITES = 10_000;
const ACTIVITIES = 20;
const HOURS = 360;
const ROUNDS = 3;
/** A Monday, 00:00 in Vietnam. */
const START_AT = Date.parse('2026-08-03T00:00:00+07:00') / 1000;

/** Judges sites on one thread per core, at most two. */
async function assessSites(threads: number): Promise<number> {
  const share = SITES / threads;
  const workers = Array.from({ length: threads }, (_, index) => {
    const workerData: SitesOrder = {
      from: index * share,
      to: (index + 1) * share,
      activities: ACTIVITIES,
      hours: HOURS,
    };
    return new Worker(new URL('./assess-sites-on-thread.ts', import.meta.url), { workerData });
  });
  const results = await Promise.all(
    workers.map(
      (worker) => new Promise<SitesResult>((resolve, reject) => worker.once('message', resolve).once('error', reject)),
    ),
  );
  return results.reduce((sum, { hours }) => sum + hours, 0);
}

async function measureSites(log: (line: string) => void): Promise<Figure> {
  const threads = Math.min(availableParallelism(), 2);
  let judged = 0;
  const times = await timeRounds(ROUNDS, 0, async () => {
    judged = await assessSites(threads);
  });
  log(`${judged.toLocaleString('en')} hours of work judged on ${threads} threads`);
  return {
    name: 'decisions.sites',
    value: median(times) / 1000,
    unit: 's',
    budget: { most: 10 },
    note: `${SITES} sites × ${ACTIVITIES} activities × ${HOURS} hours with their windows`,
  };
}

/** One board as on a page: twenty activities of a place, their verdicts and windows. */
async function measureBoard(): Promise<Figure> {
  const hours = { count: HOURS, columns: fillHours(7, HOURS), gates: null };
  const templates = Object.values(DECISION_TEMPLATES).slice(0, ACTIVITIES);
  const times = await timeRounds(200, 50, () => {
    for (const { conditions } of templates) {
      const levels = assessHours(conditions, hours);
      listWorkDays(levels, START_AT);
      const explain = createExplainer(conditions, hours);
      levels.forEach((level, hour) => void explain(hour, { level, gate: null }));
    }
  });
  return {
    name: 'decisions.board',
    value: median(times),
    unit: 'ms',
    budget: { most: 5 },
    note: `${ACTIVITIES} activities × ${HOURS} hours, verdicts, reasons and windows of one place`,
  };
}

/** Cost of judging hours of work: of many sites at once, and of one board. */
export const decisions: Measurement = {
  name: 'decisions',
  measure: async (log) => [await measureSites(log), await measureBoard()],
};
