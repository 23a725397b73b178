import { openKeptHours } from '#kept/open-kept-hours.ts';
import { createDemoPast } from '#sources/demo/demo-past.ts';
import { openRunStore, type RunStore } from '#store/run-store.ts';
import { joinPastHours } from './join-past-hours.ts';

/**
 * Opens everything that a data folder knows of the weather: its published runs and, beyond them, the hours that are
 * kept; of the demo sky any past hour. As `openRunStore` otherwise.
 */
export function openWeatherStore(dataDir: string): RunStore {
  return openRunStore(dataDir, joinPastHours(openKeptHours(dataDir), createDemoPast()));
}
