import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { publishRun } from '@portal/forecast/runs/publish-run';
import { openRunStore } from '@portal/forecast/store/run-store';
import { locateSample } from './locate-sample.ts';
import { type FlatValues, makeFlatRun } from './make-flat-run.ts';
import type { WeatherNeeds } from './needs.ts';
import { createWeather, type Weather } from './service.ts';

/** A run for a test: source, start, hours and values. */
export type FlatRun = readonly [source: string, runAt: EpochSeconds, hours: number, values: FlatValues];

/** Publishes runs into a folder of its own and asks the weather of them; the folder is gone afterwards. */
export async function askFlatWeather<Answer>(
  now: EpochSeconds,
  runs: readonly FlatRun[],
  ask: (weather: Weather) => Answer,
  more: Partial<WeatherNeeds> = {},
): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'weather-flat-'));
  try {
    for (const run of runs) {
      const { header, fields } = makeFlatRun(...run);
      await publishRun(folder, header, fields, { now });
    }
    const store = openRunStore(folder);
    const demo = () => runs.some(([source]) => source === 'demo');
    const answer = ask(createWeather({ store, places: { locate: locateSample }, clock: () => now, demo, ...more }));
    store.close();
    return answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
