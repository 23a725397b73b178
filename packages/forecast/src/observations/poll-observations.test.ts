import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { importFiles } from './import-files.ts';
import { createArrivalWatch, createReportPull, type ObservationEvent, pollObservations } from './poll-observations.ts';
import { summarizeStations } from './read-observations.ts';

const NOW = Date.parse('2026-11-21T07:20:00Z') / 1000;
const LINE = 'METAR VVNB 210700Z 09005KT CAVOK 28/22 Q1012=\n';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arrivals-'));
  mkdirSync(join(folder, 'drop'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');
const drop = (name: string) => join(folder, 'drop', name);
const countRows = () => summarizeStations(dataDir()).summaries.reduce((sum, { rows }) => sum + rows, 0);

describe('the watched folder', () => {
  it('hands over a file when it is whole, and again when it has changed, also after a restart', () => {
    let nowMs = Date.now();
    const open = () => createArrivalWatch(dataDir(), join(folder, 'drop'), () => nowMs);
    const watch = open();
    writeFileSync(drop('a.txt'), LINE);
    writeFileSync(drop('b.txt.part'), LINE);
    expect(watch.poll()).toEqual([]);
    nowMs += 4000;
    expect(watch.poll()).toEqual([drop('a.txt')]);
    // Not imported yet, perhaps because another importer was at work.
    expect(watch.poll()).toEqual([drop('a.txt')]);
    watch.note([drop('a.txt')], { tables: [] });
    expect(watch.poll()).toEqual([]);
    renameSync(drop('b.txt.part'), drop('b.txt'));
    const next = open();
    nowMs += 10_000;
    expect(next.poll()).toEqual([drop('b.txt')]);
    writeFileSync(drop('a.txt'), LINE + LINE);
    nowMs += 10_000;
    expect(next.poll()).toEqual([drop('a.txt'), drop('b.txt')]);
  });

  it('hands over a table again when the list with its station has come', async () => {
    let nowMs = Date.now();
    const watch = createArrivalWatch(dataDir(), join(folder, 'drop'), () => nowMs);
    const take = async () => {
      watch.poll();
      nowMs += 10_000;
      const paths = watch.poll();
      const outcome = await importFiles(paths, { dataDir: dataDir(), now: NOW });
      watch.note(paths, outcome);
      return outcome.fates.added;
    };
    writeFileSync(drop('HT01.csv'), 'time;temp\n2026-11-20 07:00;24,5\n');
    expect(await take()).toBe(0);
    expect(watch.poll()).toEqual([]);
    writeFileSync(drop('list.csv'), 'id;lat;lng\nHT01;16,3;107,6\n');
    expect([await take(), await take(), await take()]).toEqual([0, 1, 0]);
  });

  it('is imported by the poller, which says what it refused', async () => {
    writeFileSync(drop('a.txt'), `${LINE}hello\n`);
    utimesSync(drop('a.txt'), 1, 1);
    const stopping = new AbortController();
    const events: ObservationEvent[] = [];
    await pollObservations({
      dataDir: dataDir(),
      folder: join(folder, 'drop'),
      address: null,
      tafAddress: null,
      archiveUrl: null,
      now: () => NOW,
      signal: stopping.signal,
      everyMs: 20,
      onEvent: (event) => {
        events.push(event);
        if (event.kind === 'imported') stopping.abort();
      },
    });
    expect(events.map(({ kind }) => kind)).toEqual(['problem', 'imported']);
    expect(events[0]?.text).toContain('1 lines refused, the first stray in line 2: hello');
    expect(countRows()).toBe(1);
  });
});

describe('an address of reports', () => {
  let server: Server;
  let reply: { status: number; body: string; headers?: Record<string, string> };
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(reply.status, { 'content-type': 'text/plain', ...reply.headers }).end(reply.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const pull = async (path: string, problems: string[] = []) => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const fetching = createHttpFetching({ signal: new AbortController().signal });
    const polling = { dataDir: dataDir(), now: () => NOW };
    await createReportPull(polling, address, (line) => problems.push(line), fetching).poll();
    return problems;
  };

  it('is fetched, and the same reports change nothing', async () => {
    reply = { status: 200, body: LINE };
    expect(await pull('/metar?ids=VVNB&key=secret')).toEqual([]);
    expect(await pull('/metar?ids=VVNB&key=secret')).toEqual([]);
    expect(asked).toEqual(['/metar?ids=VVNB&key=secret', '/metar?ids=VVNB&key=secret']);
    expect(countRows()).toBe(1);
  });

  it.each([
    [503, 'busy', /503/],
    [200, '<html>sorry</html>', /holds no report/],
    [200, 'METAR VVNB 2107', /1 lines refused, the first cut in line 1: METAR VVNB 2107$/],
    [200, 'METAR VVNB 2107\n', /1 lines refused, the first noTime/],
  ])('that answers %i %s is reported without its query', async (status, body, expected) => {
    reply = { status, body };
    const problems = await pull('/metar?key=secret');
    expect(problems.join(' ')).toMatch(expected);
    expect(problems.join(' ')).not.toContain('secret');
    expect(summarizeStations(dataDir()).summaries).toEqual([]);
  });

  it.each([
    `${LINE}METAR VVTS 210700Z 12004KT 9999`,
    `${LINE}METAR VVTS 210700Z 12004KT\n 9999 31/2`,
    `${LINE.trimEnd()}= METAR VVTS 210700Z 12004KT 9999 31/24 Q100`,
  ])('that is cut within its last report brings the others: %j', async (body) => {
    reply = { status: 200, body };
    expect(await pull('/metar')).toEqual([
      expect.stringMatching(/1 lines refused, the first cut in line \d: METAR VVTS/),
    ]);
    expect(countRows()).toBe(1);
    reply = { status: 200, body: `${LINE}METAR VVTS 210700Z 12004KT 9999 31/24 Q1009=` };
    expect(await pull('/metar')).toEqual([]);
    expect(summarizeStations(dataDir()).summaries).toHaveLength(2);
  });

  it('with a time is asked for each of the last hours', async () => {
    reply = { status: 200, body: '2026/11/21 03:00\nVVNB 210300Z 09005KT CAVOK 28/22 Q1012\n' };
    await pull('/{yyyy}/{MM}/{dd}/{HH}{mm}.txt');
    expect(asked).toHaveLength(6);
    expect(asked.at(-1)).toBe('/2026/11/21/0700.txt');
    expect(countRows()).toBe(1);
  });
});
