import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addViews, deleteOldViews, type IndexedPost, indexPosts, listViews } from './news-store.ts';
import { findOldestDay, type ViewCounter } from './view-counter.ts';

export interface NewsSyncNeeds {
  readonly database: Database;
  /** When the database may be worked with. */
  readonly ready: Promise<void>;
  /** Dates readers: the machine's, so that no CLOCK makes their days old. */
  readonly viewClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly views: ViewCounter;
  /** The posts as they were read last, and a text that is another after every change of them. */
  readonly posts: () => { readonly mark: string; readonly list: () => readonly IndexedPost[] };
}

export interface NewsSync {
  /** Whether the views of earlier days were read. */
  readonly isCaughtUp: () => boolean;
  /** Brings database and counts together now. Rejects while the database does not answer. */
  readonly step: () => Promise<void>;
  /** Keeps what was noted last and ends. */
  readonly stop: () => Promise<void>;
}

/** Views noted longer ago than this survive whatever happens to the process. */
const KEEP_EVERY_MS = 5000;
/** Views of other processes are seen after so many steps. */
const STEPS_A_LOOK = 12;
const STEPS_A_CLEANING = 720;

/** Writes views and the index of posts beside the pages, which never wait for it; what fails is tried again. */
export function startNewsSync({ database, ready, viewClock, warn, views, posts }: NewsSyncNeeds): NewsSync {
  let steps = 0;
  let indexed: string | null = null;
  let batchId: string | null = null;

  async function writeViews(): Promise<void> {
    const batch = views.beginBatch();
    if (batch.length === 0) return;
    // The same name until it is known to be kept: an answer may be lost where the batch was not.
    batchId ??= makeUuidV7(Date.now());
    await addViews(database, batchId, batch);
    views.endBatch();
    batchId = null;
  }

  async function runStep(): Promise<void> {
    const { mark, list } = posts();
    if (mark !== indexed) {
      await indexPosts(database, list());
      indexed = mark;
    }
    await writeViews();
    if (steps % STEPS_A_LOOK === 0) views.setStored(await listViews(database, findOldestDay(viewClock())));
    if (steps % STEPS_A_CLEANING === 0) await deleteOldViews(database, findOldestDay(viewClock()));
    steps += 1;
  }

  let work: Promise<unknown> = Promise.resolve();
  /** One after the other: a look at the database never stands between a batch and its end. */
  function step(): Promise<void> {
    const done = work.then(runStep);
    work = done.catch(() => undefined);
    return done;
  }

  let isAway = false;
  async function stepQuietly(): Promise<void> {
    try {
      await step();
      isAway = false;
    } catch (error) {
      if (!isAway) warn(`News: views wait in memory: ${error instanceof Error ? error.message : String(error)}`);
      isAway = true;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  let isReady = false;
  let isOver = false;
  async function goOn(): Promise<void> {
    await stepQuietly();
    if (!isOver) timer = setTimeout(() => void goOn(), KEEP_EVERY_MS).unref();
  }
  ready.then(
    () => {
      isReady = true;
      return isOver ? undefined : goOn();
    },
    () => undefined,
  );

  return {
    isCaughtUp: () => steps > 0,
    step,
    stop: async () => {
      isOver = true;
      clearTimeout(timer);
      if (isReady) await stepQuietly();
    },
  };
}
