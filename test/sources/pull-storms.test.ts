import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupStorms } from '@portal/domain/storm/group-storms';
import type { StormCentre } from '@portal/domain/storm/storm';
import { openStormStore } from '@portal/forecast/storms/open-storm-store';
import { createCentrePull, type PulledCentre } from '@portal/forecast/storms/pull-centre';
import { makeFolder } from '@portal/testing/runs/small-run';
import { listLandfallParts, makeJmaList, makeJmaSpecifications } from '@portal/testing/storms/jma-answers';
import { makeJtwcRss, makeJtwcWarning } from '@portal/testing/storms/jtwc-answers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchUpstream } from '../upstream/fetch-upstream.ts';
import { startUpstream, type Upstream } from '../upstream/upstream.ts';

const HOUR = 3600;
const NOW = Date.UTC(2026, 9, 20, 10) / 1000;
const ISSUED_AT = NOW - 3 * HOUR - 900;
const TEN_MINUTES_MS = 600_000;

const JMA_LIST = '/jma/targetTc.json';
const RSS = '/jtwc/rss/jtwc.rss';
const toJmaPath = (id: string) => `/jma/${id}/specifications.json`;
const toJtwcPath = (id: string) => `/jtwc/products/${id}web.txt`;

let dataDir: string;
let upstream: Upstream;
let stopping: AbortController;
const cleanUps: (() => void)[] = [];
const shown: string[] = [];
const stored: string[] = [];

beforeEach(async () => {
  dataDir = makeFolder((cleanUp) => cleanUps.push(cleanUp));
  upstream = await startUpstream();
  stopping = new AbortController();
  shown.length = 0;
  stored.length = 0;
});
afterEach(async () => {
  stopping.abort();
  await upstream.stop();
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** A pull whose clocks are set by the test. */
function openPull(centre: PulledCentre, query = '') {
  const clock = { now: NOW, timerMs: 0 };
  const pull = createCentrePull({
    centre,
    address: `${upstream.url}/${centre}${query}`,
    dataDir,
    fetching: fetchUpstream(upstream, stopping.signal),
    now: () => clock.now,
    readTimer: () => clock.timerMs,
    chance: () => 0.5,
    onStored: ({ centreId }) => stored.push(centreId),
    onProblem: (line) => shown.push(line),
  });
  const pollAfter = async (ms: number) => {
    clock.timerMs += ms;
    clock.now += Math.round(ms / 1000);
    await pull.poll();
  };
  return { clock, pollAfter };
}

const openStore = (onDamage?: (line: string) => void) => openStormStore(dataDir, () => 0, onDamage);
const listStored = () =>
  openStore()
    .listAdvisories()
    .map(({ centre, centreId, issuedAt }) => `${centre}/${centreId} ${NOW - issuedAt}`)
    .sort();
const drainAsked = () => upstream.requests.splice(0).map(({ path }) => path);
const findCheck = (centre: StormCentre) => {
  const at = openStore().checkedAt(centre);
  return at === null ? null : at - NOW;
};

const NAMES = { TC2632: ['2623', 'Krovanh'], TC2633: ['b', null] } as const;

/** A storm of JMA, and its line in the list. */
function putJmaStorm(id: keyof typeof NAMES, issuedAt = ISSUED_AT) {
  const [number, name] = NAMES[id];
  const parts = id === 'TC2632' ? listLandfallParts() : [{ advancedHours: 0, position: { deg: [12, 131] as const } }];
  upstream.files.set(toJmaPath(id), makeJmaSpecifications({ number, name, issuedAt, parts }));
  return { id, number, issuedAt };
}

function putJtwcStorm(id: string, name: string, lng = 113.6, analysedAt = NOW - 4 * HOUR) {
  const points = [
    { hours: 0, lat: 15, lng, kt: 65, gustKt: 80 },
    { hours: 12, lat: 15.2, lng: lng - 2, kt: 70, gustKt: 85 },
  ];
  upstream.files.set(toJtwcPath(id), makeJtwcWarning({ id, name, analysedAt, points }));
  return id;
}

/** Both centres with a storm in the East Sea, JMA also with a depression far away. */
function putAll(): void {
  upstream.files.set(JMA_LIST, makeJmaList([putJmaStorm('TC2632'), putJmaStorm('TC2633')]));
  upstream.files.set(RSS, makeJtwcRss([putJtwcStorm('wp2226', 'KROVANH')]));
}

describe('storm advisories', () => {
  it('of both centres become storms', async () => {
    putAll();
    await openPull('jma').pollAfter(0);
    await openPull('jtwc').pollAfter(0);
    expect(drainAsked()).toEqual([JMA_LIST, toJmaPath('TC2632'), toJmaPath('TC2633'), RSS, toJtwcPath('wp2226')]);
    expect(shown).toEqual([]);
    const storms = groupStorms(openStore().listAdvisories(), NOW);
    expect(storms.map((storm) => [storm.ids.join(' '), storm.name, storm.class])).toEqual([
      ['2623 jma-tc2632 jtwc-wp2226', 'KROVANH', 'strongStorm'],
      ['jma-tc2633', null, null],
    ]);
    expect([findCheck('jma'), findCheck('jtwc')]).toEqual([0, 0]);
  });

  it('are not there where both lists say so, and that is known', async () => {
    upstream.files.set(JMA_LIST, Buffer.from('[]'));
    upstream.files.set(RSS, makeJtwcRss([]));
    expect([findCheck('jma'), findCheck('jtwc')]).toEqual([null, null]);
    const [jma, jtwc] = [openPull('jma'), openPull('jtwc')];
    await jma.pollAfter(0);
    await jtwc.pollAfter(0);
    expect([listStored(), shown, findCheck('jma'), findCheck('jtwc')]).toEqual([[], [], 0, 0]);
    await jma.pollAfter(TEN_MINUTES_MS);
    expect([findCheck('jma'), findCheck('jtwc')]).toEqual([600, 0]);
  });

  it('are looked for every ten minutes; what JMA’s list has no news of is not fetched again', async () => {
    putAll();
    const [jma, jtwc] = [openPull('jma'), openPull('jtwc')];
    await jma.pollAfter(0);
    await jtwc.pollAfter(0);
    drainAsked();
    await jma.pollAfter(TEN_MINUTES_MS - 1);
    await jtwc.pollAfter(TEN_MINUTES_MS - 1);
    expect(drainAsked()).toEqual([]);
    upstream.files.set(JMA_LIST, makeJmaList([putJmaStorm('TC2632', NOW - 900), putJmaStorm('TC2633')]));
    await jma.pollAfter(1);
    await jtwc.pollAfter(1);
    expect(drainAsked()).toEqual([JMA_LIST, toJmaPath('TC2632'), RSS, toJtwcPath('wp2226')]);
    expect(stored).toEqual(['TC2632', 'TC2633', 'wp2226', 'TC2632']);
    expect(listStored()).toContain('jma/TC2632 900');
    const history = openStore().listHistory('jma', 'TC2632');
    expect(history.map(({ issuedAt }) => NOW - issuedAt)).toEqual([NOW - ISSUED_AT, 900]);
    expect(openStore().listHistory('jma', '../../etc')).toEqual([]);
  });

  it('that are corrected under their time are replaced', async () => {
    upstream.files.set(RSS, makeJtwcRss([putJtwcStorm('wp2226', 'KROVANH')]));
    const { pollAfter } = openPull('jtwc');
    await pollAfter(0);
    putJtwcStorm('wp2226', 'KROVANH', 113.2);
    await pollAfter(TEN_MINUTES_MS);
    expect(
      openStore()
        .listHistory('jtwc', 'wp2226')
        .map(({ points }) => points[0]?.lng),
    ).toEqual([113.2]);
    await pollAfter(TEN_MINUTES_MS);
    expect(stored).toEqual(['wp2226', 'wp2226']);
  });

  it('that are not there yet are waited for: until then the list does not count as read', async () => {
    putAll();
    upstream.misbehave({ path: /wp2226/, fault: { kind: 'status', status: 403 } });
    upstream.misbehave({ path: /TC2633/, fault: { kind: 'status', status: 404 } });
    const [jma, jtwc] = [openPull('jma'), openPull('jtwc')];
    for (const round of [0, 1, 1]) {
      await jma.pollAfter(round * TEN_MINUTES_MS);
      await jtwc.pollAfter(round * TEN_MINUTES_MS);
    }
    expect(listStored()).toEqual([`jma/TC2632 ${NOW - ISSUED_AT}`]);
    expect([findCheck('jma'), findCheck('jtwc')]).toEqual([null, null]);
    expect(shown).toEqual([
      `${upstream.url}${toJmaPath('TC2633')}: is not there (404)`,
      `${upstream.url}${toJtwcPath('wp2226')}: is not there (403)`,
    ]);
    upstream.behave();
    await jma.pollAfter(TEN_MINUTES_MS);
    await jtwc.pollAfter(TEN_MINUTES_MS);
    expect(listStored()).toHaveLength(3);
    expect([findCheck('jma'), findCheck('jtwc')]).toEqual([1800, 1800]);
  });

  it('may be missing for a storm that is a low by now', async () => {
    const low = { id: 'TC2631', number: '2622', category: 'LOW', issuedAt: ISSUED_AT };
    upstream.files.set(JMA_LIST, makeJmaList([low]));
    await openPull('jma').pollAfter(0);
    expect([shown, findCheck('jma')]).toEqual([[], 0]);
  });
});

describe('a server in trouble', () => {
  it.each([
    ['a page', { kind: 'html' }, /an HTML page instead of data/],
    ['a cut answer', { kind: 'cut', after: 20 }, /another length|cut off/],
    ['silence', { kind: 'stall', after: 20 }, /no byte for 0.5 s/],
    ['no end', { kind: 'slow', bytes: 1, pauseMs: 20 }, /not whole after 2 s/],
    ['an error', { kind: 'status', status: 503 }, /answered 503/],
    ['nothing', { kind: 'status', status: 404 }, /is not there \(404\)/],
    ['another list', { kind: 'otherFile', path: '/other' }, /no list|no RSS/],
    ['another host', { kind: 'redirect', to: 'http://127.0.0.2:9/' }, /sends to another host/],
  ] as const)('with %s: the last good advisories stay, and it goes on without a restart', async (_, fault, line) => {
    putAll();
    upstream.files.set('/other', Buffer.from('{"error":"moved"}'));
    for (const centre of ['jma', 'jtwc'] as const) {
      const { pollAfter } = openPull(centre);
      await pollAfter(0);
      const before = listStored();
      upstream.misbehave({ path: /./, fault });
      await pollAfter(TEN_MINUTES_MS);
      expect(shown.splice(0)).toEqual([expect.stringMatching(line)]);
      expect([listStored(), findCheck(centre)]).toEqual([before, 0]);
      drainAsked();
      await pollAfter(1999);
      expect(drainAsked()).toEqual([]);
      upstream.behave();
      await pollAfter(60_000);
      expect(findCheck(centre)).toBe(662);
      expect(shown).toEqual([]);
    }
  });

  it('gets the time that it asks for', async () => {
    putAll();
    upstream.misbehave({ path: /TC2632/, fault: { kind: 'status', status: 429, retryAfter: 900 } });
    const { pollAfter } = openPull('jma');
    await pollAfter(0);
    await pollAfter(899_000);
    expect(drainAsked()).toEqual([JMA_LIST, toJmaPath('TC2632')]);
    await pollAfter(1000);
    // What failed comes last.
    expect(drainAsked()).toEqual([JMA_LIST, toJmaPath('TC2633'), toJmaPath('TC2632')]);
  });
});

describe('an advisory that lies', () => {
  it.each<[string, () => void, RegExp]>([
    [
      'another storm',
      () => upstream.files.set(toJmaPath('TC2632'), upstream.files.get('/other') ?? Buffer.of()),
      /is of typhoon 2622, listed is 2623/,
    ],
    ['a page', () => upstream.files.set(toJmaPath('TC2632'), Buffer.from('<html>')), /is a page instead of JSON/],
    ['half of it', () => cutFile(toJmaPath('TC2632')), /is not whole JSON/],
    ['tomorrow’s', () => putJmaStorm('TC2632', NOW + HOUR), /which has not come yet/],
  ])('%s: is refused alone, reported once, and asked for again', async (_, spoil, line) => {
    const parts = listLandfallParts();
    upstream.files.set('/other', makeJmaSpecifications({ number: '2622', name: 'Saudel', issuedAt: NOW - 900, parts }));
    putAll();
    const { pollAfter } = openPull('jma');
    await pollAfter(0);
    putJmaStorm('TC2632');
    spoil();
    const list = [{ id: 'TC2632', number: '2623', issuedAt: NOW - 600 }, putJmaStorm('TC2633', NOW - 900)];
    upstream.files.set(JMA_LIST, makeJmaList(list));
    await pollAfter(TEN_MINUTES_MS);
    await pollAfter(2000);
    expect(shown).toEqual([expect.stringMatching(line)]);
    expect(listStored()).toEqual([`jma/TC2632 ${NOW - ISSUED_AT}`, 'jma/TC2633 900']);
    putJmaStorm('TC2632', NOW - 600);
    await pollAfter(300_000);
    expect(listStored()).toEqual(['jma/TC2632 600', 'jma/TC2633 900']);
  });

  it('of JTWC under the address of another storm is refused', async () => {
    upstream.files.set(RSS, makeJtwcRss([putJtwcStorm('wp2226', 'KROVANH'), 'wp1726']));
    upstream.misbehave({ path: /wp1726/, fault: { kind: 'otherFile', path: toJtwcPath('wp2226') } });
    await openPull('jtwc').pollAfter(0);
    expect(shown).toEqual([expect.stringContaining('wp1726web.txt: is of 22W, asked for was wp1726')]);
    expect([listStored(), findCheck('jtwc')]).toEqual([[`jtwc/wp2226 ${HOUR}`], null]);
  });

  it('shows no key of a mirror in its line', async () => {
    upstream.files.set(`${JMA_LIST}?key=secret`, Buffer.from('{}'));
    await openPull('jma', '?key=secret').pollAfter(0);
    expect(shown).toEqual([`${upstream.url}${JMA_LIST}: is {}, no list`]);
  });
});

describe('the store', () => {
  it('skips and reports a damaged file, and has the advisory before it', async () => {
    putAll();
    const { pollAfter } = openPull('jma');
    await pollAfter(0);
    upstream.files.set(JMA_LIST, makeJmaList([putJmaStorm('TC2632', NOW - 900), putJmaStorm('TC2633')]));
    await pollAfter(TEN_MINUTES_MS);
    const path = join(dataDir, 'storms', 'jma', 'TC2632', `${NOW - 900}.json`);
    writeFileSync(path, readFileSync(path, 'utf8').replace('113.4', '118.4'));
    const damaged: string[] = [];
    const store = openStore((line) => damaged.push(line));
    expect(store.listAdvisories().map(({ centreId, issuedAt }) => [centreId, issuedAt])).toEqual([
      ['TC2632', ISSUED_AT],
      ['TC2633', ISSUED_AT],
    ]);
    expect(damaged).toEqual([`${path}: is damaged and skipped`]);
    expect(store.listHistory('jma', 'TC2632')).toHaveLength(1);
  });

  it('looks at the disk once a second, and has a new version only with news', async () => {
    putAll();
    const timer = { ms: 0 };
    const store = openStormStore(dataDir, () => timer.ms);
    const versions = [store.version()];
    const { pollAfter } = openPull('jma');
    await pollAfter(0);
    timer.ms = 999;
    expect([store.version(), store.listAdvisories()]).toEqual([versions[0], []]);
    timer.ms = 1000;
    versions.push(store.version());
    expect(store.listAdvisories()).toHaveLength(2);
    timer.ms = 5000;
    expect(store.version()).toBe(versions[1]);
    putJtwcStorm('wp2226', 'KROVANH');
    upstream.files.set(RSS, makeJtwcRss(['wp2226']));
    await openPull('jtwc').pollAfter(0);
    timer.ms = 6000;
    versions.push(store.version());
    expect(store.listAdvisories()).toHaveLength(3);
    upstream.files.set(JMA_LIST, makeJmaList([putJmaStorm('TC2632', NOW - 900), putJmaStorm('TC2633')]));
    await pollAfter(TEN_MINUTES_MS);
    timer.ms = 7000;
    versions.push(store.version());
    expect(store.listAdvisories().map(({ issuedAt }) => NOW - issuedAt)).toContain(900);
    expect(new Set(versions).size).toBe(4);
    expect(openStormStore(dataDir, () => 0).version()).toBe(versions[3]);
  });

  it('ignores what is not its own, also half-written files', async () => {
    putAll();
    await openPull('jma').pollAfter(0);
    const folder = join(dataDir, 'storms', 'jma', 'TC2632');
    writeFileSync(join(folder, `${NOW}.json.4711.new`), '{"centre":"j');
    writeFileSync(join(dataDir, 'storms', 'jma', 'notes.txt'), 'x');
    expect(listStored()).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('drops advisories of former seasons, and keeps the last check', async () => {
    putAll();
    const { clock, pollAfter } = openPull('jma');
    await pollAfter(0);
    clock.now = NOW + 401 * 24 * HOUR;
    upstream.misbehave({ path: /targetTc/, fault: { kind: 'status', status: 503 } });
    await pollAfter(TEN_MINUTES_MS);
    expect([listStored().length, findCheck('jma')]).toEqual([2, 0]);
    upstream.behave();
    upstream.files.set(JMA_LIST, Buffer.from('[]'));
    await pollAfter(TEN_MINUTES_MS);
    expect(listStored()).toEqual([]);
  });
});

function cutFile(path: string): void {
  upstream.files.set(path, (upstream.files.get(path) ?? Buffer.of()).subarray(0, 300));
}
