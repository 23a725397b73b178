import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { createTafPull } from './poll-observations.ts';
import { createTafReader, insertTafs } from './taf-store.ts';

const NOW = Date.parse('2026-11-29T06:00:00Z') / 1000;
const HANOI = 'TAF VVNB 290500Z 2906/3012 09006KT 6000 SCT020\n  TEMPO 2918/2923 3000 BR\n';
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tafs-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const find = (stationId: string, now = NOW) => createTafReader(dataDir)(stationId, now);

describe('stored forecasts of airports', () => {
  it('are the newest of each airport while it is valid, of Vietnam’s airports only', () => {
    expect(insertTafs(dataDir, `${HANOI}TAF VHHH 290500Z 2906/3012 09006KT 9999\n`, NOW)).toEqual({
      count: 2,
      problems: [],
    });
    insertTafs(
      dataDir,
      'TAF AMD VVNB 290545Z 2906/3012 18006KT 4000 RA=\nVVTS 290500Z 2906/3012 VRB02KT CAVOK=',
      NOW + 60,
    );
    insertTafs(dataDir, HANOI, NOW + 120);
    expect(find('VVNB')?.parts).toMatchObject([{ windDirectionDeg: 180 }]);
    expect(find('VVTS')?.parts).toHaveLength(1);
    expect([find('VHHH'), find('toString'), find('VVDN')]).toEqual([null, null, null]);
    expect(find('VVNB', NOW + 31 * 3600)).toBeNull();
  });

  it('stay when a later file is damaged, whose messages are refused one by one', () => {
    insertTafs(dataDir, HANOI, NOW);
    const { count, problems } = insertTafs(dataDir, 'TAF VVDN 296600Z 2906/3012 09006KT\nTAF VVTS 290500Z NIL=\n', NOW);
    expect(count).toBe(1);
    expect(problems).toEqual([expect.stringMatching(/^airport forecast refused: wrongTime in group 2: 296600Z/)]);
    expect(find('VVNB')?.parts).toHaveLength(2);
    const path = join(dataDir, 'observations', 'tafs.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('09006KT', '09099KT'));
    expect(find('VVNB')).toBeNull();
  });

  it.each(['TAF VVTS 290500Z 2906/3012 VRB02KT CAV', 'TAF VVTS 290500Z 2906/3012 VRB02KT\n  TEMPO 2918/2923 30'])(
    'without the last of a list that is cut off: %j',
    (cut) => {
      const { count, problems } = insertTafs(dataDir, HANOI + cut, NOW);
      expect([count, problems]).toEqual([1, [expect.stringMatching(/^airport forecast refused: has no end: /)]]);
      expect([find('VVNB')?.parts.length, find('VVTS')]).toEqual([2, null]);
      insertTafs(dataDir, `${HANOI}TAF VVTS 290500Z 2906/3012 VRB02KT CAVOK=`, NOW);
      expect(find('VVTS')?.parts).toHaveLength(1);
    },
  );

  it('are fetched, and a page that is none of them is a problem that loses nothing', async () => {
    let body = HANOI;
    const server = createServer((_, response) => response.end(body)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const problems: string[] = [];
    let now = NOW;
    const address = `http://127.0.0.1:${port}/taf?ids=VVNB&key=secret`;
    const { signal } = new AbortController();
    const open = () =>
      createTafPull(
        { dataDir, now: () => now },
        address,
        (line) => problems.push(line),
        createHttpFetching({ signal }),
      );
    const pull = open();
    await pull.poll();
    expect(find('VVNB')?.parts).toHaveLength(2);
    body = '<html>maintenance</html>';
    now += 1801;
    await open().poll();
    server.close();
    expect(problems).toEqual([expect.stringContaining('holds no forecast')]);
    expect(problems.join()).not.toContain('secret');
    expect(find('VVNB', now)?.parts).toHaveLength(2);
  });
});
