import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GrowthExperience } from '#nowcast/growth/rain-growth.ts';
import { countSampled } from '#nowcast/growth/sampled-chances.ts';
import { DemoRadar } from '#radar/demo-radar.ts';
import { NATIONAL_SIZE } from '#radar/rain-rate-field.ts';
import { findStoredGrowth, saveGrowth } from './growth-file.ts';
import { insertFrame, updateNowcast } from './insert-frame.ts';
import { NATIONAL_PLACES } from './nowcast-tail.ts';
import { listStored } from './radar-folder.ts';

const PLACES = NATIONAL_PLACES.columns * NATIONAL_PLACES.rows;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'growth-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const experience: GrowthExperience = {
  memory: {
    at: 1_785_740_400,
    sums: new Float64Array(PLACES).fill(0.1),
    information: new Float64Array(PLACES).fill(3),
    products: 0.25,
    squares: 0.5,
    hours: 4,
  },
  past: [
    {
      at: 1_785_740_400,
      growth: new Float32Array(PLACES).fill(0.25),
      leads: [{ minutes: 10, chances: new Uint8Array(countSampled(NATIONAL_SIZE)).fill(7) }],
    },
  ],
};

/** What is stored, and what is reported about it. */
function read() {
  const problems: string[] = [];
  return { found: findStoredGrowth(folder, 'radar', (text) => problems.push(text)), problems };
}

describe('the file of growth', () => {
  it('holds what nowcasts have shown; there is none at first', () => {
    expect(read()).toEqual({ found: null, problems: [] });
    saveGrowth(folder, 'radar', experience);
    expect(read()).toEqual({ found: experience, problems: [] });
  });

  it('is reported if it is damaged or of another raster, and counts as none', () => {
    saveGrowth(folder, 'radar', experience);
    const path = join(folder, 'radar', 'radar', `${experience.memory.at}.growth`);
    writeFileSync(path, readFileSync(path, 'utf8').replace('0.25', '0.35'));
    const { found, problems } = read();
    expect(found).toBeNull();
    expect(problems).toEqual([expect.stringContaining(path)]);
    const { memory } = experience;
    saveGrowth(folder, 'radar', { ...experience, memory: { ...memory, sums: memory.sums.slice(1) } });
    expect(read()).toEqual({ found: null, problems: [expect.stringContaining(path)] });
  });

  it('is written with every nowcast, which is made without it too', () => {
    const demo = new DemoRadar();
    const now = Date.parse('2026-08-03T14:10:00+07:00') / 1000;
    const update = (at: number) => {
      insertFrame(folder, 'radar', demo.makeFrame(at), at);
      const problems: string[] = [];
      const made = updateNowcast(folder, 'radar', at, (text) => problems.push(text));
      return { made, problems };
    };
    update(now - 600);
    expect(update(now)).toEqual({ made: now, problems: [] });
    expect(update(now + 600)).toEqual({ made: now + 600, problems: [] });
    expect(read().found?.past.map(({ at, leads }) => [at, leads.map(({ minutes }) => minutes)])).toEqual([
      [now, [10, 20, 30, 40, 50, 60]],
      [now + 600, [10, 20, 30, 40, 50, 60]],
    ]);
    expect(read().found?.memory.hours).toBeCloseTo(1 / 36);
    expect(listStored(folder, 'radar', 'growth')).toEqual([now + 600]);
    const name = `${now + 600}.growth`;
    writeFileSync(join(folder, 'radar', 'radar', name), '{');
    expect(update(now + 1200)).toEqual({ made: now + 1200, problems: [expect.stringContaining(name)] });
    expect(read().found?.past.map(({ at }) => at)).toEqual([now + 1200]);
  });
});
