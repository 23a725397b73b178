import type { SourceWeight } from '#store/learned-corrections.ts';
import type { LearnedVersion } from './learned-version.ts';
import { LEAD_COUNT } from './place-correction.ts';

/** What each source counts in the temperature that a source is shown first for; null where it is shown alone at every lead. */
export function createWeightFinder({
  weights = [],
}: Pick<LearnedVersion, 'weights'>): (source: string) => readonly SourceWeight[] | null {
  const applied = weights.filter(({ isApplied }) => isApplied);
  const bySource = new Map<string, readonly SourceWeight[]>();
  for (const [source, rows] of Map.groupBy(applied, (row) => row.source)) {
    const others = new Set(rows.flatMap(({ shares }) => shares.map((share) => share.source)));
    others.delete(source);
    const list = [source, ...others].map((name) => {
      const byLead = new Array<number>(LEAD_COUNT).fill(name === source ? 1 : 0);
      for (const { leadFrom, leadTo, shares } of rows) {
        byLead.fill(shares.find((share) => share.source === name)?.share ?? 0, leadFrom, leadTo + 1);
      }
      return { source: name, byLead };
    });
    bySource.set(source, list);
  }
  return (source) => bySource.get(source) ?? null;
}
