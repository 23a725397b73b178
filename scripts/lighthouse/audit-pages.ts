import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { startDemoPortal } from '../portal/start-demo-portal.ts';
import { waitFor } from '../portal/wait-for.ts';

/** Lighthouse's result for a page: scores 0–100 and figures, the median of each over the runs. */
export interface Audit {
  readonly path: string;
  readonly scores: Readonly<Record<string, number>>;
  readonly figures: Readonly<Record<string, number>>;
  /** Audits that lost points in the last run. */
  readonly complaints: readonly string[];
}

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FIGURES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;

function median(numbers: readonly number[]): number {
  const rising = numbers.filter(Number.isFinite).sort((a, b) => a - b);
  return rising[Math.floor(rising.length / 2)] ?? Number.NaN;
}

async function auditOnce(url: string, port: number): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES });
  if (outcome === undefined) throw new Error(`Lighthouse has no result for ${url}`);
  return outcome.lhr;
}

function listComplaints({ audits, categories }: Result): string[] {
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return weighed.flatMap(({ id }) => {
    const audit = audits[id];
    return audit?.score == null || audit.score >= 0.9 ? [] : [`${audit.title} (${id})`];
  });
}

function summarize(path: string, results: readonly Result[]): Audit {
  const last = results.at(-1);
  const scores = CATEGORIES.map((id) => {
    const score = median(results.map(({ categories }) => categories[id]?.score ?? Number.NaN));
    return [id, Math.round(score * 100)] as const;
  });
  const figures = Object.entries(FIGURES).map(([id, name]) => {
    const value = median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return [name, Math.round(value * 1000) / 1000] as const;
  });
  // Lighthouse's benchmark of the machine: below about 1000, its times reflect the machine more than the page.
  const machine = median(results.map(({ environment }) => environment.benchmarkIndex));
  return {
    path,
    scores: Object.fromEntries(scores),
    figures: { ...Object.fromEntries(figures), machine: Math.round(machine) },
    complaints: last === undefined ? [] : listComplaints(last),
  };
}

/** Audits paths of a portal in demo weather with Chromium, both in separate processes that are stopped afterwards. */
export async function auditPages(chromiumPath: string, paths: readonly string[]): Promise<Audit[]> {
  const portal = await startDemoPortal();
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-lighthouse-'));
  const chromium = spawn(chromiumPath, [
    '--headless',
    '--no-sandbox',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ]);
  try {
    const port = Number(await waitFor(chromium, /DevTools listening on ws:\/\/[^:]+:(\d+)/));
    const audits: Audit[] = [];
    for (const path of paths) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) results.push(await auditOnce(portal.origin + path, port));
      audits.push(summarize(path, results));
    }
    return audits;
  } finally {
    chromium.kill('SIGTERM');
    await Promise.all([portal.stop(), new Promise((resolve) => chromium.once('exit', resolve))]);
    rmSync(folder, { recursive: true, force: true });
  }
}
