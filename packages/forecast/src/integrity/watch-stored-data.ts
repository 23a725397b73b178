import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStore } from '#store/run-store.ts';
import type { Pace } from '#store/verify-run.ts';
import { checkArchive } from './check-archive.ts';
import { checkMoments } from './check-moments.ts';
import { checkRuns } from './check-runs.ts';

/** What is watched, and who is told. */
export interface StoredDataNeeds {
  readonly dataDir: string;
  readonly store: RunStore;
  /** Told once of each thing that is damaged, one line; again only where it was well in between. */
  readonly onDamage: (line: string) => void;
}

/** A walk through everything that is stored, again and again. */
export interface StoredDataWatch {
  /** One line for each thing that is damaged now, without the path of the data folder. */
  problems(): readonly string[];
  /** Resolves when the walk has ended. */
  stop(): Promise<void>;
}

/** Four megabytes a second: a few runs in a minute, and the disk does not notice. */
const PIECE_BYTES = 2 ** 20;
const REST_AFTER_PIECE_MS = 250;
const REST_AFTER_WALK_MS = 30 * 60_000;
const TELL_EVERY_MS = 2000;

/**
 * Compares all that is stored with its checksums, slowly, from the start on until it is stopped: runs, frames, nowcasts,
 * strokes and the archive. Readers compare what they read themselves; this finds what nobody reads, and tells of both.
 */
export function watchStoredData({ dataDir, store, onDamage }: StoredDataNeeds): StoredDataWatch {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pace = createPace(signal);
  let found: ReadonlySet<string> = new Set();
  let told: ReadonlySet<string> = new Set();

  const listAll = (): ReadonlySet<string> => new Set([...store.problems(), ...found]);

  function tell(): void {
    const present = listAll();
    for (const line of present) if (!told.has(line)) onDamage(line);
    told = present;
  }

  async function walk(): Promise<void> {
    await checkRuns(dataDir, store, pace);
    const lines = new Set<string>();
    for (const check of [checkMoments, checkArchive]) {
      for await (const line of check(dataDir, pace)) {
        lines.add(line);
        found = new Set([...found, line]);
      }
    }
    found = lines;
  }

  async function keepWalking(): Promise<void> {
    while (!signal.aborted) {
      try {
        await walk();
      } catch (error) {
        // A folder that cannot be listed for a moment: the next walk tries again.
        if (!signal.aborted) onDamage(error instanceof Error ? error.message : String(error));
      }
      await rest(REST_AFTER_WALK_MS, signal);
    }
  }

  const telling = setInterval(tell, TELL_EVERY_MS).unref();
  const walking = keepWalking();
  return {
    problems: () => [...listAll()].map((line) => line.replaceAll(`${dataDir}/`, '')),
    stop: async () => {
      stopping.abort();
      clearInterval(telling);
      await walking;
    },
  };
}

/** Lets a piece through, then rests; throws an `AbortError` when it is to stop. */
function createPace(signal: AbortSignal): Pace {
  let bytes = 0;
  return async (more) => {
    bytes += more;
    if (bytes < PIECE_BYTES) return;
    bytes = 0;
    await sleep(REST_AFTER_PIECE_MS, undefined, { signal, ref: false });
  };
}

/** Ends early when the signal comes, and keeps no process alive. */
async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => {});
}
