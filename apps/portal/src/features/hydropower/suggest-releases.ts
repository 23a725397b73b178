const TRIED = 3;
/** Steps from the current release to the peak inflow; releases below the peak stop the rise sooner. */
const PARTS = [1 / 3, 2 / 3, 1] as const;
/** Smaller releases, for a peak inflow not above the current release. */
const FACTORS = [0.75, 0.5, 0.25] as const;

/** At most two significant digits, as releases are ordered; small ones to 0.1. */
const toRound = (releaseM3S: number): number =>
  releaseM3S < 1 ? Math.round(releaseM3S * 10) / 10 : Number(releaseM3S.toPrecision(2));

/**
 * Up to three releases to try next to the current one: towards the peak inflow, or smaller ones if the peak is lower.
 */
export function suggestReleases(nowM3S: number, peakM3S: number): readonly number[] {
  const tried =
    peakM3S > nowM3S ? PARTS.map((part) => nowM3S + part * (peakM3S - nowM3S)) : FACTORS.map((part) => part * nowM3S);
  return [...new Set(tried.map(toRound))].filter((release) => release !== nowM3S).slice(0, TRIED);
}
