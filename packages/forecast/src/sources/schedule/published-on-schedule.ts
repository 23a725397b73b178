import { existsSync, readdirSync } from 'node:fs';
import { getSourcesFolder } from './source-folder.ts';
import { readSourceStatus } from './source-status.ts';

/**
 * Whether a source that runs by itself has ever published a run into a data folder: from then on demonstration weather
 * is off for good where the setting `DEMO` is `auto`. What was ingested by hand does not count.
 */
export function hasPublishedOnSchedule(dataDir: string): boolean {
  const folder = getSourcesFolder(dataDir);
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((source) => readSourceStatus(dataDir, source).firstScheduledAt !== null);
}
