import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder, RUN_AT } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { makeEcmwfBucket } from '../upstream/ecmwf-bucket.ts';
import { makeGefsBucket } from '../upstream/gefs-bucket.ts';
import { makeGfsBucket, toGfsPath } from '../upstream/gfs-bucket.ts';
import { startUpstream } from '../upstream/upstream.ts';

const COMMANDS = join(import.meta.dirname, '../../apps/portal/src/command-line.ts');
/** By then each of the runs is due, and no later one. */
const CLOCK = `${new Date((RUN_AT + 9 * 3600) * 1000).toISOString().replace('.000Z', '+00:00')}!`;

async function probe(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: makeFolder(onTestFinished), CLOCK, ...settings };
  const child = spawn(process.execPath, [COMMANDS, 'sources', '--probe'], { env });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, lines: out.trim().split('\n'), errors };
}

async function openBuckets() {
  const hours = [0, 1, 3, 6];
  const upstream = await startUpstream(
    new Map([
      ...makeGfsBucket({ runAt: RUN_AT, hours }),
      ...makeEcmwfBucket(RUN_AT, 'oper', hours),
      ...makeGefsBucket(RUN_AT, hours),
    ]),
  );
  onTestFinished(upstream.stop);
  const { url } = upstream;
  const settings = { SOURCES: 'gfs,ecmwf,gefs', SOURCE_GFS_URL: url, SOURCE_ECMWF_URL: url, SOURCE_GEFS_URL: url };
  return { upstream, settings };
}

test('one index and one field of each source are asked for, and they are those that are wanted', async () => {
  const { upstream, settings } = await openBuckets();
  const { status, lines, errors } = await probe(settings);
  expect({ status, errors }, lines.join('\n')).toEqual({ status: 0, errors: '' });
  expect(lines.map((line) => line.replace(/(\d+ fields).*/, '$1'))).toEqual([
    expect.stringMatching(/^ok {6}gfs: run of \S+: the index has all \d+ fields$/),
    expect.stringMatching(/^ok {6}ecmwf: run of \S+: the index has all \d+ fields$/),
    expect.stringMatching(/^ok {6}gefs: run of \S+: the index has all \d+ fields$/),
  ]);
  expect(lines[0]).toContain('temperature2m');
  // And of each the smallest field.
  const ranges = upstream.requests.filter(({ path }) => !/\.(idx|index)$/.test(path)).map(({ range }) => range);
  expect(ranges).toEqual(new Array(3).fill(expect.stringMatching(/^bytes=\d+-\d+$/)));
});

test('a name that the provider has changed is reported, and the others are asked all the same', async () => {
  const { upstream, settings } = await openBuckets();
  const index = `${toGfsPath(RUN_AT, 1)}.idx`;
  const renamed = Buffer.from(upstream.files.get(index) ?? '')
    .toString()
    .replace(':TMP:2 m above', ':T2M:2 m above');
  upstream.files.set(index, Buffer.from(renamed));
  const { status, lines, errors } = await probe(settings);
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^FAILED {2}gfs: .*: lacks TMP:2 m above ground for hour 1$/);
  expect(lines[1]).toMatch(/^ok/);
  expect(errors).toBe('1 of 3 failed: gfs\n');
});

test('without sources there is nobody to ask', async () => {
  expect(await probe({})).toMatchObject({
    status: 1,
    errors: 'SOURCES: no source is chosen, so there is none to ask\n',
  });
});

test('the run before is asked where the newest is late', async () => {
  const { settings } = await openBuckets();
  const { lines } = await probe({ ...settings, SOURCES: 'gfs', CLOCK: CLOCK.replace('T09', 'T10') });
  expect(lines).toEqual([expect.stringMatching(/^ok {6}gfs: run of 2026-11-21T07:00: /)]);
});
