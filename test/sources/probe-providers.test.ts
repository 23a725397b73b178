import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder } from '@portal/testing/runs/small-run';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getEngineContext } from '../../apps/portal/src/compose/command-context.ts';
import { probeProviders } from '../../packages/forecast/src/command-line/probe-providers.ts';
import type { Fault } from '../upstream/fault.ts';
import { PLAYED_FEEDS } from '../upstream/played-feeds.ts';
import { PLAYED_NOW, type PlayedProvider, startProvider } from '../upstream/played-provider.ts';
import { PLAYED_RUNS } from '../upstream/played-runs.ts';

const COMMANDS = join(import.meta.dirname, '../../apps/portal/src/command-line.ts');
const PROVIDERS = [...PLAYED_RUNS, ...PLAYED_FEEDS];
const LONG_MS = 60_000;

const files = new Map<PlayedProvider, ReadonlyMap<string, Uint8Array>>();
beforeAll(async () => {
  for (const provider of PROVIDERS) files.set(provider, await provider.makeFiles());
});
afterEach(() => vi.unstubAllEnvs());

async function start(provider: PlayedProvider) {
  const upstream = await startProvider(provider, files.get(provider) ?? new Map());
  onTestFinished(upstream.stop);
  const setting = `SOURCE_${provider.name.toUpperCase().replaceAll('-', '_')}_URL`;
  return { upstream, settings: { [setting]: upstream.url + provider.path } };
}

const toSettings = (names: readonly string[]) => ({
  SOURCES: names.join(','),
  DATA_DIR: makeFolder(onTestFinished),
  CLOCK: `${new Date(PLAYED_NOW * 1000).toISOString().replace('.000Z', '+00:00')}!`,
});

/** A provider's server, and the question to it alone. */
async function open(provider: PlayedProvider) {
  const { upstream, settings } = await start(provider);
  const ask = async (limitMs = LONG_MS) => {
    for (const [name, value] of Object.entries({ ...toSettings([provider.name]), ...settings }))
      vi.stubEnv(name, value);
    const [probe, ...others] = await Promise.all(probeProviders(getEngineContext(), limitMs));
    expect(others).toEqual([]);
    return probe;
  };
  return { upstream, ask };
}

const FAULTS: readonly [what: string, fault: Fault, line: RegExp, limitMs?: number][] = [
  ['refuses', { kind: 'status', status: 403 }, /is not there \(403\)/],
  ['sends a page', { kind: 'html' }, /an HTML page instead of data$/],
  ['stays silent', { kind: 'stall', after: 0 }, /^no whole answer within 0\.8 s$/, 800],
];

/** One field of the first step is asked for, and it need not be the one that is wrong. */
const UNSEEN: readonly string[] = [
  'a unit that cannot be',
  'the rain of the whole run under the name of the last six hours',
];

describe.each(PROVIDERS.map((provider) => [provider.name, provider] as const))('%s', (name, provider) => {
  test('is asked for little, and has what is expected', async () => {
    const { upstream, ask } = await open(provider);
    expect(await ask()).toEqual({
      name,
      kind: PLAYED_FEEDS.includes(provider) ? 'feed' : 'source',
      ok: true,
      line: expect.any(String),
    });
    expect(upstream.requests.length).toBeLessThanOrEqual(4);
  });

  const turn = PROVIDERS.indexOf(provider);
  test.each(chooseSample(FAULTS, 3, turn))('is named where it %s', async (_, fault, line, limitMs) => {
    const { upstream, ask } = await open(provider);
    upstream.misbehave({ path: /./, fault });
    expect(await ask(limitMs)).toMatchObject({ name, ok: false, line: expect.stringMatching(line) });
  });

  const failures = (provider.failures ?? []).filter(({ what }) => !UNSEEN.includes(what));
  test.each(chooseSample(failures, 3, turn).map((failure) => [failure.what, failure] as const))(
    'differs by %s',
    async (_, { spoil, line }) => {
      const { upstream, ask } = await open(provider);
      await spoil(upstream);
      expect(await ask()).toMatchObject({ name, ok: false, line: expect.stringMatching(line) });
    },
  );
});

test('the command asks all of them, says it as JSON, and fails where one differs', async () => {
  const started = await Promise.all(PROVIDERS.map(start));
  const addresses = Object.assign({}, ...started.map(({ settings }) => settings)) as Record<string, string>;
  const env = { PATH: process.env.PATH, ...toSettings(PROVIDERS.map(({ name }) => name)), ...addresses };
  const run = async () => {
    const child = spawn(process.execPath, [COMMANDS, 'sources', '--probe', '--json', '--limit', '600'], { env });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const probes = JSON.parse(out) as { readonly name: string; readonly ok: boolean; readonly line: string }[];
    return { status: await ended, errors, probes };
  };
  const right = await run();
  expect(right.probes.filter(({ ok }) => !ok)).toEqual([]);
  expect(right.probes.map(({ name }) => name).sort()).toEqual(PROVIDERS.map(({ name }) => name).sort());
  expect(right).toMatchObject({ status: 0, errors: '' });
  started[0]?.upstream.misbehave({ path: /./, fault: { kind: 'status', status: 500 } });
  expect(await run()).toMatchObject({ status: 1, errors: `1 of ${PROVIDERS.length} failed: ${PROVIDERS[0]?.name}\n` });
});

test('a key in an address is in no line', async () => {
  const metar = PLAYED_FEEDS.find(({ name }) => name === 'metar') as PlayedProvider;
  const { upstream, ask } = await open({ ...metar, path: `${metar.path}&api_key=hidden` });
  upstream.misbehave({ path: /./, fault: { kind: 'status', status: 500 } });
  const probe = await ask();
  expect(probe).toMatchObject({ ok: false, line: expect.stringMatching(/answered 500$/) });
  expect(probe?.line).not.toContain('hidden');
});
