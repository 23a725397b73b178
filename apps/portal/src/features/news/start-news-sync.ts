import { describeError } from '@portal/domain/error/describe-error';
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
  /** Machine clock, which dates views whatever CLOCK says. */
  readonly viewClock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
  readonly views: ViewCounter;
}

export interface NewsSync {
  /** Whether stored views have been loaded. */
  readonly isCaughtUp: () => boolean;
  /** Syncs counts with the database now. Rejects if the database is down. */
  readonly step: () => Promise<void>;
  /** Saves the last counts and stops. */
  readonly stop: () => Promise<void>;
}

/** Older counts survive a crash of the process. */
const SAVE_EVERY_MS = 5000;
/** Steps between reloads of other processes' views. */
const STEPS_PER_RELOAD = 12;

/** Saves counted views in the background; pages never wait for it, and failures are retried. */
export function startNewsSync({ database, ready, viewClock, warn, views }: NewsSyncNeeds): NewsSync {
  let steps = 0;
  let batchId: string | null = null;

  async function writeViews(): Promise<void> {
    const batch = views.beginBatch();
    if (batch.length === 0) return;
    // Reuses the batch id until the save is confirmed: the reply may be lost although the batch was stored.
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
  /** Steps run one after the other: no reload between a batch and its confirmation. */
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
      if (isReady) await step().catch((error: unknown) => onError(describeError(error)));
    },
  };
}

interface NewsJobNeeds extends Pick<NewsSyncNeeds, 'database' | 'viewClock'> {
  /** The posts as last read, with a mark that changes with them. */
  readonly posts: () => { readonly mark: string; readonly list: () => readonly IndexedPost[] };
}

/** Jobs that write the index of posts and delete old views, once for all processes. */
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
