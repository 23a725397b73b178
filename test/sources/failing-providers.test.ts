import { makeFolder } from '@portal/testing/runs/small-run';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Fault } from '../upstream/fault.ts';
import { PLAYED_FEEDS } from '../upstream/played-feeds.ts';
import { type PlayedProvider, startProvider } from '../upstream/played-provider.ts';
import { PLAYED_RUNS } from '../upstream/played-runs.ts';
import type { Upstream } from '../upstream/upstream.ts';

const PROVIDERS = [...PLAYED_RUNS, ...PLAYED_FEEDS];

const replace = (change: (file: Uint8Array) => Uint8Array): Fault => ({ kind: 'replaced', replace: change });
/** Neither text nor a format that anybody reads. */
const GARBAGE = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251);

/** What every server may do; null: no connection is accepted. Neighbours differ in the operator's lines. */
const FAULTS: Readonly<Record<string, Fault | null>> = {
  'answers 404': { kind: 'status', status: 404 },
  'answers 403': { kind: 'status', status: 403 },
  'refuses the connection': null,
  'answers 500': { kind: 'status', status: 500 },
  'cuts the connection': { kind: 'cut', after: 20 },
  'falls silent': { kind: 'stall', after: 20 },
  'states another length': { kind: 'overstated', by: 7 },
  'sends half a file': replace((file) => file.subarray(0, file.length / 2)),
  'redirects to itself': { kind: 'loop' },
  'sends an empty file': replace(() => new Uint8Array(0)),
  'sends a page': { kind: 'html' },
  'sends garbage': replace(() => GARBAGE),
  'sends without end': { kind: 'endless' },
  'sends a page as if it were data': replace(() => Buffer.from('<!doctype html><p>Maintenance</p>'.repeat(90))),
};

const LONG_MS = 30_000;
const SHORT_MS = 700;

const files = new Map<PlayedProvider, ReadonlyMap<string, Uint8Array>>();
beforeAll(async () => {
  for (const provider of PROVIDERS) files.set(provider, await provider.makeFiles());
});

/** A provider that does all right, and its consumer with an empty folder. */
async function openTrial(provider: PlayedProvider, silenceMs = LONG_MS) {
  const upstream = await startProvider(provider, files.get(provider) ?? new Map());
  const stopping = new AbortController();
  const dataDir = makeFolder(onTestFinished);
  onTestFinished(upstream.stop);
  onTestFinished(() => stopping.abort());
  return { upstream, consumer: provider.open({ dataDir, url: upstream.url, signal: stopping.signal, silenceMs }) };
}

/** Another provider, which is asked at the same time. */
const findNeighbour = ({ name }: PlayedProvider): PlayedProvider => {
  const found = PLAYED_FEEDS.find((feed) => feed.name.endsWith('-storms') && feed.name !== name);
  if (found === undefined) throw new RangeError('no neighbour');
  return found;
};

/** One line for the operator, without a trace. */
const isLine = (line: string): boolean => line !== '' && line.length < 400 && !/\n| at .*\.ts/.test(line);

/** Something that goes wrong, and its end. */
interface Failure {
  readonly what: string;
  readonly spoil: (upstream: Upstream) => unknown;
  readonly mend: (upstream: Upstream) => unknown;
  readonly line: RegExp;
  /** Whether its silence is waited out; beside other work every other answer may take its time. */
  readonly isSilent?: boolean;
}

function listFaults(path: RegExp): Failure[] {
  return Object.entries(FAULTS).map(([what, fault]) => ({
    what,
    isSilent: fault?.kind === 'stall',
    spoil: (upstream) => (fault === null ? upstream.hangUp() : upstream.misbehave({ path, fault })),
    mend: (upstream) => (fault === null ? upstream.comeBack() : upstream.behave()),
    line: /./,
  }));
}

function listOwnFailures(provider: PlayedProvider): Failure[] {
  return (provider.failures ?? []).map((failure) => ({
    ...failure,
    mend: (upstream) => {
      upstream.behave();
      for (const [path, bytes] of files.get(provider) ?? []) upstream.files.set(path, bytes);
      failure.mend?.(upstream);
    },
  }));
}

/**
 * While it fails at most a whole part of it is stored, the operator is notified, and another provider is read; when it is
 * right again everything comes, without a restart.
 */
async function outlast(provider: PlayedProvider, failures: readonly Failure[]): Promise<void> {
  const { upstream, consumer } = await openTrial(
    provider,
    failures.some(({ isSilent }) => isSilent) ? SHORT_MS : LONG_MS,
  );
  const neighbour = findNeighbour(provider);
  for (const { what, spoil, mend, line } of failures) {
    const { consumer: other } = await openTrial(neighbour);
    await spoil(upstream);
    await Promise.all([consumer.pull(), other.pull()]);
    const stored = await consumer.read();
    const lines = consumer.drainLines();
    expect(await other.read()).toEqual(neighbour.whole);
    expect(provider.whole, what).toEqual(expect.arrayContaining([...stored]));
    expect(stored.length, what).toBeLessThan(provider.whole.length);
    expect(lines.join('\n'), what).toMatch(line);
    expect(
      lines.filter((one) => !isLine(one)),
      what,
    ).toEqual([]);
    await mend(upstream);
  }
  await consumer.pull();
  expect(await consumer.read()).toEqual(provider.whole);
}

type Trial = readonly [provider: string, failure: string, outlastAll: () => Promise<void>];

/** Every failure of each place of a provider, and its own; heavy ones outlast those of a place in one trial. */
function listTrials(provider: PlayedProvider): Trial[] {
  const ofPlaces = Object.entries(provider.places).flatMap(([place, path]): Trial[] => {
    const faults = listFaults(path);
    if (provider.isHeavy) return [[provider.name, `${place}: all that is wrong`, () => outlast(provider, faults)]];
    return faults.map((fault) => [provider.name, `${place} ${fault.what}`, () => outlast(provider, [fault])]);
  });
  const own = listOwnFailures(provider).map(
    (failure): Trial => [provider.name, failure.what, () => outlast(provider, [failure])],
  );
  return [...ofPlaces, ...own];
}

test.each(chooseSample(PROVIDERS.flatMap(listTrials), 7))('%s outlasts %s', (_provider, _failure, outlastAll) =>
  outlastAll(),
);
