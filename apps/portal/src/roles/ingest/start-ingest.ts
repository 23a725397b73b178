import { setTimeout as sleep } from 'node:timers/promises';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { cleanUpRuns } from '@portal/forecast/runs/clean-up';
import type { SourceEvent } from '@portal/forecast/sources/schedule/poll-source';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { Clock } from '#platform/clock/clock.ts';
import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';
import { type DemoMaking, type DemoProgress, type DemoState, findDemoState, startMakingDemo } from './demo-cycle.ts';
import { type ChosenSource, type PollingOptions, type SourcePoller, startPollingSources } from './source-poller.ts';

const MEGABYTE = 1_000_000;

/** Logs one line per run. */
function logSourceEvent(log: Log, event: SourceEvent): void {
  const { source } = event;
  if (event.kind === 'broken') log.error({ source, error: event.error }, 'a source failed with a bug');
  else if (event.kind === 'refused') log.warn({ source, files: event.lines }, 'some files were refused');
  else if (event.kind === 'hindered') log.warn({ source, reason: event.line }, 'a source has to wait');
  else if (event.kind === 'failed') {
    log.warn({ source, run: formatMoment(event.runAt), reason: event.line }, 'a run was given up');
  } else {
    const { runId, lastHour, bytes } = event.success;
    const facts = { source, run: runId, lastHour, megabytes: Math.round(bytes / MEGABYTE) };
    if (event.missing === null) log.info(facts, 'a run was published');
    else log.warn({ ...facts, missing: event.missing }, 'a run was published in part');
    for (const problem of event.problems) log.warn({ source, problem }, 'not everything could be archived');
  }
}

export interface IngestNeeds {
  readonly dataDir: string;
  readonly store: RunStore;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether the demonstration is on (setting `DEMO`). */
  readonly demo: () => boolean;
  readonly onProgress: (share: DemoProgress) => void;
  readonly sources: readonly ChosenSource[];
  readonly clockSetting: ClockSetting | null;
  readonly shared: PollingOptions['shared'];
}

export interface Ingest {
  /** Resolves when a run can be served; rejects if the first one failed. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

const POLL_EVERY_MS = 15_000;
const RETRY_AFTER_MS = 60_000;
/** The store polls the disk once a second. */
const SEEN_WITHIN_MS = 5000;

/** Makes demonstration runs one at a time and waits until the store has read them. */
function createDemoMaker({ dataDir, store, clock, log, onProgress }: IngestNeeds, findState: () => DemoState) {
  let making: DemoMaking | null = null;

  async function untilSeen(version: string): Promise<void> {
    const deadline = performance.now() + SEEN_WITHIN_MS;
    while (store.version() === version && performance.now() < deadline) await sleep(50);
    if (findState() === 'missing')
      throw new Error(store.problems()[0] ?? 'the demonstration run was published but is missing');
  }

  return {
    async make(): Promise<void> {
      const startedAt = performance.now();
      const version = store.version();
      making = startMakingDemo({ dataDir, now: clock.now() }, onProgress);
      try {
        await making.done;
      } finally {
        making = null;
      }
      await untilSeen(version);
      log.info({ seconds: Math.round((performance.now() - startedAt) / 100) / 10 }, 'demo run published');
    },
    stop: async () => making?.stop(),
  };
}

/** Removes demonstration runs once a real run is available and the demonstration is off. */
async function removeDemoRuns({ dataDir, store, clock, log, demo }: IngestNeeds): Promise<void> {
  if (demo() || !store.listRuns().some((run) => run.demo)) return;
  try {
    const { retired } = await cleanUpRuns(dataDir, { now: clock.now(), dropDemo: true });
    log.info({ runs: retired }, 'demo runs removed');
  } catch (err) {
    log.warn({ err }, 'the demo run stays until the next start');
  }
}

/** Fetches the configured sources on a thread, restarted if it dies. */
function startSources(needs: IngestNeeds, signal: AbortSignal) {
  const { dataDir, sources, clockSetting: clock, shared, log } = needs;
  if (sources.length === 0) return { stop: async () => {} };
  let poller: SourcePoller;
  const start = () => {
    poller = startPollingSources(
      { dataDir, sources, clock, shared },
      (event) => {
        logSourceEvent(log, event);
        if (event.kind === 'published') void removeDemoRuns(needs);
      },
      (err) => {
        log.error({ err }, 'the thread of the sources died');
        sleep(RETRY_AFTER_MS, undefined, { signal }).then(start, () => {});
      },
    );
  };
  start();
  return { stop: () => poller.stop() };
}

/**
 * Renews the demonstration run with the portal's clock (in the background if an older one is usable), and fetches the
 * configured sources.
 */
export function startIngest(needs: IngestNeeds): Ingest {
  const { store, clock, log, demo } = needs;
  const stopping = new AbortController();
  const { signal } = stopping;
  const findState = () => (demo() ? findDemoState(store.listRuns(), clock.now()) : 'fresh');
  const maker = createDemoMaker(needs, findState);

  /** Polls once; returns the time to the next poll. */
  async function refreshDemo(): Promise<number> {
    try {
      if (findState() === 'fresh') return POLL_EVERY_MS;
      await maker.make();
      return POLL_EVERY_MS;
    } catch (err) {
      if (!signal.aborted) log.error({ err }, 'the demo run could not be made');
      return RETRY_AFTER_MS;
    }
  }

  async function pollDemo(): Promise<void> {
    while (!signal.aborted) await sleep(await refreshDemo(), undefined, { signal });
  }

  const ready = findState() === 'missing' ? maker.make() : Promise.resolve();
  const sources = startSources(needs, signal);
  const polling = ready.then(pollDemo).catch(() => {});
  return {
    ready,
    stop: async () => {
      stopping.abort();
      await Promise.all([maker.stop(), sources.stop()]);
      await polling;
    },
  };
}
