import type { BlobStore } from './blob-store.ts';
import { type CatalogueEntry, isCatalogueEntry, toRevision } from './catalogue.ts';
import { parseSealedJson, sealJson } from './durable-file.ts';
import type { FileFacts } from './manifest.ts';

/** A run that hosts share, with the facts of its manifest, which names the other files. */
export interface SharedRun extends CatalogueEntry {
  readonly manifest: FileFacts;
}

/**
 * The runs that hosts share: per source and start the newest revision. Throws the store's error if it cannot be
 * reached.
 */
export interface CatalogueStore {
  list(): Promise<readonly SharedRun[]>;
  /** Adds a run, or replaces an older revision. False if the same or a newer revision exists. */
  add(run: SharedRun): Promise<boolean>;
  /** Removes a run with this revision; does nothing if there is none. */
  remove(run: SharedRun): Promise<void>;
}

const POINTER = 'runs/catalogue.json';
const SWAP_ATTEMPTS = 20;

/** The catalogue as one pointer of a blob store, for hosts that share no database. */
export function createPointerCatalogue(blobs: BlobStore): CatalogueStore {
  async function read() {
    const pointer = await blobs.readPointer(POINTER);
    return { runs: pointer === null ? [] : parseRuns(pointer.content), version: pointer?.version ?? null };
  }

  /** `change` returns null if there is nothing to change. */
  async function swap(change: (runs: readonly SharedRun[]) => readonly SharedRun[] | null): Promise<boolean> {
    for (let attempt = 1; attempt <= SWAP_ATTEMPTS; attempt++) {
      const { runs, version } = await read();
      const changed = change(runs);
      if (changed === null) return false;
      if (await blobs.compareAndSwap(POINTER, sealJson({ version: 1, runs: changed }, 1), version)) return true;
    }
    throw new Error(`${POINTER}: other hosts changed it ${SWAP_ATTEMPTS} times in between`);
  }

  return {
    list: async () => (await read()).runs,
    add: (run) =>
      swap((runs) => {
        const before = runs.find((one) => isSameRun(one, run));
        if (before !== undefined && toRevision(before) >= toRevision(run)) return null;
        return [...runs.filter((one) => one !== before), run];
      }),
    remove: async (run) => {
      await swap((runs) => {
        const rest = runs.filter((one) => !isSameRun(one, run) || one.id !== run.id);
        return rest.length === runs.length ? null : rest;
      });
    },
  };
}

/** Answers of the stores that can be reached, asked in turn. Throws the last error if none can. */
export async function askStores<Store, Result>(
  stores: readonly Store[],
  work: (store: Store) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let failure: unknown = null;
  for (const store of stores) {
    try {
      results.push(await work(store));
    } catch (error) {
      failure = error;
    }
  }
  if (results.length === 0 && failure !== null) throw failure;
  return results;
}

/**
 * One catalogue of several stores, such as a folder and a database: every run that any of them names. A store that is
 * away changes nothing while another one answers.
 */
export function joinCatalogues(stores: readonly CatalogueStore[]): CatalogueStore {
  return {
    list: async () => {
      const newest = new Map<string, SharedRun>();
      for (const run of (await askStores(stores, (store) => store.list())).flat()) {
        const key = `${run.source} ${run.runAt}`;
        const before = newest.get(key);
        if (before === undefined || toRevision(run) > toRevision(before)) newest.set(key, run);
      }
      return [...newest.values()];
    },
    add: async (run) => {
      // The first store that answers decides between hosts that add a run at once.
      let isAdded: boolean | null = null;
      await askStores(stores, async (store) => {
        if (isAdded === false) return;
        const answer = await store.add(run);
        isAdded ??= answer;
      });
      return isAdded === true;
    },
    remove: async (run) => {
      await askStores(stores, (store) => store.remove(run));
    },
  };
}

/** Whether two entries are revisions of one run. */
export function isSameRun(a: CatalogueEntry, b: CatalogueEntry): boolean {
  return a.source === b.source && a.runAt === b.runAt;
}

function parseRuns(text: string): readonly SharedRun[] {
  const sealed = parseSealedJson(text);
  const runs = sealed?.isSealed === true && sealed.content.version === 1 ? sealed.content.runs : null;
  if (Array.isArray(runs) && runs.every(isSharedRun)) return runs;
  throw new Error(`${POINTER}: is not a catalogue of shared runs, or differs from its checksum`);
}

function isSharedRun(value: unknown): value is SharedRun {
  if (!isCatalogueEntry(value)) return false;
  const { manifest } = value as Partial<SharedRun>;
  return typeof manifest?.bytes === 'number' && typeof manifest.sha256 === 'string';
}
