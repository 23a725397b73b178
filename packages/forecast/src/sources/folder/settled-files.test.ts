import { appendFileSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '@portal/testing/runs/small-run';
import { expect, onTestFinished, test } from 'vitest';
import { createSettledFiles } from './settled-files.ts';

const SETTLE_MS = 10_000;
const START_MS = Date.UTC(2026, 10, 21);

function openTrial() {
  const folder = makeFolder(onTestFinished);
  let nowMs = START_MS;
  const files = createSettledFiles(folder, SETTLE_MS, () => nowMs);
  return {
    folder,
    write: (name: string, atMs = nowMs) => {
      appendFileSync(join(folder, name), 'GRIB');
      utimesSync(join(folder, name), atMs / 1000, atMs / 1000);
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    pollOnce: () => {
      const { settled, unsettled } = files.poll();
      return [settled.map(({ name }) => name), unsettled];
    },
  };
}

test('a file is whole when it has stayed as it is for ten seconds', () => {
  const { write, pass, pollOnce } = openTrial();
  write('a.grib2');
  expect(pollOnce()).toEqual([[], ['a.grib2']]);
  pass(SETTLE_MS - 1);
  expect(pollOnce()).toEqual([[], ['a.grib2']]);
  pass(1);
  expect(pollOnce()).toEqual([['a.grib2'], []]);
});

test('one that grows is not, however long it takes', () => {
  const { write, pass, pollOnce } = openTrial();
  for (let second = 0; second < 60; second += 5) {
    write('a.grib2');
    expect(pollOnce()).toEqual([[], ['a.grib2']]);
    pass(5000);
  }
  pass(5000);
  expect(pollOnce()[0]).toEqual(['a.grib2']);
});

test('one that is renamed into place, older than that, is whole at once', () => {
  const { folder, write, pollOnce } = openTrial();
  write('a.grib2.part', START_MS - SETTLE_MS);
  expect(pollOnce()).toEqual([[], []]);
  renameSync(join(folder, 'a.grib2.part'), join(folder, 'a.grib2'));
  expect(pollOnce()).toEqual([['a.grib2'], []]);
});

test('one dated in the time to come is whole when it has been seen unchanged for so long', () => {
  const { write, pass, pollOnce } = openTrial();
  write('a.grib2', START_MS + 1_000_000);
  expect(pollOnce()[0]).toEqual([]);
  pass(SETTLE_MS - 1);
  expect(pollOnce()[0]).toEqual([]);
  pass(1);
  expect(pollOnce()[0]).toEqual(['a.grib2']);
});

test('hidden and unfinished files, folders and what is no GRIB are left alone', () => {
  const { folder, write, pollOnce } = openTrial();
  for (const name of ['.a.grib2', 'a.grib2.tmp', 'b.f006.part', 'c.GRB2', 'd.grb']) write(name, 0);
  mkdirSync(join(folder, 'e.grib2'));
  for (const [name, text] of [
    ['mapping.json', '{}'],
    ['readme.md', ''],
    ['gfs.f006.idx', '1:0:d=20'],
  ] as const)
    writeFileSync(join(folder, name), text);
  expect(pollOnce()).toEqual([['c.GRB2', 'd.grb'], []]);
});

test('a file that begins as GRIB is one, whatever it is called; a damaged one by its name', () => {
  const { folder, write, pass, pollOnce } = openTrial();
  write('gfs.t00z.pgrb2.0p25.f006');
  writeFileSync(join(folder, 'damaged.grib2'), '<html>');
  writeFileSync(join(folder, 'ds.temp.bin'), '****0000000337****\nYEUZ98 KWBN 120051\r\r\nGRIB');
  writeFileSync(join(folder, 'words.bin'), 'YEUZ98 KWBN 120051\r\r\nno GRIB');
  pass(SETTLE_MS);
  pollOnce();
  pass(SETTLE_MS);
  expect(pollOnce()[0]).toEqual(['damaged.grib2', 'ds.temp.bin', 'gfs.t00z.pgrb2.0p25.f006']);
});
