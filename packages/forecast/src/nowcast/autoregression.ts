/**
 * How the pattern of one scale lives on along its path: a second-order autoregression. After n frames the best guess of its
 * departure from the mean is `now[n] × X(t) + before[n] × X(t − 1)`, and `kept[n]` of its variance is still foreseen.
 */
export interface Autoregression {
  readonly now: Float64Array;
  readonly before: Float64Array;
  /** Share of the variance that the guess explains, 0…1. */
  readonly kept: Float64Array;
}

/** Correlations closer to 1 than this are not believed: every pattern changes. */
const MOST_CORRELATION = 0.9995;

/**
 * Weights for 0…`steps` frames from the correlations of a scale with itself one and two frames before (Yule–Walker, as
 * in S-PROG, Seed 2003). A second correlation with which no steady process exists is replaced by the square of the first.
 */
export function makeAutoregression(lag1: number, lag2: number, steps: number): Autoregression {
  const r1 = Math.min(Math.max(lag1, 0), MOST_CORRELATION);
  const r2 = boundSecond(r1, lag2);
  const spread = 1 - r1 * r1;
  const phi1 = (r1 * (1 - r2)) / spread;
  const phi2 = (r2 - r1 * r1) / spread;
  const figures = () => new Float64Array(steps + 1);
  const [now, before, kept] = [figures(), figures(), figures()];
  let [lastNow, lastBefore] = [0, 1];
  now[0] = 1;
  for (let step = 1; step <= steps; step += 1) {
    const [thisNow, thisBefore] = [now[step - 1] as number, before[step - 1] as number];
    now[step] = phi1 * thisNow + phi2 * lastNow;
    before[step] = phi1 * thisBefore + phi2 * lastBefore;
    [lastNow, lastBefore] = [thisNow, thisBefore];
  }
  for (let step = 0; step <= steps; step += 1) {
    const [a, b] = [now[step] as number, before[step] as number];
    kept[step] = Math.min(Math.max(a * a + b * b + 2 * a * b * r1, 0), 1);
  }
  return { now, before, kept };
}

/** A process of second order is steady only where 2 r1² − 1 < r2 < 1; a falling one has r2 ≤ r1. */
function boundSecond(r1: number, r2: number): number {
  const isSteady = r2 > 2 * r1 * r1 - 1 && r2 < r1;
  return isSteady ? r2 : r1 * r1;
}
