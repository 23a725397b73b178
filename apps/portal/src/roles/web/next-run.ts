import type { EpochSeconds } from '@portal/domain/time/epoch';

interface NextRunNeeds {
  /** When the demonstration makes its next run; null while it is off. */
  readonly findDemoRunAt: () => EpochSeconds | null;
  /** When a source may publish next; null where none is expected. Reads files. */
  readonly findSourceRunAt: () => EpochSeconds | null;
  /** Milliseconds of a clock that runs. */
  readonly readTimer: () => number;
}

const LOOK_EVERY_MS = 10_000;

/** When the next run is expected, null where none is. Looks for those of sources every ten seconds at most. */
export function createNextRunFinder({
  findDemoRunAt,
  findSourceRunAt,
  readTimer,
}: NextRunNeeds): () => EpochSeconds | null {
  let sourceRunAt: EpochSeconds | null = null;
  let lookAgainAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (readTimer() >= lookAgainAt) {
      sourceRunAt = findSourceRunAt();
      lookAgainAt = readTimer() + LOOK_EVERY_MS;
    }
    const demoRunAt = findDemoRunAt();
    if (demoRunAt === null || sourceRunAt === null) return demoRunAt ?? sourceRunAt;
    return Math.min(demoRunAt, sourceRunAt);
  };
}
