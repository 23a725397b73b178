import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '@portal/domain/error/describe-error';
import { STORM_CENTRES } from '@portal/domain/storm/storm';
import { getStrokeFolder, parseStrokeFile, STROKES } from '#lightning/store/stroke-folder.ts';
import { listStations } from '#observations/station-list.ts';
import { getYearPath, isYearWhole, listYears } from '#observations/year-file.ts';
import { getRadarFolder, isFrameFileWhole } from '#radar/store/radar-folder.ts';
import { getMomentPath, getRunFolder, listMoments } from '#store/durable-file.ts';
import type { RunName, RunStore } from '#store/run-store.ts';
import { explainDamage, listDamagedFiles, type Pace } from '#store/verify-run.ts';
import { getIssuePath, listIssues, listStormIds, readAdvisory } from '#storms/storm-folder.ts';
import { checkArchive } from './check-archive.ts';

/** A folder with one file per moment, and the check of one file. */
interface MomentFolder {
  readonly folder: string;
  readonly kind: string;
  readonly isWhole: (file: Buffer) => boolean;
}

/** Checks frames, nowcasts, motions, tiles and strokes against their checksums. One line per damaged file. */
async function* checkMoments(dataDir: string, pace: Pace): AsyncGenerator<string> {
  for (const { folder, kind, isWhole } of listFolders(dataDir)) {
    for (const at of listMoments(folder, kind)) {
      const path = getMomentPath(folder, kind, at);
      const file = tryRead(path);
      if (file === null) continue;
      if (!isWhole(file)) yield `${path}: differs from its checksum`;
      await pace(file.length);
    }
  }
}

/** Checks the observations of every station and year against their checksums. One line per damaged file. */
async function* checkObservations(dataDir: string, pace: Pace): AsyncGenerator<string> {
  for (const station of listStations(dataDir)) {
    for (const year of listYears(dataDir, station)) {
      const path = getYearPath(dataDir, station, year);
      const file = tryRead(path);
      if (file === null) continue;
      if (!isYearWhole(file)) yield `${path}: differs from its checksum`;
      await pace(file.length);
    }
  }
}

function listFolders(dataDir: string): MomentFolder[] {
  const radar = (['radar', 'demo', 'satellite'] as const).flatMap((origin) =>
    ['frame', 'nowcast', 'motion', 'tiles', 'inputs', 'score'].map((kind) => ({
      folder: getRadarFolder(dataDir, origin),
      kind,
      isWhole: isFrameFileWhole,
    })),
  );
  const strokes = (['lightning', 'demo'] as const).map((origin) => ({
    folder: getStrokeFolder(dataDir, origin),
    kind: STROKES,
    isWhole: (file: Buffer) => parseStrokeFile(file.toString('utf8')) !== null,
  }));
  return [...radar, ...strokes];
}

/** Checks storm advisories against their checksums. One line per damaged file. */
async function* checkStorms(dataDir: string, pace: Pace): AsyncGenerator<string> {
  for (const centre of STORM_CENTRES) {
    for (const centreId of listStormIds(dataDir, centre)) {
      const storm = { centre, centreId };
      for (const at of listIssues(dataDir, storm)) {
        const path = getIssuePath(dataDir, storm, at);
        const file = tryRead(path);
        if (file === null) continue;
        if (readAdvisory(path, storm, at) === null) yield `${path}: differs from its checksum`;
        await pace(file.length);
      }
    }
  }
}

/** Null for a file that its writer has removed meanwhile. */
function tryRead(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/**
 * Checks the files of all published runs against their checksums. A damaged run is reported to the store, which then
 * leaves it out; one that was left out and is intact again is served again.
 */
async function checkRuns(dataDir: string, store: RunStore, pace: Pace): Promise<void> {
  for (const run of store.listRuns()) {
    const damage = await findDamage(dataDir, run, pace);
    if (damage !== null) store.reportDamage(run, damage);
  }
  for (const run of store.listDamaged()) {
    if ((await findDamage(dataDir, run, pace)) === null) store.readmit(run);
  }
}

/** One line; null for a run that is intact or was retired meanwhile. */
async function findDamage(dataDir: string, { source, runId }: RunName, pace: Pace): Promise<string | null> {
  const folder = getRunFolder(dataDir, source, runId);
  try {
    const [name] = await listDamagedFiles(folder, pace);
    return name === undefined ? null : `${join(folder, name)}: differs from its checksum`;
  } catch (error) {
    return explainDamage(error);
  }
}

/** What to watch, and the callbacks. */
export interface StoredDataNeeds {
  readonly dataDir: string;
  readonly store: RunStore;
  /** Called once per damaged item, one line; again only if it was intact in between. */
  readonly onDamage: (line: string) => void;
}

/** A repeated walk through all stored data. */
export interface StoredDataWatch {
  /** One line per item that is damaged now, without the path of the data folder. */
  problems(): readonly string[];
  /** Resolves when the walk has stopped. */
  stop(): Promise<void>;
}

/** Four megabytes per second: checks a few runs per minute without loading the disk. */
const PIECE_BYTES = 2 ** 20;
const REST_AFTER_PIECE_MS = 250;
const REST_AFTER_WALK_MS = 30 * 60_000;
const EMIT_EVERY_MS = 2000;

/**
 * Checks all stored data against checksums, slowly, until stopped: runs, frames, nowcasts, strokes, the archive,
 * observations and storm advisories. Readers verify what they read; this finds damage in files that nobody reads. Both are reported.
 */
export function watchStoredData({ dataDir, store, onDamage }: StoredDataNeeds): StoredDataWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pace = createPace(signal);
  let found: ReadonlySet<string> = new Set();
  let reported: ReadonlySet<string> = new Set();

  const listAll = (): ReadonlySet<string> => new Set([...store.problems(), ...found]);

  function emitDamage(): void {
    const present = listAll();
    for (const line of present) if (!reported.has(line)) onDamage(line);
    reported = present;
  }

  async function walk(): Promise<void> {
    await checkRuns(dataDir, store, pace);
    const lines = new Set<string>();
    for (const check of [checkMoments, checkArchive, checkObservations, checkStorms]) {
      for await (const line of check(dataDir, pace)) {
        lines.add(line);
        found = new Set([...found, line]);
      }
    }
    found = lines;
  }

  async function walkRepeatedly(): Promise<void> {
    while (!signal.aborted) {
      try {
        await walk();
      } catch (error) {
        // A folder that cannot be listed right now: the next walk tries again.
        if (!signal.aborted) onDamage(describeError(error));
      }
      await rest(REST_AFTER_WALK_MS, signal);
    }
  }

  const emitting = setInterval(emitDamage, EMIT_EVERY_MS).unref();
  const walking = walkRepeatedly();
  return {
    problems: () => [...listAll()].map((line) => line.replaceAll(`${dataDir}/`, '')),
    stop: async () => {
      stopping.abort();
      clearInterval(emitting);
      await walking;
    },
  };
}

/** Passes one piece, then waits; throws an `AbortError` when it is to stop. */
function createPace(signal: AbortSignal): Pace {
  let bytes = 0;
  return async (more) => {
    bytes += more;
    if (bytes < PIECE_BYTES) return;
    bytes = 0;
    await sleep(REST_AFTER_PIECE_MS, undefined, { signal, ref: false });
  };
}

/** Resolves early on the signal, and does not keep the process alive. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
}
