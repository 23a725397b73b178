import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { measureArchive } from '../../packages/forecast/src/archive/measure-archive.ts';
import { openArchivedHours } from '../../packages/forecast/src/archive/open-archived-hours.ts';
import { cleanUpRuns } from '../../packages/forecast/src/runs/clean-up.ts';
import { publishRun } from '../../packages/forecast/src/runs/publish-run.ts';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { openRunStore, type RunStore } from '../../packages/forecast/src/store/run-store.ts';
import { listMarkedFields, MARKED_GRID, MARKED_VARIABLES, toMark, toRunAt, toTurn } from './marked-run.ts';

/** The outcome of killing archivers while others read. */
export interface ArchivingReport {
  readonly kills: number;
  /** Series read while archivers worked and died. */
  readonly reads: number;
  /** Runs of both sources that were published. */
  readonly published: number;
  /** Unfinished files that killed archivers left in the archive. */
  readonly unfinished: number;
  /** One line per violation; empty if there is none. */
  readonly faults: readonly string[];
}

const HOUR = 3600;
const PUBLISHER = fileURLToPath(new URL('./publish-forever.ts', import.meta.url));
const SOURCES = ['gfs', 'ecmwf'];
const LONGEST_LIFE_MS = 900;
const POINT = { lat: 20.5, lng: 105.5 };

/**
 * Two processes publish and archive runs of two sources at once and are ended with `kill -9` at random moments, `kills`
 * times, while series are read. After each kill it does what a start does and checks whether every past hour has the
 * value of its source's newest run, and every run its daily values. `random` gives numbers in [0, 1).
 */
export async function killArchiving({
  kills,
  random,
}: {
  readonly kills: number;
  readonly random: () => number;
}): Promise<ArchivingReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'troi-viet-keeping-'));
  const faults: string[] = [];
  let reads = 0;
  let unfinished = 0;
  try {
    for (const source of SOURCES) await publishFirst(dataDir, source);
    const store = openRunStore(dataDir, openArchivedHours(dataDir));
    for (let kill = 0; kill < kills; kill++) {
      reads += await readWhileArchiving(dataDir, store, random, faults);
      unfinished += listUnfinished(dataDir).length;
      expireLeases(dataDir);
      // Waits longer than the lock of a killed lease holder lasts.
      await cleanUpRuns(dataDir, { now: findNow(dataDir), lockWaitMs: 30_000 });
      faults.push(...listFaults(dataDir));
    }
    store.close();
    const published = SOURCES.reduce((sum, source) => sum + findNewestTurn(dataDir, source) + 1, 0);
    return { kills, reads, published, unfinished, faults };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function publishFirst(dataDir: string, source: string): Promise<void> {
  const runAt = toRunAt(0);
  const header = { source, runAt, demo: false, licence: 'free', grid: MARKED_GRID, surfaceHeightM: null };
  await publishRun(dataDir, header, listMarkedFields(0), { now: runAt + 5 * HOUR });
}

/** Reads until both archivers have been killed; returns how often. */
async function readWhileArchiving(
  dataDir: string,
  store: RunStore,
  random: () => number,
  faults: string[],
): Promise<number> {
  const publishers = SOURCES.map((source) => startPublisher(dataDir, source));
  const ended = publishers.map((publisher) => once(publisher, 'exit'));
  await Promise.all(publishers.map(({ stdout }) => stdout !== null && once(stdout, 'data')));
  const killAt = performance.now() + random() * LONGEST_LIFE_MS;
  let reads = 0;
  while (performance.now() < killAt) {
    const tear = findTear(store);
    if (tear !== null) faults.push(`torn: ${tear}`);
    faults.push(...store.problems());
    reads++;
    await breathe();
  }
  for (const publisher of publishers) {
    if (publisher.exitCode !== null) faults.push(`a keeper ended by itself with ${publisher.exitCode}`);
    publisher.kill('SIGKILL');
  }
  await Promise.all(ended);
  return reads;
}

function startPublisher(dataDir: string, source: string): ChildProcess {
  const next = String(findNewestTurn(dataDir, source) + 1);
  return spawn(process.execPath, [PUBLISHER, dataDir, source, next], { stdio: ['ignore', 'pipe', 'inherit'] });
}

function findNewestTurn(dataDir: string, source: string): number {
  const own = readCatalogue(dataDir).runs.filter((run) => run.source === source);
  return own.reduce((newest, { runAt }) => Math.max(newest, toTurn(runAt)), 0);
}

function findNow(dataDir: string): number {
  return toRunAt(Math.max(...SOURCES.map((source) => findNewestTurn(dataDir, source)))) + 5 * HOUR;
}

/** Hours are checked for 30 days: by the clock of the source that is ahead, the oldest are removed after 40. */
function findFirstChecked(now: number): number {
  return Math.max(toRunAt(0), Math.floor(now / HOUR) * HOUR - 30 * 24 * HOUR);
}

/**
 * What is inconsistent in a series from the first run to the store's newest: an hour that is unknown or of a wrong run.
 */
function findTear(store: RunStore): string | null {
  const runs = store.runs();
  const newest = toTurn(runs.find(({ manifest }) => manifest.source === 'ecmwf')?.manifest.runAt ?? 0);
  const now = toRunAt(newest) + 5 * HOUR;
  const startAt = findFirstChecked(Math.max(...runs.map(({ manifest }) => manifest.runAt)));
  const hours = Math.max(now - startAt, 0) / HOUR;
  const query = { point: POINT, placeHeightM: null, startAt, hours, now, demo: false };
  const { variables } = readPlaceSeries(store, { ...query, variables: MARKED_VARIABLES });
  for (const name of MARKED_VARIABLES) {
    for (let hour = 0; hour < hours; hour++) {
      const mark = toMark(toTurn(startAt + hour * HOUR));
      const value = variables[name]?.values[hour] ?? Number.NaN;
      if (!(Math.abs(value - mark) < 0.01)) return `${name} of ${hour} of ${hours} hours is ${value} beside ${mark}`;
    }
  }
  return null;
}

/**
 * What must not remain after a start's clean-up: unfinished or damaged files, an hour of a wrong run, a run without
 * days.
 */
function listFaults(dataDir: string): string[] {
  const faults = listUnfinished(dataDir).map((name) => `left after the clean-up: ${name}`);
  const { daily, problems } = measureArchive(dataDir, { verify: true });
  for (const source of SOURCES) {
    const runs = findNewestTurn(dataDir, source) + 1;
    const archivedRuns = daily.find((one) => one.source === source)?.runs ?? 0;
    if (archivedRuns !== runs)
      faults.push(`${source}: daily values of ${archivedRuns} runs, but ${runs} were published`);
    faults.push(...listWrongHours(dataDir, source));
  }
  return [...faults, ...problems];
}

/** Every past hour of the last 30 days that is wrong, straight from a source's archived files. */
function listWrongHours(dataDir: string, source: string): string[] {
  const past = openArchivedHours(dataDir);
  try {
    const now = toRunAt(findNewestTurn(dataDir, source)) + 5 * HOUR;
    const from = findFirstChecked(findNow(dataDir));
    if (from >= now) return [];
    const days =
      past
        .listSources()
        .find((one) => one.source === source)
        ?.listHours(from, now) ?? [];
    const known = days.flatMap(({ manifest, variables, readCells }) => {
      const [words] = readCells([400, 401, 431, 432]);
      return [...variables.values()].flatMap((variable) =>
        manifest.steps.flatMap((at, step) => {
          if (variable.hasStep[step] === 0) return [];
          const hourAt = variable.intervalStarts?.[step] ?? at;
          const word = words[variable.index * manifest.steps.length + step] ?? 0;
          return [{ hourAt, mark: Math.round(word * variable.scale + variable.offset) }];
        }),
      );
    });
    const inSpan = known.filter(({ hourAt }) => hourAt >= from && hourAt < now);
    const expected = ((now - from) / HOUR) * MARKED_VARIABLES.length;
    const wrong = inSpan.filter(({ hourAt, mark }) => mark !== toMark(toTurn(hourAt)));
    return [
      ...(inSpan.length === expected ? [] : [`${source}: ${inSpan.length} hours are kept, expected ${expected}`]),
      ...wrong.slice(0, 3).map(({ hourAt, mark }) => `${source}: ${hourAt} is ${mark}, not ${toMark(toTurn(hourAt))}`),
    ];
  } finally {
    past.close();
  }
}

function listUnfinished(dataDir: string): string[] {
  const folder = join(dataDir, 'kept');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names.filter((name) => /\.(new|damaged|refused)$/.test(name));
}
