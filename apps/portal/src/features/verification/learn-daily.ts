import { type EpochSeconds, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { learn, saveVersion } from '@portal/forecast/learning/learn';
import type { LearnedVersion } from '@portal/forecast/learning/learned-version';
import { getSourceRank, isMachineLearning } from '@portal/forecast/sources/registry';
import type { ReadObservations } from './observation-reader.ts';

export interface LearningNeeds {
  readonly dataDir: string;
  readonly readObservations: ReadObservations;
}

interface LearningTime {
  /** Portal clock. */
  readonly now: EpochSeconds;
  /** Any time on the day after the last one learned from; default: today. */
  readonly until?: EpochSeconds;
  readonly signal?: AbortSignal;
}

/** Learns from past days without storing; null without observations. */
export function learnNow({ dataDir, readObservations }: LearningNeeds, time: LearningTime) {
  const { now, until = now, signal } = time;
  const untilAt = startOfVietnamDay(until);
  const query = { dataDir, now, untilAt, readMeasured: readObservations, getRank: getSourceRank, isMachineLearning };
  return learn(signal === undefined ? query : { ...query, signal });
}

/** Learns and stores a version unless it equals the last one or the work was stopped. Returns what was learned. */
export async function learnAndStore(needs: LearningNeeds, time: LearningTime): Promise<LearnedVersion | null> {
  const version = await learnNow(needs, time);
  if (version !== null && time.signal?.aborted !== true) saveVersion(needs.dataDir, version);
  return version;
}
