import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DemoRadar } from '#sources/demo/demo-radar.ts';
import { keepFrame, keepNowcast } from './keep-frame.ts';
import { listKept } from './radar-folder.ts';

const START = Date.UTC(2026, 7, 3) / 1000;
const FRAMES = 24;

it('frame after frame is carried on, each once, and none of them stays in memory', () => {
  const folder = mkdtempSync(join(tmpdir(), 'radar-soak-'));
  const radar = new DemoRadar();
  const memory: number[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const at = START + 600 * frame;
    keepFrame(folder, 'radar', radar.makeFrame(at), at);
    expect(keepNowcast(folder, 'radar', at)).toBe(frame === 0 ? null : at);
    memory.push(process.memoryUsage.rss());
  }
  expect(listKept(folder, 'radar', 'nowcast')).toHaveLength(FRAMES - 1);
  rmSync(folder, { recursive: true });
  // A nowcast works with about 60 MB, which the next one uses again: half of them would be 700 MB.
  expect(Math.max(...memory.slice(FRAMES / 2)) - Math.max(...memory.slice(2, FRAMES / 2))).toBeLessThan(150e6);
}, 240_000);
