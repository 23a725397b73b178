import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFiles } from './import-files.ts';
import { createNearestMeasurement } from './nearest-measurement.ts';
import { getYearPath } from './year-file.ts';

const NOW = Date.parse('2026-11-21T07:05:00Z') / 1000;
const HANOI = { lat: 21.0285, lng: 105.8542 };
let dataDir: string;
let problems: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nearest-'));
  problems = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function report(...lines: readonly string[]): Promise<void> {
  const path = join(dataDir, 'reports.txt');
  writeFileSync(path, `${lines.join('\n')}\n`);
  await importFiles([path], { dataDir, now: NOW });
}

const open = (findHeight: () => number | null = () => null) =>
  createNearestMeasurement({ dataDir, findHeight, onProblem: (problem) => problems.push(problem) });

describe('the nearest measurement', () => {
  it('is the newest report of the nearest airport, with its distance', async () => {
    await report(
      'METAR VVNB 210630Z 05004KT 9999 -RA SCT017 26/22 Q1016=',
      'METAR VVNB 210700Z 05004KT CAVOK 27/22 Q1016=',
    );
    expect(open()(HANOI, 12, NOW)).toMatchObject({
      station: { id: 'VVNB', name: 'Nội Bài', network: 'metar' },
      distanceKm: expect.closeTo(22, 0),
      measurement: { at: NOW - 300, temperatureC: 27, weather: 0 },
    });
  });

  it('prefers a nearer synoptic station', async () => {
    await report(
      'METAR VVNB 210700Z 05004KT CAVOK 27/22 Q1016=',
      'AAXX 21061 48820 41480 30502 10268 20215 30120 40132 5//// 70000 81///=',
    );
    expect(open()(HANOI, 12, NOW)?.station.id).toBe('48820');
  });

  it('is nothing when older than 90 minutes, farther than 50 km or 300 m higher', async () => {
    await report('METAR VVNB 210700Z 05004KT CAVOK 27/22 Q1016=');
    const at = NOW - 300;
    expect(open()(HANOI, 12, at + 5399)).not.toBeNull();
    expect(open()(HANOI, 12, at + 5400)).toBeNull();
    expect(open()({ lat: 20.75, lng: 105.8 }, 12, NOW)).toBeNull();
    expect(open()(HANOI, 312, NOW)).not.toBeNull();
    expect(open()(HANOI, 313, NOW)).toBeNull();
    expect(open()(HANOI, null, NOW)).toBeNull();
  });

  it('takes the height of an airport without one from the ground, and leaves it out where that is unknown', async () => {
    await report('METAR VVDB 210700Z 05004KT CAVOK 24/18 Q1016=');
    const dienBien = { lat: 21.39, lng: 103.02 };
    expect(open()(dienBien, 480, NOW)).toBeNull();
    expect(open(() => 475)(dienBien, 480, NOW)?.station.id).toBe('VVDB');
    expect(open(() => 475)(dienBien, 900, NOW)).toBeNull();
  });

  it('passes over a report that failed quality control', async () => {
    await report('METAR VVNB 210630Z 05004KT CAVOK 26/22 Q1016=', 'METAR VVNB 210700Z 05004KT CAVOK 48/22 Q1016=');
    expect(open()(HANOI, 12, NOW)?.measurement).toMatchObject({ at: NOW - 2100, temperatureC: 26 });
  });

  it('is read again after a minute', async () => {
    const find = open();
    expect(find(HANOI, 12, NOW)).toBeNull();
    await report('METAR VVNB 210700Z 05004KT CAVOK 27/22 Q1016=');
    expect(find(HANOI, 12, NOW + 59)).toBeNull();
    expect(find(HANOI, 12, NOW + 60)).not.toBeNull();
  });

  it('names a damaged file and shows nothing of it', async () => {
    await report('METAR VVNB 210700Z 05004KT CAVOK 27/22 Q1016=');
    appendFileSync(getYearPath(dataDir, { network: 'metar', id: 'VVNB' }, 2026), 'x');
    expect(open()(HANOI, 12, NOW)).toBeNull();
    expect(problems).toEqual([expect.stringContaining('2026.obs: differs from its checksum')]);
  });
});
