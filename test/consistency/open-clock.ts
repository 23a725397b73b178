import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@portal/testing/processes/wait-until';
import { makeSampleBulletin } from '../../apps/portal/src/features/warnings/bulletin.fixture.ts';
import { fetchAsPage } from '../journeys/fetch-as-page.ts';
import { type RunningPortal, startPortal } from '../journeys/start-portal.ts';
import type { CheckedBulletin, CheckedClock } from './cases/clocks.table.ts';

/** A portal whose clock stands at a checked moment, its nowcast made and its warnings read. */
export interface OpenClock {
  readonly clock: CheckedClock;
  readonly origin: string;
  /** Epoch seconds. */
  readonly nowAt: number;
  readonly stop: () => Promise<void>;
}

function writeBulletins(folder: string, bulletins: readonly CheckedBulletin[]): void {
  mkdirSync(folder, { recursive: true });
  for (const [index, { level, headline, ...fields }] of bulletins.entries()) {
    const number = `KT-${index + 1}`;
    writeFileSync(
      join(folder, `${number}.md`),
      makeSampleBulletin({ ...fields, number, level: String(level) }, `${headline}\n\n${headline}.`),
    );
  }
}

/** Asks until a reply is as wanted. */
function until(origin: string, path: string, isThere: (reply: { basis?: string; items?: unknown[] }) => boolean) {
  const ask = async () => {
    const response = await fetchAsPage(origin + path);
    return response.ok && isThere((await response.json()) as object);
  };
  return waitUntil(path, ask, 200);
}

/** Starts a portal at a moment; throws where it does not come up. */
export async function openClock(clock: CheckedClock): Promise<OpenClock> {
  const warnings = mkdtempSync(join(tmpdir(), 'troi-viet-bulletins-'));
  const bulletins = clock.bulletins ?? [];
  writeBulletins(warnings, bulletins);
  const portal: RunningPortal = await startPortal({ CLOCK: `${clock.at}!`, TRUST_PROXY: '1', WARNINGS_DIR: warnings });
  const { origin } = portal;
  const stop = async (): Promise<void> => {
    await portal.stop();
    rmSync(warnings, { recursive: true, force: true });
  };
  try {
    // Pages made before the nowcast would show the model's rain.
    await until(origin, '/api/v1/weather/map/nowcasting-10minutes?location=ha-noi', ({ basis }) => basis === 'radar');
    await until(origin, '/api/v1/warnings', ({ items }) => items?.length === bulletins.length);
  } catch (error) {
    await stop();
    throw error;
  }
  return { clock, origin, nowAt: Math.floor(Date.parse(clock.at) / 1000), stop };
}
