import { statSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { type Catalogue, type CatalogueEntry, EMPTY_CATALOGUE, readCatalogue } from './catalogue.ts';
import { getCataloguePath, getRunFolder } from './data-folder.ts';
import { NO_PAST_HOURS, type PastHours } from './past-hours.ts';
import { type RankedSource, rankSources } from './rank-sources.ts';
import { openStoredRun, type StoredRun } from './stored-run.ts';

/** A published run as a list shows it. */
export interface RunSummary {
  readonly source: string;
  readonly runId: string;
  readonly runAt: EpochSeconds;
  readonly publishedAt: EpochSeconds;
  readonly demo: boolean;
  readonly firstStepAt: EpochSeconds;
  readonly lastStepAt: EpochSeconds;
  readonly steps: number;
  readonly variables: readonly string[];
  /** Length of its files, bytes. */
  readonly bytes: number;
  /** Whether it is the newest run of its source. */
  readonly current: boolean;
}

/** The published runs of a data folder, open for reading. One store serves a whole process. */
export interface RunStore {
  /** Changes with each publish, also of another process; looks at the disk at most once a second. */
  version(): string;
  /** Open runs, best first: real before demo, ECMWF, GFS, others, newest first. Do not keep them over an `await`. */
  runs(): readonly StoredRun[];
  /** The same runs by source, each with its hours beyond them. Do not keep them over an `await`. */
  sources(): readonly RankedSource[];
  /** The same runs as facts, in the same order. */
  listRuns(): readonly RunSummary[];
  /** One line for each published run that could not be opened and is left out; empty when all is well. */
  problems(): readonly string[];
  close(): void;
}

const LOOK_EVERY_MS = 1000;
/** A run that left the catalogue stays open this long for readers that still hold it. */
const CLOSE_AFTER_MS = 60_000;
const OPEN_ATTEMPTS = 5;

interface OpenSet {
  readonly version: string;
  /** By source and id. */
  readonly byKey: ReadonlyMap<string, StoredRun>;
  readonly ranked: readonly StoredRun[];
  readonly sources: readonly RankedSource[];
  readonly problems: readonly string[];
}

/**
 * Opens the published runs of a data folder, which need not exist yet. Publishes of any process are noticed within a
 * second. A run that cannot be opened is left out, named by `problems()` and tried again. Throws `Error` where the catalogue itself
 * cannot be read at the start; later the last good set stays in use. `past` are the hours beyond the published runs; the
 * store closes them.
 */
export function openRunStore(dataDir: string, past: PastHours = NO_PAST_HOURS): RunStore {
  let marks = readMarks(dataDir);
  let set = openSet(dataDir, new Map(), past);
  let lookedAt = performance.now();
  let retired: { readonly run: StoredRun; readonly at: number }[] = [];

  const refresh = (): OpenSet => {
    const now = performance.now();
    if (now - lookedAt < LOOK_EVERY_MS) return set;
    lookedAt = now;
    const before = set;
    try {
      const newMarks = readMarks(dataDir);
      // What could not be opened is tried again: it may have been too many open files for a moment.
      if (newMarks !== marks || before.problems.length > 0) set = openSet(dataDir, before.byKey, past);
      marks = newMarks;
    } catch (error) {
      set = { ...before, problems: [toLine(error)] };
    }
    for (const [key, run] of before.byKey) if (set.byKey.get(key) !== run) retired.push({ run, at: now });
    for (const { run, at } of retired) if (now - at > CLOSE_AFTER_MS) run.close();
    retired = retired.filter(({ at }) => now - at <= CLOSE_AFTER_MS);
    return set;
  };

  return {
    version: () => refresh().version,
    runs: () => refresh().ranked,
    sources: () => refresh().sources,
    listRuns: () => listSummaries(refresh().ranked),
    problems: () => [...refresh().problems, ...past.problems()],
    close: () => {
      for (const run of set.byKey.values()) run.close();
      for (const { run } of retired) run.close();
      past.close();
      set = { version: 'closed', byKey: new Map(), ranked: [], sources: [], problems: [] };
      retired = [];
      lookedAt = Number.POSITIVE_INFINITY;
    },
  };
}

/** What changes when the catalogue is replaced: a new file has another inode, and times are in nanoseconds. */
function readMarks(dataDir: string): string {
  const facts = statSync(getCataloguePath(dataDir), { bigint: true, throwIfNoEntry: false });
  return facts === undefined ? '' : `${facts.ino}-${facts.mtimeNs}-${facts.size}`;
}

/**
 * Opens the set that the catalogue names, taking over what is open already. A run may be retired between reading its
 * name and opening it: then the catalogue has changed too and is read again.
 */
function openSet(dataDir: string, known: ReadonlyMap<string, StoredRun>, past: PastHours): OpenSet {
  for (let attempt = 1; ; attempt++) {
    const marks = readMarks(dataDir);
    const set = openEntries(dataDir, readCatalogue(dataDir), known, past);
    if (set.problems.length === 0 || attempt === OPEN_ATTEMPTS || readMarks(dataDir) === marks) return set;
    for (const [key, run] of set.byKey) if (known.get(key) !== run) run.close();
  }
}

function openEntries(
  dataDir: string,
  catalogue: Catalogue,
  known: ReadonlyMap<string, StoredRun>,
  past: PastHours,
): OpenSet {
  const pasts = past.listSources();
  const byKey = new Map<string, StoredRun>();
  const problems: string[] = [];
  for (const entry of catalogue.runs) {
    const key = toKey(entry);
    try {
      byKey.set(key, known.get(key) ?? openStoredRun(getRunFolder(dataDir, entry.source, entry.id)));
    } catch (error) {
      problems.push(toLine(error));
    }
  }
  const sources = rankSources([...byKey.values()], pasts);
  const version = `${toVersion(catalogue)}${problems.length === 0 ? '' : `-without-${problems.length}`}`;
  return { version, byKey, ranked: sources.flatMap(({ runs }) => runs), sources, problems };
}

function toKey({ source, id, publishedAt }: CatalogueEntry): string {
  return `${source}/${id}/${publishedAt}`;
}

/** The revision alone would come again in a folder that was emptied and filled anew. */
function toVersion(catalogue: Catalogue): string {
  if (catalogue === EMPTY_CATALOGUE) return '0';
  const newest = catalogue.runs.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), 0);
  return `${catalogue.revision}-${newest.toString(36)}`;
}

function listSummaries(ranked: readonly StoredRun[]): RunSummary[] {
  const seen = new Set<string>();
  return ranked.map(({ manifest }) => {
    const { source, id, runAt, publishedAt, demo, steps, variables, files } = manifest;
    const current = !seen.has(source);
    seen.add(source);
    return {
      source,
      runId: id,
      runAt,
      publishedAt,
      demo,
      firstStepAt: steps[0] ?? runAt,
      lastStepAt: steps[steps.length - 1] ?? runAt,
      steps: steps.length,
      variables: variables.map(({ name }) => name),
      bytes: Object.values(files).reduce((sum, file) => sum + file.bytes, 0),
      current,
    };
  });
}

function toLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
