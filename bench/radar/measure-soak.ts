import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listStored } from '@portal/forecast/radar/store/radar-folder';
import { superviseThread } from '../../apps/portal/src/roles/ingest/supervise-thread.ts';
import type { Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';

export interface SoakOrder {
  readonly folder: string;
  readonly frames: number;
}

/** Report for each frame: time to ingest it and to advect it, and bytes of the whole process afterwards. */
export interface SoakedFrame {
  readonly cpuMs: number;
  readonly memory: number;
}

const FRAMES = 288;
/** Memory is compared between the second and the last of this many parts. */
const PARTS = 6;
const MEGABYTE = 2 ** 20;

/** Ingests the frames on a thread like the portal's own. */
async function soakFrames(folder: string, log: (line: string) => void): Promise<readonly SoakedFrame[]> {
  const frames: SoakedFrame[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const thread = superviseThread<SoakedFrame>({
    program: new URL('./soak-on-thread.ts', import.meta.url),
    order: { folder, frames: FRAMES } satisfies SoakOrder,
    onMessage: (frame) => {
      const count = frames.push(frame);
      if (count % 48 === 0) log(`${count} of ${FRAMES} frames, ${(frame.memory / MEGABYTE).toFixed(0)} MB`);
      if (count === FRAMES) resolve();
    },
    onDeath: reject,
  });
  await promise.finally(thread.stop);
  return frames;
}

/** Two days of radar with one frame every ten minutes, each ingested and extrapolated: memory must not grow. */
export const soak: Measurement = {
  name: 'soak',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'radar-soak-'));
    const frames = await soakFrames(folder, log);
    const memory = frames.map((frame) => frame.memory / MEGABYTE);
    const part = Math.floor(FRAMES / PARTS);
    const early = Math.max(...memory.slice(part, 2 * part));
    const late = Math.max(...memory.slice(-part));
    const nowcasts = listStored(folder, 'radar', 'nowcast').length;
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
      {
        name: 'soak.frame.ms',
        value: median(frames.map((frame) => frame.cpuMs)),
        unit: 'ms CPU',
        note: 'taken in, carried on, kept',
      },
    ];
  },
};
