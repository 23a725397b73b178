import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expireLeases } from '@portal/testing/leases/expire-leases';
import { ingestFiles } from '../../packages/forecast/src/command-line/ingest-files.ts';
import { cleanUpRuns } from '../../packages/forecast/src/runs/clean-up.ts';
import { readPlaceSeries } from '../../packages/forecast/src/series/read-place-series.ts';
import { readCatalogue } from '../../packages/forecast/src/store/catalogue.ts';
import { openRunStore, type RunStore } from '../../packages/forecast/src/store/run-store.ts';
import { listDamagedFiles } from '../../packages/forecast/src/store/verify-run.ts';
import { findTear, TELLTALE_AT, TELLTALE_HOURS, writeTelltaleFile } from './telltale-file.ts';

/** The outcome of killing writers while others read. */
export interface KillReport {
  readonly kills: number;
  /** Series read while writers worked and died. */
  readonly reads: number;
  /** Runs that were published between the kills. */
  readonly published: number;
  /** Kills that left something to clean up: an unfinished run, a lock, a run without name. */
  readonly leftovers: { readonly unfinished: number; readonly locks: number; readonly unnamed: number };
  /** One line per violation; empty if there is none. */
  readonly faults: readonly string[];
}

const WRITER = fileURLToPath(new URL('./ingest-forever.ts', import.meta.url));
const MARKS = [3, 11, 23];
/** About three publishes: kills hit any point of one. */
const LONGEST_LIFE_MS = 600;

/**
 * Ends an ingest with `kill -9` at random moments, `kills` times, while series are read in parallel, through one store
 * that stays open and through new ones. After each kill it does what a start does and checks whether all is clean.
 * `random` gives numbers in [0, 1).
 */
export async function killIngest({
  kills,
  random,
}: {
  readonly kills: number;
  readonly random: () => number;
}): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'troi-viet-faults-'));
  const dataDir = join(folder, 'data');
  try {
    const paths = MARKS.map((mark) => join(folder, `${mark}.grib2`));
    for (const [index, path] of paths.entries()) writeTelltaleFile(path, MARKS[index] ?? 0);
    await ingestFiles(dataDir, paths.slice(0, 1), { now: TELLTALE_AT });
    return await killAll({ dataDir, paths, kills, random });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Trial {
  readonly dataDir: string;
  readonly paths: readonly string[];
  readonly kills: number;
  readonly random: () => number;
}

async function killAll({ dataDir, paths, kills, random }: Trial): Promise<KillReport> {
  const faults: string[] = [];
  const leftovers = { unfinished: 0, locks: 0, unnamed: 0 };
  const store = openRunStore(dataDir);
  const first = readCatalogue(dataDir).revision;
  let reads = 0;
  for (let kill = 0; kill < kills; kill++) {
    const before = readCatalogue(dataDir).revision;
    reads += await readWhileWriting(store, { dataDir, paths, random, faults });
    if (readCatalogue(dataDir).revision < before) faults.push('the catalogue went back to an older revision');
    countLeftovers(dataDir, leftovers);
    expireLeases(dataDir);
    await cleanUpRuns(dataDir, { now: TELLTALE_AT, lockWaitMs: 5000 });
    faults.push(...(await listDirt(dataDir)));
  }
  await ingestFiles(dataDir, paths.slice(0, 1), { now: TELLTALE_AT });
  faults.push(...(await listDirt(dataDir)));
  const published = readCatalogue(dataDir).revision - first;
  store.close();
  return { kills, reads, published, leftovers, faults };
}

/** Reads until the writer has been killed; returns how often. */
async function readWhileWriting(
  store: RunStore,
  { dataDir, paths, random, faults }: Omit<Trial, 'kills'> & { readonly faults: string[] },
): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, dataDir, ...paths], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(writer, 'exit');
  await once(writer.stdout, 'data');
  const killAt = performance.now() + random() * LONGEST_LIFE_MS;
  let reads = 0;
  while (performance.now() < killAt) {
    const fresh = openRunStore(dataDir);
    for (const reader of [store, fresh]) {
      const point = { lat: 9 + random() * 14, lng: 103 + random() * 13 };
      const tear = findTear(
        readPlaceSeries(reader, {
          point,
          placeHeightM: null,
          startAt: TELLTALE_AT,
          hours: TELLTALE_HOURS,
          now: TELLTALE_AT,
          demo: false,
        }),
      );
      if (tear !== null) faults.push(`torn: ${tear}`);
      faults.push(...reader.problems());
      reads++;
    }
    fresh.close();
    await breathe();
  }
  if (writer.exitCode !== null) faults.push(`the writer ended by itself with ${writer.exitCode}`);
  writer.kill('SIGKILL');
  await ended;
  return reads;
}

function countLeftovers(dataDir: string, leftovers: { unfinished: number; locks: number; unnamed: number }): void {
  const runs = join(dataDir, 'runs');
  if (readdirSync(join(runs, '.writing')).length > 0) leftovers.unfinished++;
  if (existsSync(join(runs, '.lock'))) leftovers.locks++;
  if (listUnnamed(dataDir).length > 0) leftovers.unnamed++;
}

function listUnnamed(dataDir: string): string[] {
  const named = readCatalogue(dataDir).runs.map(({ id }) => id);
  return readdirSync(join(dataDir, 'runs', 'gfs')).filter((id) => !named.includes(id));
}

/** Everything a start's clean-up should have removed: only the catalogue and the whole runs it names may remain. */
async function listDirt(dataDir: string): Promise<string[]> {
  const runs = join(dataDir, 'runs');
  const strangers = readdirSync(runs).filter((name) => !['catalogue.json', 'gfs', '.writing'].includes(name));
  const unfinished = readdirSync(join(runs, '.writing'));
  const damaged: string[] = [];
  for (const { source, id } of readCatalogue(dataDir).runs)
    damaged.push(...(await listDamagedFiles(join(runs, source, id))));
  return [...strangers, ...unfinished, ...listUnnamed(dataDir), ...damaged].map(
    (name) => `left after the clean-up: ${name}`,
  );
}
