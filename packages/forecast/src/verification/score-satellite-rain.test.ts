import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scoreYesNo } from '@portal/domain/score/score';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importFiles } from '#observations/import-files.ts';
import { NATIONAL_GRID } from '#radar/rain-rate-field.ts';
import { toRainBytes } from '#radar/store/frame-bytes.ts';
import { CELLS, insertSatelliteFrame, updateNowcast } from '#radar/store/insert-frame.ts';
import { openRadarStore } from '#radar/store/open-radar-store.ts';
import { saveBytes } from '#radar/store/radar-folder.ts';
import { listSatelliteDays, readSatelliteScore, saveSatelliteDay } from '#radar/store/satellite-score.ts';
import { countSatelliteDay, scoreSatelliteDays } from './score-satellite-rain.ts';

const DAY = Date.parse('2026-11-21T00:00:00Z') / 1000;
const NOW = DAY + 30 * 3600 + 1;
let dataDir: string;
let problems: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'satellite-score-'));
  problems = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));
const onProblem = (line: string) => problems.push(line);

/** A frame with rain, in mm/h, north of 16° N only. */
function saveFrame(at: number, rate: number): void {
  const { columns, north, cellHeight } = NATIONAL_GRID;
  const cells = new Float32Array(CELLS);
  cells.fill(rate, 0, columns * Math.floor((north - 16) / cellHeight));
  saveBytes(dataDir, 'satellite', 'frame', at, toRainBytes(cells));
}

async function report(...lines: readonly string[]): Promise<void> {
  const path = join(dataDir, 'metar-2026-11.txt');
  writeFileSync(path, `${lines.join('\n')}\n`);
  await importFiles([path], { dataDir, now: NOW });
}

describe('a day of satellite rain beside airports’ reports', () => {
  it('counts rain, drizzle and showers in reports by what the nearest frame saw at the airport', async () => {
    saveFrame(DAY + 7 * 3600 - 300, 4);
    saveFrame(DAY + 9 * 3600 - 300, 0);
    await report(
      // Nội Bài, in the rain of the first frame, and Tân Sơn Nhất, outside it.
      'METAR VVNB 210700Z 05004KT 9999 -RA SCT017 26/22 Q1016=',
      'METAR VVTS 210700Z 05004KT 9999 TSRA SCT017 28/24 Q1009=',
      'METAR VVNB 210705Z 05004KT CAVOK 26/22 Q1016=',
      'METAR VVTS 210900Z 05004KT 9999 VCSH SCT017 28/24 Q1009=',
      'METAR VVNB 210900Z 05004KT 5000 -DZ SCT017 26/22 Q1016=',
      // Weather that was not observed, and a report without a frame near its time.
      'METAR VVNB 210905Z 05004KT 9999 // SCT017 26/22 Q1016=',
      'METAR VVNB 211100Z 05004KT 9999 RA SCT017 26/22 Q1016=',
    );
    expect(await countSatelliteDay(dataDir, DAY, onProblem)).toEqual({
      hits: 1,
      falseAlarms: 1,
      misses: 2,
      correctNegatives: 1,
    });
    expect(problems).toEqual([]);
  });

  it('is counted once, when late reports have come, and stored', async () => {
    saveFrame(DAY + 7 * 3600 - 300, 4);
    await report('METAR VVNB 210700Z 05004KT 9999 -RA SCT017 26/22 Q1016=');
    const { signal } = new AbortController();
    const scoring = { dataDir, signal, onProblem };
    expect(await scoreSatelliteDays({ ...scoring, now: () => NOW - 2 })).toEqual([]);
    expect(await scoreSatelliteDays({ ...scoring, now: () => NOW })).toEqual([DAY]);
    expect(await scoreSatelliteDays({ ...scoring, now: () => NOW })).toEqual([]);
    expect(listSatelliteDays(dataDir)).toEqual([DAY]);
    expect(readSatelliteScore(dataDir, NOW)).toMatchObject({
      hits: 1,
      pairs: 1,
      wet: 1,
      heidkeSkill: null,
      isOff: false,
    });
  });
});

const SKILLED = { hits: 30, falseAlarms: 20, misses: 30, correctNegatives: 900 };
const USELESS = { hits: 3, falseAlarms: 300, misses: 60, correctNegatives: 700 };

describe('satellite rain judged by thirty days', () => {
  const saveDays = (first: number, counts: typeof SKILLED, days: number) => {
    for (let day = 0; day < days; day += 1) saveSatelliteDay(dataDir, DAY + (first + day) * DAY_SECONDS, counts);
  };
  const at = (day: number) => DAY + day * DAY_SECONDS + 3600;

  it('stays on with skill, and with too few reports, or too few of rain', () => {
    saveDays(0, SKILLED, 2);
    const { heidkeSkill, isOff } = readSatelliteScore(dataDir, at(2));
    expect([heidkeSkill, isOff]).toEqual([
      scoreYesNo({ hits: 60, falseAlarms: 40, misses: 60, correctNegatives: 1800 }).heidkeSkill,
      false,
    ]);
    expect(heidkeSkill).toBeGreaterThan(0.4);
    const few = { ...USELESS, correctNegatives: 600 };
    saveSatelliteDay(dataDir, DAY + 100 * DAY_SECONDS, few);
    expect(readSatelliteScore(dataDir, at(101))).toMatchObject({ pairs: 963, heidkeSkill: null, isOff: false });
    saveSatelliteDay(dataDir, DAY + 200 * DAY_SECONDS, { ...USELESS, hits: 0, misses: 49 });
    expect(readSatelliteScore(dataDir, at(201))).toMatchObject({ wet: 49, heidkeSkill: null, isOff: false });
  });

  it('goes off without skill, and comes back by itself', () => {
    saveDays(0, USELESS, 1);
    expect(readSatelliteScore(dataDir, at(1))).toMatchObject({ pairs: 1063, wet: 63, isOff: true });
    saveDays(1, SKILLED, 10);
    expect(readSatelliteScore(dataDir, at(11)).isOff).toBe(false);
    // The bad day has left the thirty.
    expect(readSatelliteScore(dataDir, at(33)).falseAlarms).toBeLessThan(300);
  });

  it('is not read at places while it is off', () => {
    for (const [age, rate] of [3, 2].entries()) {
      const at = NOW - (NOW % 600) - 1200 - 600 * age;
      const frame = { at, grid: NATIONAL_GRID, rainMmh: new Float32Array(CELLS).fill(rate) };
      insertSatelliteFrame(dataDir, frame, 5, NOW);
    }
    updateNowcast(dataDir, 'satellite', NOW);
    expect(openRadarStore(dataDir, () => 0).findSatellite(NOW)).not.toBeNull();
    saveSatelliteDay(dataDir, DAY, USELESS);
    const store = openRadarStore(dataDir, () => 0);
    expect(store.findSatellite(NOW)).toBeNull();
    saveSatelliteDay(dataDir, DAY - DAY_SECONDS, { ...SKILLED, hits: 600 });
    // Judged again after ten minutes.
    expect(store.findSatellite(NOW + 1)).toBeNull();
    expect(store.findSatellite(NOW + 600)).not.toBeNull();
  });
});
