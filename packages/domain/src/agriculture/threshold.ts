/**
 * Basis of a figure, as domain.md defines it: `found` in a source that was read, `known` from a standard work that was
 * not read again, `proposed` by the portal itself. Pages call the last one "đề xuất".
 */
export type Basis = 'found' | 'known' | 'proposed';

/** A figure of a rule with where it is from. Its unit stands in the name of the field that holds it. */
export interface Threshold {
  readonly value: number;
  readonly basis: Basis;
  /** Work or clause of the figure; for a proposed one, what it was derived from. */
  readonly source: string;
}

/** A figure that was read in the named source. */
export function found(value: number, source: string): Threshold {
  return { value, basis: 'found', source };
}

/** A figure of a standard work that was not read again. */
export function known(value: number, source: string): Threshold {
  return { value, basis: 'known', source };
}

/** The portal's own figure, with the reason or the clause of domain.md that proposes it. */
export function proposed(value: number, source: string): Threshold {
  return { value, basis: 'proposed', source };
}

const WEAKEST_FIRST: readonly Basis[] = ['proposed', 'known', 'found'];

/** Basis of a rule: that of its weakest figure; `proposed` for a rule without figures. */
export function findWeakestBasis(thresholds: readonly Threshold[]): Basis {
  return WEAKEST_FIRST.find((basis) => thresholds.some((threshold) => threshold.basis === basis)) ?? 'proposed';
}
