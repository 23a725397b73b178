import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { RunError } from '../../packages/forecast/src/runs/run-error.ts';
import { createGfs } from '../../packages/forecast/src/sources/gfs/download.ts';
import { pollSource, type SourceEvent } from '../../packages/forecast/src/sources/schedule/poll-source.ts';
import type { Source } from '../../packages/forecast/src/sources/schedule/source.ts';
import { readSourceStatus } from '../../packages/forecast/src/sources/schedule/source-status.ts';
import { makeGfsBucket } from '../upstream/gfs-bucket.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';
import { SMALL_EXTENT } from './small-gfs.ts';

const HOUR = 3600;
const CYCLE = 6 * HOUR;
/** When the run of 00 UTC is due. */
const DUE_AT = RUN_AT + 3.5 * HOUR;

async function startRuns(...starts: readonly number[]): Promise<Upstream> {
  const runs = starts.map((runAt) => makeGfsBucket({ runAt, hours: SMALL_EXTENT.hours }));
  const upstream = await startUpstream(new Map(runs.flatMap((files) => [...files])));
  onTestFinished(upstream.stop);
  return upstream;
}

/** Polls GFS with a clock that the test sets, until the test ends or stops it. */
function startPolling(dataDir: string, url: string, clock: { now: number }, random = 0, more: Partial<Source> = {}) {
  const stopping = new AbortController();
  const events: SourceEvent[] = [];
  let reads = 0;
  const polling = pollSource({
    dataDir,
    source: { ...createGfs({ url, extent: SMALL_EXTENT }), ...more },
    now: () => {
      reads += 1;
      return clock.now;
    },
    random: () => random,
    signal: stopping.signal,
    onEvent: (event) => events.push(event),
    retryPolicy: { tries: 1, firstPauseMs: 1, longestPauseMs: 1, laterPauseMs: 1 },
    pollEveryMs: 5,
  });
  const stop = async () => {
    stopping.abort();
    await polling;
  };
  onTestFinished(stop);
  /** Resolves after at least five more polls: each reads the clock up to four times. */
  const pollMore = async () => {
    const before = reads;
    await expect.poll(() => reads, { message: 'readings of the clock', interval: 5 }).toBeGreaterThan(before + 20);
  };
  return { events, stop, pollMore };
}

const until = (events: readonly SourceEvent[], count: number) => expect.poll(() => events.length).toBe(count);

test('each run is fetched when it is due, once, and reported in one event', async () => {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startRuns(RUN_AT, RUN_AT + CYCLE);
  const clock = { now: DUE_AT };
  expect(hasPublishedOnSchedule(dataDir)).toBe(false);
  const { events, pollMore } = startPolling(dataDir, upstream.url, clock);
  await until(events, 1);
  expect(events[0]).toMatchObject({ kind: 'published', source: 'gfs', success: { runAt: RUN_AT }, missing: null });
  expect(hasPublishedOnSchedule(dataDir)).toBe(true);
  await expect.poll(() => readSourceStatus(dataDir, 'gfs').nextDueAt).toBe(DUE_AT + CYCLE);

  const before = upstream.requests.length;
  clock.now = DUE_AT + CYCLE - 1;
  await pollMore();
  expect(upstream.requests).toHaveLength(before);
  clock.now = DUE_AT + CYCLE;
  await until(events, 2);
  expect(events[1]).toMatchObject({ kind: 'published', success: { runAt: RUN_AT + CYCLE } });
});

test('a run that cannot be had is given up in one event and the next one tried', async () => {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startRuns(RUN_AT + CYCLE);
  const clock = { now: DUE_AT };
  const { events, pollMore } = startPolling(dataDir, upstream.url, clock);
  await until(events, 1);
  expect(events[0]).toMatchObject({ kind: 'failed', runAt: RUN_AT, line: expect.stringMatching(/\(404\)$/) });
  await pollMore();
  expect(events).toHaveLength(1);
  expect(readSourceStatus(dataDir, 'gfs')).toMatchObject({ success: null, fetching: null, doneRunAt: RUN_AT });
  clock.now = DUE_AT + CYCLE;
  await until(events, 2);
  expect(events[1]).toMatchObject({ kind: 'published', success: { runAt: RUN_AT + CYCLE } });
});

test('a server that is not there spams nobody', async () => {
  const dataDir = makeFolder(onTestFinished);
  const { events, pollMore } = startPolling(dataDir, 'http://127.0.0.1:1', { now: DUE_AT });
  await until(events, 1);
  expect(events[0]).toMatchObject({ kind: 'failed' });
  await pollMore();
  expect(events).toHaveLength(1);
});

test('a source that cannot be polled says why, in the words of what hinders it', async () => {
  const refuse = () => Promise.reject(new RunError('mapping.json: cannot be used'));
  const { events } = startPolling(makeFolder(onTestFinished), 'http://127.0.0.1:1', { now: DUE_AT }, 0, {
    planRun: refuse,
  });
  await until(events, 1);
  expect(events[0]).toEqual({ kind: 'hindered', source: 'gfs', line: 'mapping.json: cannot be used' });
});

test('the first run and one that was begun come at once, later ones with the stagger', async () => {
  const dataDir = makeFolder(onTestFinished);
  const upstream = await startRuns(RUN_AT, RUN_AT + CYCLE);
  const clock = { now: DUE_AT };
  const { events, stop } = startPolling(dataDir, upstream.url, clock, 0.5);
  await until(events, 1);
  clock.now = DUE_AT + CYCLE + 299;
  await expect.poll(() => readSourceStatus(dataDir, 'gfs').nextDueAt).toBe(DUE_AT + CYCLE + 300);
  expect(events).toHaveLength(1);
  upstream.misbehave({ path: /f00[0-3]$/, fault: { kind: 'stall', after: 0 } });
  clock.now = DUE_AT + CYCLE + 300;
  await expect.poll(() => readSourceStatus(dataDir, 'gfs').fetching?.runAt).toBe(RUN_AT + CYCLE);
  await stop();
  expect(events).toHaveLength(1);

  upstream.behave();
  const again = startPolling(dataDir, upstream.url, { now: DUE_AT + CYCLE }, 0.99);
  await until(again.events, 1);
  expect(again.events[0]).toMatchObject({ kind: 'published', success: { runAt: RUN_AT + CYCLE } });
});
