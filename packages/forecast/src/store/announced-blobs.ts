import { randomUUID } from 'node:crypto';
import type { BlobInfo, BlobPointer, BlobStore } from './blob-store.ts';
import { parseSealedJson, sealJson } from './durable-file.ts';

/** A store whose changes are announced to other hosts, so that they ask for nothing that stayed the same. */
export interface AnnouncedBlobs {
  readonly blobs: BlobStore;
  /** Announces what was changed through `blobs` since; call it after every exchange. Throws `BlobError`. */
  announce(): Promise<void>;
}

/** One mark per folder and pointer, which changes with it. */
type Marks = Readonly<Record<string, string>>;

const POINTER = 'changes.json';
const FILES = 'files/';
/** Marks are read once for all that is asked for within this time: less than the pause between exchanges. */
const FRESH_MS = 5000;
/** A host that is killed before it announces a change is not the last one to say so. */
const POINTER_MS = 600_000;
const SWAP_ATTEMPTS = 20;
/** Listings of the last days, a few per folder. */
const MOST_REMEMBERED = 200;

/** The folder of a shared file: `files/radar/radar`. */
const toFolder = (key: string): string => key.replace(/\/\d{4}-\d\d-\d\d\/.*$/, '');

/** The pointer with the marks of all folders and pointers. */
function createMarks(store: BlobStore, now: () => number) {
  let reading: { readonly marks: Promise<Marks | null>; readonly at: number } | null = null;

  function read(): Promise<Marks | null> {
    if (reading === null || now() - reading.at >= FRESH_MS) {
      const marks = store.readPointer(POINTER).then((pointer) => parseMarks(pointer?.content ?? null));
      reading = { marks, at: now() };
      marks.catch(() => {
        reading = null;
      });
    }
    return reading.marks;
  }

  /** Gives each name another mark. */
  async function change(names: readonly string[]): Promise<void> {
    for (let attempt = 1; attempt <= SWAP_ATTEMPTS; attempt++) {
      const pointer = await store.readPointer(POINTER);
      const marks = { ...parseMarks(pointer?.content ?? null) };
      for (const name of names) marks[name] = randomUUID().slice(0, 8);
      const isDone = await store.compareAndSwap(POINTER, sealJson({ marks }), pointer?.version ?? null);
      if (isDone) reading = null;
      if (isDone) return;
    }
    throw new Error(`${POINTER}: other hosts changed it ${SWAP_ATTEMPTS} times in between`);
  }

  return { read, change };
}

interface Question<Value> {
  readonly key: string;
  /** Whether a change of this folder or pointer may change the answer. */
  readonly isMeant: (name: string) => boolean;
  /** Age of an answer after which the store is asked all the same. */
  readonly longestMs: number;
  readonly ask: () => Promise<Value>;
}

/** Answers that are right as long as their marks stay the same. */
function createMemory<Value>(readMarks: () => Promise<Marks | null>, now: () => number) {
  const memory = new Map<string, { readonly value: Value; readonly marks: string; readonly at: number }>();
  return {
    forget: (key: string) => void memory.delete(key),
    /** Reads marks first: a change while the store is asked shows in the next ones. */
    find: async ({ key, isMeant, longestMs, ask }: Question<Value>): Promise<Value> => {
      const all = await readMarks();
      if (all === null) return ask();
      const found = Object.entries(all).filter(([name]) => isMeant(name));
      const marks = JSON.stringify(found.sort(([a], [b]) => (a < b ? -1 : 1)));
      const before = memory.get(key);
      if (before !== undefined && before.marks === marks && now() - before.at < longestMs) return before.value;
      const at = now();
      const value = await ask();
      memory.delete(key);
      memory.set(key, { value, marks, at });
      for (const oldest of memory.keys()) if (memory.size > MOST_REMEMBERED) memory.delete(oldest);
      return value;
    },
  };
}

/**
 * Answers listings from a key on and pointers from memory, while one small pointer with a mark of each does not change:
 * hosts that exchange nothing ask for that pointer only. Complete listings always go to the store, so that nothing
 * stays unseen because a host was killed before it announced it. `now`: a monotonic clock, ms.
 */
export function createAnnouncedBlobs(store: BlobStore, now: () => number = () => performance.now()): AnnouncedBlobs {
  const marks = createMarks(store, now);
  const listings = createMemory<readonly BlobInfo[]>(marks.read, now);
  const pointers = createMemory<BlobPointer | null>(marks.read, now);
  const changed = new Set<string>();
  const note = (keys: readonly string[]): void => {
    for (const key of keys) if (key.startsWith(FILES)) changed.add(toFolder(key));
  };

  async function list(prefix: string, after?: string): Promise<BlobInfo[]> {
    if (after === undefined || !prefix.startsWith(FILES)) return store.list(prefix, after);
    const isMeant = (name: string) => `${name}/`.startsWith(prefix) || prefix.startsWith(`${name}/`);
    const ask = () => store.list(prefix, after);
    return [...(await listings.find({ key: after, isMeant, longestMs: Number.POSITIVE_INFINITY, ask }))];
  }

  return {
    announce: async () => {
      const names = [...changed];
      if (names.length === 0) return;
      // What changes from now on needs another announcement.
      changed.clear();
      try {
        await marks.change(names);
      } catch (error) {
        for (const name of names) changed.add(name);
        throw error;
      }
    },
    blobs: {
      list,
      open: store.open,
      put: async (key, source, facts) => {
        await store.put(key, source, facts);
        note([key]);
      },
      delete: async (keys) => {
        await store.delete(keys);
        note(keys);
      },
      readPointer: (key) => {
        const isMeant = (name: string) => name === key;
        return pointers.find({ key, isMeant, longestMs: POINTER_MS, ask: () => store.readPointer(key) });
      },
      compareAndSwap: async (key, content, version) => {
        const isDone = await store.compareAndSwap(key, content, version);
        // Whoever fails reads again.
        pointers.forget(key);
        if (isDone) changed.add(key);
        return isDone;
      },
    },
  };
}

/** Null for marks that are damaged: all is asked for, until the next announcement. */
function parseMarks(text: string | null): Marks | null {
  if (text === null) return {};
  const sealed = parseSealedJson(text);
  const marks = sealed?.isSealed === true ? sealed.content.marks : null;
  return typeof marks === 'object' && marks !== null ? (marks as Marks) : null;
}
