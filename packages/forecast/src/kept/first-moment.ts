import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { RunManifest } from '#store/manifest.ts';

/** The first moment that a run says anything of: its first step, or the start of an interval that ends later. */
export function findFirstMoment({ steps, variables }: Pick<RunManifest, 'steps' | 'variables'>): EpochSeconds {
  const starts = variables.flatMap(({ intervalStarts }) => intervalStarts ?? []).filter((start) => start !== null);
  return starts.reduce((first, start) => Math.min(first, start), steps[0] ?? Number.POSITIVE_INFINITY);
}
