import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeGribFile } from '@portal/testing/grib2/write-grib-file';
import { makeGif } from '@portal/testing/radar/make-gif';
import { chooseSample } from '@portal/testing/sample/choose-sample';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../dist/command-line.js', import.meta.url));
const RUN_AT = Date.UTC(2024, 7, 3) / 1000;
const GRID = { south: 20, west: 105, latStep: 1, lngStep: 1, rows: 2, columns: 2 };

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'troi-viet-commands-'));
  const field = { referenceTime: RUN_AT, grid: GRID, category: 0, parameter: 0, level: { type: 103, value: 2 } };
  writeGribFile(join(folder, 'good.grib2'), [
    { ...field, validAt: RUN_AT, values: [300, 301, 300, 301] },
    {
      ...field,
      validAt: RUN_AT,
      category: 3,
      parameter: 5,
      level: { type: 1, value: null },
      values: [100, 300, 100, 300],
    },
  ]);
  writeFileSync(join(folder, 'empty.grib2'), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), CLOCK: '2024-08-03T07:30:00+07:00!', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { env, encoding: 'utf8' });
  return { status, stdout, stderr, lines: stderr.trim().split('\n') };
}

const HELPED: [string[]][] = [
  [['--help']],
  [['ingest', '--help']],
  [['runs', '--help']],
  [['inspect', '--help']],
  [['series', '--help']],
  [['sources', '--help']],
  [['history', '--help']],
  [['places', '--help']],
  [['leads', '--help']],
  [['jobs', '--help']],
  [['backup', '--help']],
  [['doctor', '--help']],
  [['restore', '--help']],
  [['radar', 'score', '--help']],
  [['observations', 'import', '--help']],
  [['warnings', 'add', '--help']],
];

const WRONG: [string[]][] = [
  [[]],
  [['bogus']],
  [['ingest']],
  [['inspect']],
  [['series', '--lat', '21']],
  [['series', '--lat', 'north', '--lng', '105']],
  [['series', '--lat', '91', '--lng', '105']],
  [['series', '--lat', '', '--lng', '105']],
  [['history', '--lat', '21', '--lng', '105']],
  [['history', '--lat', '21', '--lng', '105', '--date', '2024-02-30']],
  [['runs', '--unknown']],
  [['doctor', '--unknown']],
  [['ingest', '--source', 'gfs', 'file.grib2']],
  [['ingest', '--dry-run', 'file.grib2']],
  [['ingest', '--as', 'gfs', 'file.grib2']],
  [['ingest', '--as', 'Own Model', 'file.grib2']],
  [['ingest', '--as', 'own-model', 'demo']],
  [['ingest', '--source', 'gfs', '--run', '2026-11-31T00']],
  [['ingest', '--source', 'gfs', '--run', 'today']],
  [['radar']],
  [['radar', 'ingest']],
  [['radar', 'score']],
  [['radar', 'inspect']],
  [['lightning', 'bogus']],
  [['places', 'import']],
  [['places', 'status', '--unknown']],
  [['news', 'preview']],
  [['leads', 'delete', '--email']],
  [['warnings', 'add']],
  [['warnings', 'cancel', 'one', 'another']],
];

describe('the command line', () => {
  test.each(chooseSample(HELPED, 4))('%j helps on the output and succeeds', (args) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('Usage: portal');
  });

  test.each(chooseSample(WRONG, 4))('%j is wrong use: code 2, and says so', (args) => {
    const { status, stdout, stderr } = run(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).not.toContain('    at ');
    expect(stderr.length).toBeGreaterThan(0);
  });

  test('a bad setting is named in one line', () => {
    const env = { ...process.env, CLOCK: 'noon' };
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, 'runs'], { env, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('CLOCK');
  });

  test('a refused file gives one line with file and byte and code 1, and makes nothing', () => {
    const path = join(folder, 'empty.grib2');
    for (const command of ['ingest', 'inspect']) {
      const { status, stdout, lines } = run(command, path);
      expect({ status, stdout, lines }).toEqual({
        status: 1,
        stdout: '',
        lines: [`${path}: byte 0: the file is empty`],
      });
    }
    expect(existsSync(join(folder, 'data'))).toBe(false);
    expect(run('series', '--lat', '20.5', '--lng', '105.5').status).toBe(1);
  });

  test('inspect shows the sound fields of a file beside a malformed one, and ends with code 1', () => {
    const path = join(folder, 'spoiled.grib2');
    const bytes = readFileSync(join(folder, 'good.grib2'));
    // More bits per value than the second message has data for.
    bytes[bytes.lastIndexOf(Buffer.of(0, 0, 0, 21, 5)) + 19] = 25;
    writeFileSync(path, bytes);
    const { status, stdout, lines } = run('inspect', path);
    expect({ status, lines }).toEqual({ status: 1, lines: [expect.stringMatching(/spoiled\.grib2: byte \d+: /)] });
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^1 {2}0\.0\.0 {2}level 103:2 .* 4 values/),
      `2  malformed: ${lines[0]}`,
    ]);
    expect(JSON.parse(run('inspect', '--json', path).stdout)).toMatchObject([
      { n: 4 },
      { index: 2, refused: lines[0] },
    ]);
  });

  test('radar files are reported in one line, refused ones in another', () => {
    const picture = join(folder, 'AQC242151200F_00005.801.gif');
    writeFileSync(picture, makeGif({ columns: 710, rows: 640, indexes: new Uint8Array(710 * 640).fill(121, 0, 710) }));
    const { status, stdout, lines } = run('radar', 'inspect', picture, join(folder, 'empty.grib2'));
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /2024-08-02T12:00:00Z {2}710 × 640 cells of 1\.00 km {2}seen 100\.0 %, wet 0\.2 %, at most 11\.6 mm/,
    );
    expect(lines).toEqual([`${join(folder, 'empty.grib2')}: is empty`]);
  });

  test('ingest, runs and series show the way of a value from file to place', () => {
    const ingested = run('ingest', join(folder, 'good.grib2'));
    expect(ingested.status).toBe(0);
    expect(ingested.stdout).toMatch(
      /^gfs 20240803T000000Z-r1 \(2024-08-03T07:00:00\+07:00\): 1 steps, temperature2m\n$/,
    );
    expect(ingested.stderr).toContain('2 of 2 fields');

    expect(run('runs').stdout).toMatch(/gfs +2024-08-03T07:00.* yes +20240803T000000Z-r1/);
    const report = JSON.parse(run('runs', '--json', '--verify').stdout);
    expect(report.runs).toMatchObject([
      {
        source: 'gfs',
        runAt: '2024-08-03T07:00:00+07:00',
        steps: 1,
        variables: ['temperature2m'],
        current: true,
        demo: false,
      },
    ]);
    expect(report.bytes.all).toBe(report.runs[0].bytes + report.bytes.hours + report.bytes.daily);

    const history = run('history', '--lat', '20.5', '--lng', '105.5', '--date', '2024-08-03', '--json');
    expect(JSON.parse(history.stdout)).toMatchObject([{ source: 'gfs', leadDays: 0, hours: 1 }]);
    expect(run('history', '--lat', '20.5', '--lng', '105.5', '--date', '2024-08-03').stdout).toMatch(
      /gfs +2024-08-03T07:00 +0 +1 +27\.\d/,
    );

    const { status, stdout } = run(
      'series',
      '--lat',
      '20.5',
      '--lng',
      '105.5',
      '--height',
      '1200',
      '--hours',
      '2',
      '--json',
    );
    expect(status).toBe(0);
    const { place, placeHeight, variables } = JSON.parse(stdout);
    const { hours, ...facts } = variables.temperature2m;
    const east = place.readAt.lng - 105;
    expect(placeHeight).toBe(1200);
    expect(facts.surfaceHeight).toBeCloseTo(100 + 200 * east, 3);
    expect(facts).toMatchObject({
      unit: '°C',
      rawUnit: 'K',
      source: 'gfs',
      runAt: '2024-08-03T07:00:00+07:00',
      placeHeight: 1200,
    });
    expect(hours).toHaveLength(9);
    expect(hours[0]).toEqual({ at: '2024-08-03T00:00:00+07:00', raw: null, value: null });
    expect(hours[7].at).toBe('2024-08-03T07:00:00+07:00');
    expect(hours[7].raw).toBeCloseTo(300 + east, 2);
    expect(hours[7].value).toBeCloseTo(300 + east - 273.15 - 0.0065 * (1200 - facts.surfaceHeight), 2);
    expect(run('series', '--lat', '20.5', '--lng', '105.5').stdout).toMatch(/temperature2m °C\n/);
  });

  test('a data folder that cannot be made is one line too', () => {
    const env = { ...process.env, DATA_DIR: join(folder, 'empty.grib2', 'data') };
    const args = [SCRIPT, 'ingest', join(folder, 'good.grib2')];
    const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('ENOTDIR');
    expect(stderr).not.toContain('    at ');
  });

  test('a source reports what it would ask for, and asks for nothing', () => {
    const { status, stdout, stderr } = run('ingest', '--source', 'gfs', '--run', '2024-08-02T18', '--dry-run');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = stdout.trim().split('\n');
    expect(lines).toHaveLength(209);
    expect(lines[0]).toMatch(
      /^GET https:\/\/.*\.pl\?dir=%2Fgfs\.20240802%2F18%2Fatmos&file=gfs\.t18z\.pgrb2\.0p25\.f000&var_TMP=on&/,
    );
  });

  test.each([
    [['ingest', '--source', 'nobody'], /^"nobody" is no source; there are .*gfs/],
    [
      ['ingest', '--source', 'gfs', '--run', '2024-08-02T17'],
      /^gfs: has no run of that hour, only of 0, 6, 12, 18 UTC$/,
    ],
  ])('%j is refused in one line with code 1', (args, line) => {
    const { status, stdout, lines } = run(...args);
    expect({ status, stdout, lines }).toEqual({ status: 1, stdout: '', lines: [expect.stringMatching(line)] });
  });

  test('a source that cannot be reached is reported in one line, and by the status from then on', () => {
    const SETTINGS = { DATA_DIR: join(folder, 'unreached'), SOURCES: 'gfs', SOURCE_GFS_URL: 'http://127.0.0.1:1' };
    const env = { ...process.env, ...SETTINGS, CLOCK: '2024-08-03T13:30:00+07:00!' };
    const command = (...args: string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { env, encoding: 'utf8' });
    const { status, stderr } = command('ingest', '--source', 'gfs');
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^gfs: not published: http:\/\/127\.0\.0\.1:1\/gfs\.20240803\/00\/.*$/);
    const gfs = JSON.parse(command('sources', '--json').stdout).find(
      ({ source }: { source: string }) => source === 'gfs',
    );
    expect(gfs).toMatchObject({
      runsByItself: true,
      isAtWork: false,
      lastSuccess: null,
      lastTrouble: { at: '2024-08-03T13:30:00+07:00', runAt: '2024-08-03T07:00:00+07:00' },
      fetching: { pieces: 0, allPieces: 209 },
    });
    expect(command('sources').stdout).toMatch(/^gfs +begun 2024-08-03T07:00: 0 of 209 pieces .* http:\/\/127/m);
  });

  test('inspect reports each field as JSON', () => {
    const fields = JSON.parse(run('inspect', join(folder, 'good.grib2'), '--json').stdout);
    expect(fields).toHaveLength(2);
    expect(fields[0]).toMatchObject({ index: 1, packing: 'grid_simple', n: 4, missing: 0, min: 300, max: 301 });
  });

  test('files of a centre that is not known are ingested under a given name, and not without', () => {
    const path = join(folder, 'centre.grib2');
    const field = { referenceTime: RUN_AT, grid: GRID, category: 0, parameter: 0, level: { type: 103, value: 2 } };
    writeGribFile(path, [{ ...field, centre: 34, validAt: RUN_AT, values: [300, 301, 300, 301] }]);
    expect(run('ingest', path)).toMatchObject({
      status: 1,
      lines: [`${path}: comes from centre 34, which the portal does not know; name its source with --as`],
    });
    expect(run('ingest', '--as', 'own-model', path).stdout).toMatch(/^own-model 20240803T000000Z-r1 /);
  });
});

describe('places', () => {
  test('imports a list of points, reports what is stored, and forgets it', () => {
    const file = join(folder, 'points.json');
    writeFileSync(file, JSON.stringify({ wards: [{ code: '00004', name: 'Ba Đình', lat: 21.0366, lng: 105.835 }] }));
    const imported = 'points: 1 of 3321 wards\nborders: none\n';
    expect(run('places', 'import', file)).toMatchObject({ status: 0, stdout: imported });
    expect(run('places', 'status')).toMatchObject({ status: 0, stdout: imported });
    expect(run('places', 'reset')).toMatchObject({ status: 0, stdout: 'points: none\nborders: none\n' });
  });

  test('imports nothing where one of the files is refused, and says why in one line', () => {
    const [good, bad] = [join(folder, 'points.json'), join(folder, 'bad.json')];
    writeFileSync(bad, JSON.stringify({ wards: [{ code: '00004', name: 'Ba Đình', lat: 21.0366 }] }));
    const { status, lines } = run('places', 'import', good, bad);
    expect({ status, lines }).toEqual({ status: 1, lines: [`${bad}: wards[0]: lng is missing`] });
    expect(run('places', 'status').stdout).toBe('points: none\nborders: none\n');
    expect(run('places', 'import', join(folder, 'none.json')).lines).toHaveLength(1);
  });
});
