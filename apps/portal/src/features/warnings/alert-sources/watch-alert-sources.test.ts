import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readAlertSourceStatus } from './alert-source-status.ts';
import { readAlertSources } from './read-alert-sources.ts';
import { makeAlertSourceWatch } from './watch-alert-sources.ts';

const NOW = 1_795_230_000;
const THAI = { sourceId: 'th-tmd-en', authorityCountry: 'th', capAlertFeed: 'https://tmd.example/rss.xml' };
const OURS = {
  sourceId: 'vn-vnmha-vi',
  authorityCountry: 'VN',
  authorityAbbrev: 'vnmha',
  byLanguage: [{ code: 'vi', name: 'Viet Nam:\nVNMHA' }],
  capAlertFeed: 'https://vnmha.example/vi/rss.xml, https://vnmha.example/en/rss.xml,ftp://vnmha.example/x',
};
const write = (...sources: readonly object[]) => JSON.stringify({ sources: sources.map((source) => ({ source })) });

async function open(answer: (response: ServerResponse) => void) {
  const asked: (string | undefined)[] = [];
  let respond = answer;
  const server = createServer((request, response) => {
    asked.push(request.headers['user-agent']);
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dataDir = mkdtempSync(join(tmpdir(), 'alert-sources-'));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true });
  });
  const lines: string[] = [];
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/json/sources.json`;
  const job = makeAlertSourceWatch({ dataDir, address, clock: () => NOW, warn: (line) => lines.push(line) });
  return {
    ...{ dataDir, lines, asked },
    run: (next?: (response: ServerResponse) => void) => {
      respond = next ?? respond;
      return job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    },
  };
}

const LINE =
  'The WMO lists a source of official warnings of Vietnam, vn-vnmha-vi (Viet Nam: VNMHA): https://vnmha.example/vi/rss.xml https://vnmha.example/en/rss.xml — nothing is imported from it; docs/data/warnings.md says how to add it';

describe('the watch of the index', () => {
  it('says once that Vietnam has a source, with its feeds, and identifies itself', async () => {
    const { run, lines, asked, dataDir } = await open((response) => response.end(write(THAI)));
    await run();
    expect(lines).toEqual([]);
    expect(readAlertSourceStatus(dataDir)).toEqual({ readAt: NOW, sources: [], problem: null });
    await run((response) => response.end(write(THAI, OURS)));
    await run();
    expect(lines).toEqual([LINE]);
    expect(readAlertSourceStatus(dataDir).sources).toMatchObject([{ id: 'vn-vnmha-vi' }]);
    expect(new Set(asked)).toEqual(new Set(['troi-viet weather portal']));
  });

  it.each<readonly [string, (response: ServerResponse) => void, RegExp]>([
    ['a missing index', (response) => response.writeHead(404).end(), /is not there \(404\)/],
    [
      'an HTML page',
      (response) => response.setHeader('content-type', 'text/html').end('<p>Maintenance</p>'),
      /an HTML page instead of data/,
    ],
    ['an index that is cut off', (response) => response.end(write(THAI, OURS).slice(0, 90)), /is not JSON, or cut off/],
    ['another JSON', (response) => response.end('{"items":[]}'), /has no list of sources/],
    ['more than it should be', (response) => response.end(Buffer.alloc(9 * 2 ** 20, ' ')), /more than|too|larger/],
  ])('%s is said once and keeps what was known', async (_, answer, problem) => {
    const { run, lines, dataDir } = await open((response) => response.end(write(OURS)));
    await run();
    await run(answer);
    await run();
    expect(lines).toEqual([LINE, expect.stringMatching(problem)]);
    expect(readAlertSourceStatus(dataDir)).toMatchObject({
      readAt: NOW,
      sources: [{ id: 'vn-vnmha-vi' }],
      problem: expect.stringMatching(problem),
    });
  });

  it('starts over where its file is damaged', async () => {
    const { run, lines, dataDir } = await open((response) => response.end(write(OURS)));
    writeFileSync(join(dataDir, 'alert-sources.json'), '{"readAt":');
    await run();
    expect(lines).toEqual([LINE]);
  });
});

describe('the index', () => {
  it('is read by country, and by id where an entry names none', () => {
    const { authorityCountry: _, ...unnamed } = OURS;
    expect(readAlertSources(write(unnamed))).toHaveLength(1);
    expect(readAlertSources(write({ ...OURS, authorityCountry: 'TH' }))).toEqual([]);
  });

  it('passes over entries that it cannot use', () => {
    const strange = JSON.stringify({
      sources: [null, 7, {}, { source: null }, { source: { ...OURS, sourceId: '../x' } }],
    });
    expect(readAlertSources(strange)).toEqual([]);
    expect(readAlertSources(write({ ...OURS, capAlertFeed: 7 }))).toMatchObject([{ feeds: [] }]);
    expect(readAlertSources(write(...Array(50).fill(OURS)))).toHaveLength(10);
  });
});
