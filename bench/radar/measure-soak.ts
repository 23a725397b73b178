import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepFrame, keepNowcast } from '@portal/forecast/radar-keeping/keep-frame';
import { listKept } from '@portal/forecast/radar-keeping/radar-folder';
import { DemoRadar } from '@portal/forecast/sources/demo/demo-radar';
import type { Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';

const FRAMES = 288;
const EVERY_SECONDS = 600;
const START = Date.UTC(2026, 7, 3) / 1000;
/** Memory is compared between the second and the last of so many parts. */
const PARTS = 6;
const MEGABYTE = 2 ** 20;

/** Two days of radar at one frame every ten minutes: each is taken in and carried on, and memory must stay as it is. */
export const soak: Measurement = {
  name: 'soak',
  measure: async (tell) => {
    const folder = mkdtempSync(join(tmpdir(), 'radar-soak-'));
    const radar = new DemoRadar();
    const [memory, spent]: [number[], number[]] = [[], []];
    for (let frame = 0; frame < FRAMES; frame += 1) {
      const at = START + frame * EVERY_SECONDS;
      const field = radar.makeFrame(at);
      const { user, system } = process.cpuUsage();
      keepFrame(folder, 'radar', field, at);
      keepNowcast(folder, 'radar', at);
      const cpu = process.cpuUsage({ user, system });
      spent.push((cpu.user + cpu.system) / 1000);
      memory.push(process.memoryUsage.rss() / MEGABYTE);
      if (frame % 48 === 47) tell(`${frame + 1} of ${FRAMES} frames, ${memory.at(-1)?.toFixed(0)} MB`);
    }
    const part = Math.floor(FRAMES / PARTS);
    const early = Math.max(...memory.slice(part, 2 * part));
    const late = Math.max(...memory.slice(-part));
    const nowcasts = listKept(folder, 'radar', 'nowcast').length;
    rmSync(folder, { recursive: true });
    return [
      { name: 'soak.nowcasts', value: nowcasts, unit: `of ${FRAMES - 1}`, budget: { least: FRAMES - 1 } },
      {
        name: 'soak.growth',
        value: late / early,
        unit: '×',
        budget: { most: 1.15 },
        note: `most memory of the last sixth beside the second: ${late.toFixed(0)} and ${early.toFixed(0)} MB`,
      },
      { name: 'soak.frame.ms', value: median(spent), unit: 'ms CPU', note: 'taken in, carried on, kept' },
    ];
  },
};
