import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure, Measurement } from '../measure/figure.ts';
import { median } from '../measure/median.ts';
import { ROOT } from '../measure/project.ts';
import { startProgram } from '../server/portal-process.ts';
import { ask } from '../server/request.ts';

/** Seconds from the start of the program to the last byte of the home page. */
async function timeFirstPage(folder: string): Promise<number> {
  const started = performance.now();
  const portal = await startProgram('scripts/start.ts', { DATA_DIR: folder });
  try {
    const { status } = await ask({ url: `${portal.address}/` });
    if (status !== 200) throw new Error(`the home page was answered with ${status}`);
    return (performance.now() - started) / 1000;
  } finally {
    await portal.stop();
  }
}

/** From a fresh install (no build, no data) to the first page, and again with both present. */
export const start: Measurement = {
  name: 'start',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    try {
      log('first start: the build and the data are removed before');
      rmSync(join(ROOT, 'packages/web/dist'), { recursive: true, force: true });
      const first = await timeFirstPage(folder);
      const later: number[] = [];
      for (let round = 0; round < 3; round += 1) later.push(await timeFirstPage(folder));
      const figures: Figure[] = [
        { name: 'start.first.s', value: first, unit: 's', budget: { most: 60 } },
        { name: 'start.later.s', value: median(later), unit: 's', budget: { most: 5 } },
      ];
      return figures;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
