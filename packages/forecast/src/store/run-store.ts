import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type Catalogue, type CatalogueEntry, EMPTY_CATALOGUE, readCatalogue } from './catalogue.ts';
import { getCataloguePath, getRunFolder } from './durable-file.ts';
import { createFolderMark, readMark } from './folder-mark.ts';
import { type LearnedCorrections, NOTHING_LEARNED } from './learned-corrections.ts';
import {
  type GetSourceRank,
  NO_PAST_HOURS,
  type PastHours,
  RANK_BY_NAME,
  type RankedSource,
  rankSources,
} from './rank-sources.ts';
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

/** Source and id of a run. */
export interface RunName {
  readonly source: string;
  readonly runId: string;
}

/** The published runs of a data folder, open for reading. One store serves a whole process. */
export interface RunStore {
  /** Changes with each publish, also of another process; polls the disk at most once a second. */
  version(): string;
  /** Open runs, best first: real before demo, then by rank of the source, newest first. Do not hold them over an `await`. */
  runs(): readonly StoredRun[];
  /** The same runs by source, each with its hours beyond them. Do not hold them over an `await`. */
  sources(): readonly RankedSource[];
  /** Learned corrections of the runs' errors. */
  readonly learned: LearnedCorrections;
  /** Summaries of the same runs, in the same order. */
  listRuns(): readonly RunSummary[];
  /**
   * One line per published run that is left out because it is damaged or could not be opened; empty when all is well.
   */
  problems(): readonly string[];
  /** Leaves a run out from now on, because it fails its checksums; `damage` is one line. */
  reportDamage(run: RunName, damage: string): void;
  /** Reopens a run that was left out as damaged, after its files were found intact. */
  readmit(run: RunName): void;
  /** The runs that are left out as damaged. */
  listDamaged(): readonly RunName[];
  close(): void;
}

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
  /** Number of problems that another poll may fix. */
  readonly unopened: number;
}

/** Inputs for opening a set. */
interface Opening {
  readonly dataDir: string;
  readonly past: PastHours;
  readonly getRank: GetSourceRank;
  /** Damaged runs that are left out, by source and id, each with its line. */
  readonly damaged: ReadonlyMap<string, Damage>;
  readonly onDamage: (run: RunName, damage: string) => void;
}

const joinVersions = (runs: string, corrections: string): string =>
  corrections === '' ? runs : `${runs}-${corrections}`;

interface Damage {
  readonly run: RunName;
  readonly line: string;
}

/**
 * Opens the published runs of a data folder, which need not exist yet. Publishes of any process are noticed within a
 * second. A run that cannot be opened is left out, named by `problems()` and tried again; so is one that a read finds
 * damaged, at once, and the previous runs take over. Throws `Error` if the catalogue itself cannot be read at the
 * start;
 * later the last good set stays in use. `past` are the past hours beyond the published runs; the store closes them.
 */
export function openRunStore(
  dataDir: string,
  past: PastHours = NO_PAST_HOURS,
  getRank = RANK_BY_NAME,
  learned = NOTHING_LEARNED,
): RunStore {
  const damaged = new Map<string, Damage>();
  const opening: Opening = { dataDir, past, getRank, damaged, onDamage: reportDamage };
  const mark = createFolderMark(getCataloguePath(dataDir));
  let set = openSet(opening, new Map());
  let isClosed = false;
  let retired: { readonly run: StoredRun; readonly at: number }[] = [];

  const refresh = (): OpenSet => {
    if (isClosed || !mark.isDue()) return set;
    const before = set;
    try {
      // Retries what could not be opened: there may have been too many open files for a moment.
      if (mark.hasChanged() || before.unopened > 0) set = openSet(opening, before.byKey);
    } catch (error) {
      set = { ...before, problems: [describeError(error)], unopened: 1 };
    }
    retire(before);
    const now = performance.now();
    for (const { run, at } of retired) if (now - at > CLOSE_AFTER_MS) run.close();
    retired = retired.filter(({ at }) => now - at <= CLOSE_AFTER_MS);
    return set;
  };

  function retire(before: OpenSet): void {
    const at = performance.now();
    for (const [key, run] of before.byKey) if (set.byKey.get(key) !== run) retired.push({ run, at });
  }

  /** The same set, without a run or with it again. If the catalogue cannot be read now, the next poll retries. */
  function openAgain(): void {
    const before = set;
    try {
      set = openSet(opening, before.byKey);
    } catch {
      mark.invalidate();
    }
    retire(before);
  }

  function reportDamage(run: RunName, line: string): void {
    const name = toName(run);
    if (damaged.has(name)) return;
    damaged.set(name, { run, line });
    openAgain();
  }

  return {
    reportDamage,
    readmit: (run) => {
      if (damaged.delete(toName(run))) openAgain();
    },
    listDamaged: () => [...damaged.values()].map(({ run }) => run),
    version: () => joinVersions(refresh().version, learned.version()),
    learned,
    runs: () => refresh().ranked,
    sources: () => refresh().sources,
    listRuns: () => listSummaries(refresh().ranked),
    problems: () => [...refresh().problems, ...past.problems(), ...learned.problems()],
    close: () => {
      for (const run of set.byKey.values()) run.close();
      for (const { run } of retired) run.close();
      past.close();
      set = { version: 'closed', byKey: new Map(), ranked: [], sources: [], problems: [], unopened: 0 };
      retired = [];
      isClosed = true;
    },
  };
}

/**
 * Opens the set named by the catalogue, reusing runs that are open already. If a run is retired between reading its
 * name and opening it, the catalogue has changed too and is read again.
 */
function openSet(opening: Opening, known: ReadonlyMap<string, StoredRun>): OpenSet {
  const { dataDir } = opening;
  const path = getCataloguePath(dataDir);
  for (let attempt = 1; ; attempt++) {
    const mark = readMark(path);
    const set = openEntries(opening, readCatalogue(dataDir), known);
    if (set.unopened === 0 || attempt === OPEN_ATTEMPTS || readMark(path) === mark) return set;
    for (const [key, run] of set.byKey) if (known.get(key) !== run) run.close();
  }
}

function openEntries(opening: Opening, catalogue: Catalogue, known: ReadonlyMap<string, StoredRun>): OpenSet {
  const { dataDir, past, damaged, onDamage } = opening;
  const pasts = past.listSources();
  const byKey = new Map<string, StoredRun>();
  const problems: string[] = [];
  let unopened = 0;
  for (const entry of catalogue.runs) {
    const key = toKey(entry);
    const run = { source: entry.source, runId: entry.id };
    const damage = damaged.get(toName(run));
    try {
      if (damage !== undefined) problems.push(damage.line);
      else byKey.set(key, known.get(key) ?? openEntry(dataDir, entry, (line) => onDamage(run, line)));
    } catch (error) {
      problems.push(describeError(error));
      unopened++;
    }
  }
  const sources = rankSources([...byKey.values()], pasts, opening.getRank);
  const version = `${toVersion(catalogue)}${problems.length === 0 ? '' : `-without-${problems.length}`}`;
  return { version, byKey, ranked: sources.flatMap(({ runs }) => runs), sources, problems, unopened };
}

/** A folder with another run than the catalogue names was never published. */
function openEntry(dataDir: string, entry: CatalogueEntry, onDamage: (line: string) => void): StoredRun {
  const folder = getRunFolder(dataDir, entry.source, entry.id);
  const run = openStoredRun(folder, onDamage);
  const { source, id, runAt, demo } = run.manifest;
  if (source === entry.source && id === entry.id && runAt === entry.runAt && demo === entry.demo) return run;
  run.close();
  throw new Error(`${folder}: holds another run than the catalogue names`);
}

function toName({ source, runId }: RunName): string {
  return `${source}/${runId}`;
}

function toKey({ source, id, publishedAt }: CatalogueEntry): string {
  return `${source}/${id}/${publishedAt}`;
}

/** The revision alone would repeat in a folder that was emptied and refilled. */
function toVersion(catalogue: Catalogue): string {
  if (catalogue === EMPTY_CATALOGUE) return '0';
  const newest = catalogue.runs.reduce((latest, { publishedAt }) => Math.max(latest, publishedAt), 0);
  return `${catalogue.revision}-${newest.toString(36)}`;
}

/** Cached summaries: each page asks when the next run is due. */
const summaries = new WeakMap<readonly StoredRun[], readonly RunSummary[]>();

function listSummaries(ranked: readonly StoredRun[]): readonly RunSummary[] {
  const known = summaries.get(ranked) ?? summarizeRuns(ranked);
  summaries.set(ranked, known);
  return known;
}

function summarizeRuns(ranked: readonly StoredRun[]): RunSummary[] {
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
