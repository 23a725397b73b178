import { openWeatherStore } from '@portal/forecast/history/open-weather-store';
import { watchStoredData } from '@portal/forecast/integrity/watch-stored-data';
import { openLearned } from '@portal/forecast/learning/open-learned';
import { cleanUpRuns } from '@portal/forecast/runs/clean-up';
import { hasPublishedOnSchedule } from '@portal/forecast/sources/schedule/source-status';
import { openServerDatabase } from '#platform/database/open-database.ts';
import type { Stopper } from '#platform/process/stopper.ts';
import { describeStoredData } from '#roles/web/current-run.ts';
import { type Config, toDatabaseOptions } from '../config.ts';

export interface Opening {
  readonly config: Config;
  readonly stopper: Stopper;
  readonly warn: (problem: string) => void;
}

/** Opens the database, which may become ready later. `onFailure` is called if it cannot. */
export async function openDatabase({ config, stopper, warn }: Opening, onFailure: (error: unknown) => void) {
  const database = await openServerDatabase({ ...toDatabaseOptions(config), warn });
  stopper.onStop(database.close);
  database.ready.catch(onFailure);
  return database;
}

/** Cleans up and opens the published runs and watches their files; `now` in epoch seconds. */
export async function openRuns({ config: { dataDir, demo, learning }, stopper, warn }: Opening, now: number) {
  const dropDemo = demo !== 'on' && hasPublishedOnSchedule(dataDir);
  const { problems } = await cleanUpRuns(dataDir, { now, dropDemo });
  for (const problem of problems) warn(problem);
  const store = openWeatherStore(dataDir, openLearned(dataDir, learning));
  stopper.onStop(() => store.close());
  const watch = watchStoredData({ dataDir, store, onDamage: warn });
  stopper.onStop(watch.stop);
  return { store, describeStored: () => describeStoredData(watch.problems()) };
}
