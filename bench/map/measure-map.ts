import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import type { Figure, Measurement } from '../measure/figure.ts';
import { startProgram } from '../server/portal-process.ts';
import { tracePlaying } from './trace-playing.ts';
import { watchFirstFrame } from './watch-first-frame.ts';
import { weighFrames } from './weigh-frames.ts';

const CLOCK = '2026-08-14T14:10:00+07:00!';
/** WebGL without a graphics card. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

async function measureInBrowser(origin: string, log: (line: string) => void): Promise<Figure[]> {
  const found = findChromium(process.env, { mayInstall: false });
  if (found.path === null) return [{ name: 'map.firstFrame.s', value: null, unit: 's', note: found.reason }];
  const browser = await chromium.launch({ executablePath: found.path, args: ARGUMENTS });
  try {
    return [...(await watchFirstFrame(browser, origin, log)), ...(await tracePlaying(browser, origin))];
  } finally {
    await browser.close();
  }
}

/** Cost of the rain map: its frames on the wire, the time to the first one, and the main thread while it plays. */
export const map: Measurement = {
  name: 'map',
  measure: async (log) => {
    const folder = mkdtempSync(join(tmpdir(), 'troi-viet-bench-'));
    const portal = await startProgram('scripts/start.ts', { DATA_DIR: folder, CLOCK });
    try {
      await portal.says('nowcast made');
      return [...(await weighFrames(portal.address)), ...(await measureInBrowser(portal.address, log))];
    } finally {
      await portal.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
