import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceStatus } from '@portal/forecast/sources/schedule/source-status';
import { expect, it } from 'vitest';
import {
  describeAlertSources,
  describeDisk,
  describeRadar,
  describeSatelliteRain,
  describeSharing,
  describeSources,
  readFreeBytes,
} from './create-stored-parts.ts';

const NOW = 1_800_000_000;
const HOUR = 3600;

function status(publishedAt: number | null): SourceStatus {
  const success =
    publishedAt === null ? null : { runAt: publishedAt, runId: 'r', publishedAt, lastHour: 240, whole: true, bytes: 1 };
  return { success, trouble: null, fetching: null, doneRunAt: null, nextDueAt: null, firstScheduledAt: publishedAt };
}

it('names the sources that publish nothing, or have not for three cycles', () => {
  const gfs = { source: 'gfs', status: status(NOW - 5 * HOUR) };
  expect(describeSources([], NOW)).toEqual({ ready: true, detail: 'none configured' });
  expect(describeSources([gfs], NOW)).toEqual({ ready: true, detail: 'gfs' });
  const late = { source: 'ecmwf', status: status(NOW - 19 * HOUR) };
  const silent = { source: 'gefs', status: status(null) };
  expect(describeSources([gfs, late, silent], NOW)).toEqual({
    ready: true,
    degraded: true,
    detail: 'ecmwf: last published 19 hours ago; gefs: nothing published yet',
  });
  expect(describeSources([{ source: 'folder', status: status(NOW - 19 * HOUR) }], NOW).degraded).toBeUndefined();
});

it('is degraded where a configured radar has no frame, or an old one', () => {
  const radar = { isConfigured: true, everyMinutes: 10 };
  expect(describeRadar({ ...radar, isConfigured: false }, null, NOW).degraded).toBeUndefined();
  expect(describeRadar(radar, null, NOW)).toMatchObject({ degraded: true, detail: 'no frame yet' });
  expect(describeRadar(radar, NOW - 19 * 60, NOW)).toEqual({ ready: true, detail: 'newest frame 19 minutes old' });
  expect(describeRadar(radar, NOW - 21 * 60, NOW).degraded).toBe(true);
  expect(describeRadar({ ...radar, everyMinutes: 15 }, NOW - 25 * 60, NOW).degraded).toBeUndefined();
});

it('says whether satellite rain is used, and by which score', () => {
  const counts = { hits: 20, falseAlarms: 30, misses: 60, correctNegatives: 1200, pairs: 1310, wet: 80 };
  expect(describeSatelliteRain({ ...counts, heidkeSkill: null, isOff: false })).toEqual({
    ready: true,
    detail: 'on; 1310 reports of airports (80 wet) judge nothing yet',
  });
  expect(describeSatelliteRain({ ...counts, heidkeSkill: 0.271, isOff: false })).toEqual({
    ready: true,
    detail: 'on: HSS 0.27 by 1310 reports of airports (80 wet) in 30 days',
  });
  expect(describeSatelliteRain({ ...counts, heidkeSkill: -0.04, isOff: true })).toMatchObject({
    degraded: true,
    detail: expect.stringMatching(/^off: HSS -0.04/),
  });
});

it('says what a folder lacks that has too little room, or cannot be read', () => {
  expect(describeDisk(500_000_000)).toEqual({ ready: true, detail: '500 MB free in DATA_DIR' });
  expect(describeDisk(499_000_000)).toMatchObject({
    degraded: true,
    detail: expect.stringContaining('500 MB are needed'),
  });
  expect(describeDisk(readFreeBytes('/does/not/exist'))).toMatchObject({ ready: false });
});

/** Mounts a small file system; null without permission. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
}

it('sees a real disk fill and get room again, without a restart', ({ skip }) => {
  const folder = mountSmallDisk();
  if (folder === null) return skip('this user may not mount a small file system');
  try {
    const describe = () => describeDisk(readFreeBytes(folder), 1_000_000);
    expect(describe().degraded).toBeUndefined();
    const fill = join(folder, 'fill');
    expect(() => writeFileSync(fill, Buffer.alloc(5_000_000))).toThrow(/ENOSPC/);
    expect(describe()).toMatchObject({ ready: true, degraded: true, detail: expect.stringMatching(/^0 MB free/) });
    rmSync(fill);
    expect(describe().degraded).toBeUndefined();
  } finally {
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  }
});

it('says what is not exchanged with other hosts, and when nothing has been for long', () => {
  const at = 1_795_000_000;
  expect(describeSharing({ exchangedAt: at, hindered: [] }, at + 60)).toEqual({
    ready: true,
    detail: 'exchanges with the other hosts',
  });
  const trouble = { ready: true, degraded: true };
  expect(describeSharing(null, at)).toEqual({ ...trouble, detail: 'nothing exchanged yet' });
  expect(describeSharing({ exchangedAt: at, hindered: ['runs', 'radar/radar'] }, at)).toEqual({
    ...trouble,
    detail: 'not all exchanged, see the log: runs, radar/radar',
  });
  const late = describeSharing({ exchangedAt: at, hindered: [] }, at + 1200);
  expect(late).toEqual({ ...trouble, detail: 'last exchanged 20 minutes ago' });
});

it('says what the index of warning sources holds, and never calls that a degradation', () => {
  const feeds = ['https://vnmha.example/rss.xml'];
  const sources = [{ id: 'vn-vnmha-vi', name: 'VNMHA', feeds }];
  expect(describeAlertSources({ readAt: null, sources: [], problem: 'x: is not there (404)' })).toEqual({
    ready: true,
    detail: 'the index of the WMO is not read yet; the last attempt failed: x: is not there (404)',
  });
  expect(describeAlertSources({ readAt: NOW, sources: [], problem: null })).toEqual({
    ready: true,
    detail: 'the WMO lists no source of Vietnam',
  });
  expect(describeAlertSources({ readAt: NOW, sources, problem: null })).toEqual({
    ready: true,
    detail: 'the WMO lists vn-vnmha-vi (VNMHA): https://vnmha.example/rss.xml; see docs/data/warnings.md',
  });
});
