import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRadarPull } from '@portal/forecast/radar/store/pull-radar';
import { listStored } from '@portal/forecast/radar/store/radar-folder';
import { makeRadarPgm } from '@portal/testing/radar/make-radar-pgm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchUpstream } from '../upstream/fetch-upstream.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const NOW = Date.UTC(2026, 7, 3, 7, 12) / 1000;
const SLOT = NOW - 120;
let folder: string;
let upstream: Upstream;
let stopping: AbortController;
const shown: string[] = [];

/** `/2026/08/03/202608030710.pgm` */
const pathOf = (at: number) => {
  const [date = '', time = ''] = new Date(at * 1000).toISOString().split('T');
  return `/${date.replaceAll('-', '/')}/${date.replaceAll('-', '')}${time.slice(0, 5).replace(':', '')}.pgm`;
};

/** An hour of radar on its server: showers that move, every ten minutes. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pull-radar-'));
  const ages = [0, 1, 2, 3, 4, 5, 6];
  upstream = await startUpstream(
    new Map(ages.map((age) => [pathOf(SLOT - 600 * age), makeRadarPgm(SLOT - 600 * age)])),
  );
  stopping = new AbortController();
  shown.length = 0;
});
afterEach(async () => {
  stopping.abort();
  await upstream.stop();
  rmSync(folder, { recursive: true });
});

/** A pull whose clocks are set by the test. */
function openPull(address = '/{yyyy}/{MM}/{dd}/{yyyy}{MM}{dd}{HH}{mm}.pgm?key=secret') {
  const clock = { now: NOW, timerMs: 0 };
  const pull = createRadarPull({
    address: upstream.url + address,
    everyMinutes: 10,
    dataDir: folder,
    zr: 'vietnam',
    fetching: fetchUpstream(upstream, stopping.signal),
    now: () => clock.now,
    readTimer: () => clock.timerMs,
    chance: () => 0.5,
    onProblem: (line) => shown.push(line),
  });
  return { pull, clock };
}

const listFrames = () => listStored(folder, 'radar', 'frame');
/** What the last poll requested, as ages in steps of ten minutes. */
const drainAsked = () => {
  const paths = upstream.requests.splice(0).map(({ path }) => path.split('?')[0]);
  return paths.map((path) => [0, 1, 2, 3, 4, 5, 6].findIndex((age) => pathOf(SLOT - 600 * age) === path));
};

beforeEach(() => {
  // A key in the address becomes part of the server's path.
  const files = [...upstream.files];
  for (const [path, bytes] of files) upstream.files.set(`${path}?key=secret`, bytes);
});

describe('radar frames over HTTP', () => {
  it('are asked for in their order, an hour back, each once, and the next one when its time has come', async () => {
    const { pull, clock } = openPull();
    await pull.poll();
    expect(drainAsked()).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(listFrames()).toEqual([6, 5, 4, 3, 2, 1, 0].map((age) => SLOT - 600 * age));
    expect(shown).toEqual([]);
    await pull.poll();
    expect(drainAsked()).toEqual([]);
    clock.now = SLOT + 600;
    upstream.files.set(`${pathOf(SLOT + 600)}?key=secret`, makeRadarPgm(SLOT + 600));
    await pull.poll();
    expect(listFrames().at(-1)).toBe(SLOT + 600);
    expect(readdirSync(join(folder, 'radar', 'incoming'))).toEqual([]);
  });

  it('that are not there yet are asked for again after a minute, and reported when they are late', async () => {
    upstream.misbehave({ path: /0710/, fault: { kind: 'status', status: 404 } });
    const { pull, clock } = openPull();
    await pull.poll();
    expect(listFrames().at(-1)).toBe(SLOT - 600);
    drainAsked();
    shown.length = 0;
    clock.timerMs = 59_000;
    await pull.poll();
    expect(drainAsked()).toEqual([]);
    clock.timerMs = 60_000;
    await pull.poll();
    expect(drainAsked()).toEqual([0]);
    expect(shown).toEqual([]);
    clock.now = SLOT + 1800;
    clock.timerMs = 120_000;
    await pull.poll();
    expect(shown.filter((line) => line.includes('0710'))).toHaveLength(1);
    upstream.behave();
    clock.timerMs = 190_000;
    await pull.poll();
    expect(listFrames()).toContain(SLOT);
  });

  it.each([
    ['cut off on the way', { kind: 'cut', after: 300 }, /another length|cut off/],
    ['silent', { kind: 'stall', after: 300 }, /no byte for 0.5 s/],
    ['never done', { kind: 'slow', bytes: 1, pauseMs: 20 }, /not whole after 2 s/],
    ['in trouble', { kind: 'status', status: 503 }, /answered 503/],
  ] as const)(
    'of a server that is %s are asked for again, and the server is left alone in between',
    async (_, fault, line) => {
      upstream.misbehave({ path: /./, fault });
      const { pull, clock } = openPull();
      await pull.poll();
      expect(drainAsked()).toEqual([6]);
      expect(shown).toHaveLength(1);
      expect(shown[0]).toMatch(line);
      clock.timerMs = 1999;
      await pull.poll();
      expect(drainAsked()).toEqual([]);
      expect(listFrames()).toEqual([]);
      upstream.behave();
      clock.timerMs = 2000;
      await pull.poll();
      expect(listFrames()).toHaveLength(7);
    },
  );

  it('get the time that a server asks for', async () => {
    upstream.misbehave({ path: /./, fault: { kind: 'status', status: 429, retryAfter: 600 } });
    const { pull, clock } = openPull();
    await pull.poll();
    clock.timerMs = 599_000;
    await pull.poll();
    expect(drainAsked()).toEqual([6]);
    clock.timerMs = 600_000;
    await pull.poll();
    expect(drainAsked()).toEqual([5]);
  });

  it('that lie are reported and left out: yesterday’s picture, a still one, another thing, a page', async () => {
    const set = (age: number, bytes: Uint8Array) => upstream.files.set(`${pathOf(SLOT - 600 * age)}?key=secret`, bytes);
    set(0, makeRadarPgm(SLOT - 86_400));
    set(1, makeRadarPgm(SLOT - 600, SLOT - 1200));
    set(2, makeRadarPgm(SLOT - 1200));
    set(3, Buffer.from('no radar'));
    set(4, makeRadarPgm(SLOT - 2400).subarray(0, 5000));
    upstream.misbehave({ path: /0620/, fault: { kind: 'html' } });
    const { pull, clock } = openPull();
    await pull.poll();
    clock.timerMs = 60_000;
    await pull.poll();
    expect(listFrames()).not.toContain(SLOT);
    expect(listFrames()).not.toContain(SLOT - 86_400);
    const find = (words: string) => shown.filter((line) => line.includes(words)).length;
    expect(find('is of 2026-08-02T14:10:00+07:00, asked for was 2026-08-03T14:10:00+07:00')).toBe(1);
    expect(find('is no radar file that is read here')).toBe(1);
    expect(find('the radar has stood still')).toBe(1);
    expect(find('0630.pgm: ')).toBe(1);
    expect(find('an HTML page instead of data')).toBe(1);
    expect(shown.join('\n')).not.toContain('secret');
  });

  it('may stand at one address that always has the newest', async () => {
    upstream.files.set('/latest.pgm', makeRadarPgm(SLOT));
    const { pull, clock } = openPull('/latest.pgm');
    await pull.poll();
    clock.timerMs = 299_999;
    await pull.poll();
    expect(upstream.requests).toHaveLength(1);
    clock.timerMs = 300_000;
    await pull.poll();
    expect(upstream.requests).toHaveLength(2);
    expect(listFrames()).toEqual([SLOT]);
    expect(shown).toEqual([]);
  });

  it('at such an address are reported when they stand still, under their old time or a new one', async () => {
    upstream.files.set('/latest.pgm', makeRadarPgm(SLOT));
    const { pull, clock } = openPull('/latest.pgm');
    const pollAgain = async () => {
      clock.timerMs += 600_000;
      clock.now += 600;
      await pull.poll();
    };
    await pull.poll();
    await pollAgain();
    await pollAgain();
    expect(shown).toEqual([]);
    await pollAgain();
    await pollAgain();
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/latest\.pgm: still has the frame of 2026-08-03T14:10:00\+07:00$/);
    upstream.files.set('/latest.pgm', makeRadarPgm(SLOT + 2400, SLOT));
    await pollAgain();
    expect(shown[1]).toContain('the radar has stood still');
    expect(listFrames()).toEqual([SLOT]);
  });
});

it('a damaged frame is nowhere: the rain of its moment is not known, not dry', async () => {
  for (const path of [...upstream.files.keys()]) upstream.files.set(path, makeRadarPgm(SLOT).subarray(0, 4000));
  const { pull } = openPull();
  await pull.poll();
  expect(listFrames()).toEqual([]);
  expect(() => readFileSync(join(folder, 'radar', 'radar', `${SLOT}.frame`))).toThrow();
});
