import { existsSync, readdirSync } from 'node:fs';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { getSourcesFolder } from './source-folder.ts';
import { readSourceStatus, type SourceStatus } from './source-status.ts';

/** While a run is being fetched, or late, it may be there at any time: what is shown stays right for about so long. */
const SOON_SECONDS = 300;
/** A source that has not been looked at for longer is one that nobody fetches any more. */
const FORGOTTEN_SECONDS = HOUR_SECONDS;

/**
 * When the sources that run by themselves may publish a run into a data folder next, seconds UTC: the earliest moment at
 * which one is looked at, or in five minutes where one is being fetched. Null where none is expected.
 */
export function findExpectedRunAt(dataDir: string, now: EpochSeconds): EpochSeconds | null {
  const folder = getSourcesFolder(dataDir);
  if (!existsSync(folder)) return null;
  const moments = readdirSync(folder).flatMap((source) => findExpected(readSourceStatus(dataDir, source), now) ?? []);
  return moments.length === 0 ? null : Math.min(...moments);
}

function findExpected({ fetching, nextDueAt }: SourceStatus, now: EpochSeconds): EpochSeconds | null {
  if (nextDueAt === null) return fetching === null ? null : now + SOON_SECONDS;
  if (nextDueAt < now - FORGOTTEN_SECONDS) return null;
  return fetching === null && nextDueAt > now ? nextDueAt : now + SOON_SECONDS;
}
