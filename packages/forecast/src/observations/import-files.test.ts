import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { findNamedMonth, importFiles } from './import-files.ts';
import { openRowInserter } from './insert-rows.ts';
import { readObservedHours, summarizeStations } from './read-observations.ts';
import { findPublicStation, PUBLIC_STATIONS } from './station-list.ts';

const NOW = Date.parse('2026-11-21T07:20:00Z') / 1000;
const DAY = 86_400;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'observations-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const dataDir = () => join(folder, 'data');
const take = (...paths: string[]) => importFiles(paths, { dataDir: dataDir(), now: NOW });
const read = (id: string, from = NOW - 15 * DAY, to = NOW + DAY) => {
  const station = findPublicStation(id);
  if (station === null) throw new Error(id);
  return readObservedHours(dataDir(), station, from, to).observations;
};

/** Content of every file below the data folder, except leases. */
function snapshot(): Record<string, string> {
  const root = join(dataDir(), 'observations');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(root.length), readFileSync(path).toString('base64')];
    }),
  );
}

const LINES = [
  'METAR VVNB 210700Z 09005KT CAVOK 28/22 Q1012=',
  'METAR VVNB 210630Z 09005KT CAVOK 27/22 Q1012=',
  'METAR VVTS 210700Z 24004KT 8000 SCT015 BKN040 27/26 Q1010 NOSIG=',
];

describe('files of reports', () => {
  it('come in once, however often they are imported', async () => {
    const path = write('a.txt', `${LINES.join('\n')}\n`);
    expect((await take(path)).fates).toMatchObject({ added: 3, duplicate: 0 });
    const before = snapshot();
    expect((await take(path, path)).fates).toMatchObject({ added: 0, duplicate: 6, corrected: 0, conflict: 0 });
    expect(snapshot()).toEqual(before);
    expect(read('VVNB').map(({ at, values }) => [at - NOW, values.temperatureC])).toEqual([
      [-3000, 27],
      [-1200, 28],
    ]);
  });

  it('may be packed, and one that is damaged stops no other', async () => {
    const packed = gzipSync(LINES.join('\n'));
    const files = [
      write('a.gz', packed.subarray(0, 40)),
      join(folder, 'none'),
      write('c', 'a\0b'),
      write('d.gz', packed),
    ];
    const { files: outcomes, fates } = await take(...files);
    expect(outcomes.map(({ refused }) => refused?.replace(folder, '') ?? null)).toEqual([
      '/a.gz: is damaged or cut off',
      '/none: is not there',
      '/c: is no text',
      null,
    ]);
    expect(fates.added).toBe(3);
  });

  it('say of each refused line where it is and why, and of each station that is not listed', async () => {
    const lines = [
      'METAR VVNB 21O700Z 09005KT=',
      'hello',
      'METAR ZGGG 210700Z CAVOK 28/22=',
      'METAR VVVH 210700Z NIL=',
      'METAR VVNB 220700Z CAVOK=',
      'AAXX 21061 98753 11458 80802 10185=',
    ];
    const { files, fates } = await take(write('a.txt', lines.join('\n')));
    expect(files[0]).toMatchObject({ nil: 1, rejected: 3, unlisted: { ZGGG: 1, '98753': 1 } });
    expect(files[0]?.faults.map(({ line, code, group }) => [line, code, group])).toEqual([
      [1, 'noTime', 3],
      [2, 'stray', null],
      [5, 'noMonth', null],
    ]);
    expect(fates.added).toBe(0);
  });

  test.each([
    ['metar-2016-02.txt', { year: 2016, month: 2 }],
    ['201602.gz', { year: 2016, month: 2 }],
    ['metar-2016.txt', null],
    ['2016-13.txt', null],
    ['2016-02-03.txt', null],
    ['20160203.txt', null],
  ])('%s names a month', (name, month) => expect(findNamedMonth(`/srv/2015-01/${name}`)).toEqual(month));

  it('of another month are read by their name, or by times beside the reports', async () => {
    const named = write('vv-2016-02.txt', 'METAR VVNB 290700Z CAVOK 20/15=\nMETAR VVNB 300700Z CAVOK 20/15=');
    const stamped = write(
      'b.txt',
      '201601312330 METAR VVNB 312330Z CAVOK 20/15=\n203001010000 METAR VVNB 010000Z CAVOK 20/15=',
    );
    const { files } = await take(named, stamped);
    expect(files.map(({ faults }) => faults.map(({ code }) => code))).toEqual([['noMonth'], ['future']]);
    const found = read('VVNB', Date.UTC(2016, 0) / 1000, Date.UTC(2017, 0) / 1000);
    expect(found.map(({ at }) => new Date(at * 1000).toISOString())).toEqual([
      '2016-01-31T23:30:00.000Z',
      '2016-02-29T07:00:00.000Z',
    ]);
  });
});

describe('a second report of a minute', () => {
  const [first, second] = ['METAR VVNB 210700Z 09005KT CAVOK 28/22=', 'METAR VVNB 210700Z 09005KT CAVOK 29/22='];
  const corrected = 'METAR COR VVNB 210700Z 09005KT CAVOK 30/22=';
  test.each<[string[], number, object]>([
    [[first, corrected], 30, { added: 1, corrected: 1 }],
    [[corrected, first], 30, { added: 1, superseded: 1 }],
    [[first, second], 28, { added: 1, conflict: 1 }],
    [[first, first], 28, { added: 1, duplicate: 1 }],
  ])('%j', async (lines, temperature, fates) => {
    expect((await take(write('a.txt', lines.join('\n')))).fates).toMatchObject(fates);
    expect(read('VVNB').map(({ values }) => values.temperatureC)).toEqual([temperature]);
    // The same in separate files, and everything imported once more.
    rmSync(dataDir(), { recursive: true });
    for (const [at, line] of lines.entries()) await take(write(`${at}.txt`, line));
    expect((await take(write('a.txt', lines.join('\n')))).fates).toMatchObject({ added: 0, corrected: 0 });
    expect(read('VVNB').map(({ values }) => values.temperatureC)).toEqual([temperature]);
  });
});

describe('what is stored', () => {
  it('is the same in whatever pieces and order the reports come', async () => {
    const stations = ['VVNB', 'VVCI', 'VVVH', '48820', '48825', '48826', '48831'];
    const clock = fc.integer({ min: 0, max: 9 });
    const report = fc.record({
      station: fc.constantFrom(...stations),
      hour: clock,
      temperature: fc.integer({ min: 5, max: 45 }),
    });
    const distinct = fc.uniqueArray(report, {
      selector: ({ station, hour }) => `${station} ${hour}`,
      minLength: 1,
      maxLength: 30,
    });
    const toLine = ({ station, hour, temperature }: { station: string; hour: number; temperature: number }) => {
      const t = String(temperature).padStart(2, '0');
      return station.startsWith('V')
        ? `METAR ${station} 200${hour}00Z 09005KT CAVOK ${t}/05=`
        : `AAXX 200${hour}1 ${station} 46/// /0905 10${t}0=`;
    };
    await fc.assert(
      fc.asyncProperty(distinct, fc.nat(), async (reports, cut) => {
        rmSync(dataDir(), { recursive: true, force: true });
        const lines = reports.map(toLine);
        await take(write('all.txt', lines.join('\n')));
        const whole = snapshot();
        rmSync(dataDir(), { recursive: true });
        const back = lines.toReversed();
        const at = cut % (lines.length + 1);
        await take(write('a.txt', back.slice(0, at).join('\n')));
        await take(write('b.txt', back.slice(at).join('\n')));
        expect(snapshot()).toEqual(whole);
      }),
      { numRuns: 5 },
    );
  });

  it('is compared with neighbours also where the writer was killed before it could', async () => {
    const lines = ['VVNB 40/05', 'VVCI 25/05', '48820', '48825', '48826'].map((part) =>
      part.startsWith('V')
        ? `METAR ${part.slice(0, 4)} 200700Z 09005KT CAVOK ${part.slice(5)}=`
        : `AAXX 20071 ${part} 46/// /0905 10250=`,
    );
    const path = write('a.txt', lines.join('\n'));
    await take(path);
    expect(read('VVNB')[0]?.flags).toEqual({ temperatureC: 8 });
    const whole = snapshot();
    rmSync(dataDir(), { recursive: true });
    // Simulates a kill between writing and comparing: only `flush` was called.
    const inserter = openRowInserter(dataDir());
    const row = new Int32Array(16).fill(-2_147_483_648);
    row[0] = 4000;
    const station = findPublicStation('VVNB');
    if (station !== null) inserter.add(station, Date.parse('2026-11-20T07:00Z') / 60_000, 1, row);
    await inserter.flush();
    const owed = readFileSync(join(dataDir(), 'observations', 'unchecked.json'), 'utf8');
    expect(owed).toContain('2026');
    await take(write('rest.txt', lines.slice(1).join('\n')));
    expect(read('VVNB')[0]?.flags).toEqual({ temperatureC: 8 });
    expect(Object.keys(snapshot())).toEqual(Object.keys(whole));
  });

  it('is left out where its file is damaged, and can be imported again', async () => {
    const path = write('a.txt', LINES.join('\n'));
    await take(path);
    const file = join(dataDir(), 'observations', 'metar', 'VVNB', '2026.obs');
    const bytes = readFileSync(file);
    bytes[bytes.length - 3] = (bytes[bytes.length - 3] ?? 0) ^ 1;
    writeFileSync(file, bytes);
    const { problems, summaries } = summarizeStations(dataDir());
    expect(problems).toEqual([`${file}: differs from its checksum`]);
    expect(summaries.map(({ station }) => station.id)).toEqual(['VVTS']);
    const again = await take(path);
    expect(again.fates).toMatchObject({ added: 2, duplicate: 1 });
    expect(again.problems[0]).toContain('2026.obs.refused');
    expect(read('VVNB')).toHaveLength(2);
  });

  it('is whole at every moment of a write', async () => {
    await take(write('a.txt', LINES[0] ?? ''));
    const copy = join(folder, 'copy');
    cpSync(dataDir(), copy, { recursive: true });
    writeFileSync(join(copy, 'observations', 'metar', 'VVNB', '2026.obs.4711.new'), 'half');
    const { problems, summaries } = summarizeStations(copy);
    expect([problems, summaries.map(({ rows }) => rows)]).toEqual([[], [1]]);
  });
});

it('every station of the list has a place in Vietnam and a name', () => {
  expect(PUBLIC_STATIONS.filter(({ network }) => network === 'metar')).toHaveLength(23);
  expect(PUBLIC_STATIONS.filter(({ network }) => network === 'synop')).toHaveLength(38);
  for (const { id, lat, lng, name, heightM } of PUBLIC_STATIONS) {
    expect(id).toMatch(/^(?:VV[A-Z]{2}|48[89]\d\d)$/);
    expect(lat > 7.5 && lat < 23.5 && lng > 102 && lng < 115.5).toBe(true);
    expect(name).not.toBe('');
    expect(heightM === null || (heightM >= 0 && heightM < 1600)).toBe(true);
  }
});
