import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findExpectedRunAt } from './cycles.ts';
import { readSourceStatus, type SourceStatus, writeSourceStatus } from './source-status.ts';

const NOW = Date.parse('2026-11-21T09:00:00+07:00') / 1000;
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'expected-run-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const write = (source: string, change: Partial<SourceStatus>) =>
  writeSourceStatus(dataDir, source, { ...readSourceStatus(dataDir, source), ...change });
const FETCHING = { runAt: NOW - 3600, pieces: 1, allPieces: 9, bytes: 0 };

test('no run is expected where no source has ever been looked at', () => {
  expect(findExpectedRunAt(dataDir, NOW)).toBeNull();
  write('gfs', { doneRunAt: NOW - 3600 });
  expect(findExpectedRunAt(dataDir, NOW)).toBeNull();
});

test('the next run is that of the source that is due first', () => {
  write('gfs', { nextDueAt: NOW + 7200 });
  write('ecmwf', { nextDueAt: NOW + 1800 });
  expect(findExpectedRunAt(dataDir, NOW)).toBe(NOW + 1800);
});

test('one that is being fetched, or late, may be there within minutes', () => {
  write('gfs', { nextDueAt: NOW + 7200, fetching: FETCHING });
  expect(findExpectedRunAt(dataDir, NOW)).toBe(NOW + 300);
  write('gfs', { nextDueAt: null });
  expect(findExpectedRunAt(dataDir, NOW)).toBe(NOW + 300);
  write('gfs', { nextDueAt: NOW, fetching: null });
  expect(findExpectedRunAt(dataDir, NOW)).toBe(NOW + 300);
});

test('a source that nobody has looked at for an hour is forgotten, whatever it was at', () => {
  write('gfs', { nextDueAt: NOW - 3600, fetching: FETCHING });
  expect(findExpectedRunAt(dataDir, NOW)).toBe(NOW + 300);
  expect(findExpectedRunAt(dataDir, NOW + 1)).toBeNull();
});
