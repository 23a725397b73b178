import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { learn, saveVersion } from '@portal/forecast/learning/learn';
import type { LearnedVersion } from '@portal/forecast/learning/learned-version';
import { getSourceRank } from '@portal/forecast/sources/registry';
import type { ReadObservations } from './observation-reader.ts';

export interface LearningNeeds {
  readonly dataDir: string;
  readonly readObservations: ReadObservations;
}

interface LearningTime {
  /** The portal's clock. */
  readonly now: EpochSeconds;
  /** A moment of the day after the last one that is learned from; default today. */
  readonly until?: EpochSeconds;
  readonly signal?: AbortSignal;
}

/** Learns from the days that are over; null where nothing was measured. Nothing is stored. */
export function learnNow({ dataDir, readObservations }: LearningNeeds, time: LearningTime) {
  const { now, until = now, signal } = time;
  const untilAt = startOfVietnamDay(until);
  const query = { dataDir, now, untilAt, readMeasured: readObservations, getRank: getSourceRank };
  return learn(signal === undefined ? query : { ...query, signal });
}

/** Learns and stores the version, unless it says the same as the last one or the work was stopped. Says what was learned. */
export async function learnAndStore(needs: LearningNeeds, time: LearningTime): Promise<LearnedVersion | null> {
  const version = await learnNow(needs, time);
  if (version !== null && time.signal?.aborted !== true) saveVersion(needs.dataDir, version);
  return version;
}
