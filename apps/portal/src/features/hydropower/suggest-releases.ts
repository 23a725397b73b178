const TRIED = 3;
/** How far a release goes from that of now to the peak of the inflow; below a peak it makes the level fall sooner. */
const PARTS = [1 / 3, 2 / 3, 1] as const;
/** Where no more flows in than is let out: less is tried. */
const FACTORS = [0.75, 0.5, 0.25] as const;

/** Two digits at most, as releases are ordered; small ones to a tenth. */
const toRound = (releaseM3S: number): number =>
  releaseM3S < 1 ? Math.round(releaseM3S * 10) / 10 : Number(releaseM3S.toPrecision(2));

/** Up to three releases to try beside that of now: towards the peak of the inflow, or below it where that is lower. */
export function suggestReleases(nowM3S: number, peakM3S: number): readonly number[] {
  const tried =
    peakM3S > nowM3S ? PARTS.map((part) => nowM3S + part * (peakM3S - nowM3S)) : FACTORS.map((part) => part * nowM3S);
  return [...new Set(tried.map(toRound))].filter((release) => release !== nowM3S).slice(0, TRIED);
}
