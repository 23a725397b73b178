import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { Job } from '#platform/jobs/job.ts';
import { repeat } from '#platform/process/repeat.ts';
import { addViews, deleteOldViews, type IndexedPost, indexPosts, listViews } from './news-store.ts';

import { findOldestDay, type ViewCounter } from './view-counter.ts';

export interface NewsSyncNeeds {
  readonly database: Database;
  /** Resolves when the database can be used. */
  readonly ready: Promise<void>;
  /** Dates readers: the machine's, so that no CLOCK makes their days old. */
  readonly viewClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly views: ViewCounter;
}

export interface NewsSync {
  /** Whether the views of earlier days were read. */
  readonly isCaughtUp: () => boolean;
  /** Brings database and counts together now. Rejects while the database does not answer. */
  readonly step: () => Promise<void>;
  /** Saves the last counts and stops. */
  readonly stop: () => Promise<void>;
}

/** Views noted longer ago than this survive whatever happens to the process. */
const SAVE_EVERY_MS = 5000;
/** Views of other processes are seen after so many steps. */
const STEPS_PER_RELOAD = 12;

/** Writes what this process counted beside the pages, which never wait for it; what fails is tried again. */
export function startNewsSync({ database, ready, viewClock, warn, views }: NewsSyncNeeds): NewsSync {
  let steps = 0;
  let batchId: string | null = null;

  async function writeViews(): Promise<void> {
    const batch = views.beginBatch();
    if (batch.length === 0) return;
    // The same batch id until its saving is confirmed: the reply may be lost although the batch was saved.
    batchId ??= makeUuidV7(Date.now());
    await addViews(database, batchId, batch);
    views.endBatch();
    batchId = null;
  }

  async function runStep(): Promise<void> {
    await writeViews();
    if (steps % STEPS_PER_RELOAD === 0) views.setStored(await listViews(database, findOldestDay(viewClock())));
    steps += 1;
  }

  let work: Promise<unknown> = Promise.resolve();
  /** One after the other: a reload never runs between a batch and its confirmation. */
  function step(): Promise<void> {
    const done = work.then(runStep);
    work = done.catch(() => undefined);
    return done;
  }

  let isReady = false;
  let isOver = false;
  const onError = (problem: string): void => warn(`News: views wait in memory: ${problem}`);
  const poll = async (): Promise<void> => (isReady ? step() : undefined);
  const polling = repeat({ everyMs: SAVE_EVERY_MS, work: poll, onError });
  ready.then(
    () => {
      isReady = true;
      if (!isOver) step().catch(() => undefined);
    },
    () => undefined,
  );

  return {
    isCaughtUp: () => steps > 0,
    step,
    stop: async () => {
      isOver = true;
      await polling.stop();
      if (isReady)
        await step().catch((error: unknown) => onError(error instanceof Error ? error.message : String(error)));
    },
  };
}

interface NewsJobNeeds extends Pick<NewsSyncNeeds, 'database' | 'viewClock'> {
  /** The posts as they were read last, and a text that is another after every change of them. */
  readonly posts: () => { readonly mark: string; readonly list: () => readonly IndexedPost[] };
}

/** Writes the index of posts, and deletes old views: once for all processes. */
export function listNewsJobs({ database, viewClock, posts }: NewsJobNeeds): readonly Job[] {
  let indexed: string | null = null;
  return [
    {
      name: 'news.index-posts',
      everySeconds: 30,
      async run() {
        const { mark, list } = posts();
        if (mark === indexed) return;
        await indexPosts(database, list());
        indexed = mark;
      },
    },
    {
      name: 'news.delete-old-views',
      everySeconds: HOUR_SECONDS,
      run: () => deleteOldViews(database, findOldestDay(viewClock())),
    },
  ];
}
