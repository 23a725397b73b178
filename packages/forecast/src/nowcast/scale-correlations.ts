import {
  forEachStretch,
  gatherSquares,
  type HalvedSize,
  type Moments,
  type Neighbourhoods,
  toCorrelation,
} from './neighbourhoods.ts';

/** Patterns of one scale at several moments, newest first, all at the newest position of the rain. */
interface ScalePatterns {
  readonly patterns: readonly Float32Array[];
  /** Per cell, the share that was observed throughout. */
  readonly known: Float32Array;
  /** Per cell, the share observed in the newest frame. */
  readonly seen: Float32Array;
  readonly size: HalvedSize;
}

/** Figures of one scale in each neighbourhood. */
interface ScaleCorrelations {
  /** Mean over all pairs one frame and two frames apart, over cells whose air was observed throughout. */
  readonly lag1: Float64Array;
  readonly lag2: Float64Array;
  /** Of the newest pattern, over the observed cells. */
  readonly means: Float32Array;
}

/** Places of the sums of a square: cells, their newest pattern, and sums, squares and products of the patterns. */
const [SEEN, TOTAL, KNOWN, SUMS, SQUARES, LAG1, LAG2, FIGURES] = [0, 1, 2, 3, 7, 11, 14, 16];

/** Compares up to four patterns in a single pass: reading them for each figure alone would take twice as long. */
export function correlateScale(scale: ScalePatterns, places: Neighbourhoods): ScaleCorrelations {
  const sums = new Float64Array(places.columns * places.rows * FIGURES);
  forEachStretch(scale.size, places, (place, from, to) => {
    addStretch(sums.subarray(place * FIGURES, (place + 1) * FIGURES), scale, from, to);
  });
  gatherSquares(places, sums, { depth: FIGURES, first: 0, end: FIGURES });
  const read = (figure: number) =>
    Float64Array.from({ length: sums.length / FIGURES }, (_, place) => sums[place * FIGURES + figure] as number);
  const count = read(KNOWN);
  const moments = scale.patterns.map((_, age) => ({ count, sum: read(SUMS + age), squares: read(SQUARES + age) }));
  const [cells, total] = [read(SEEN), read(TOTAL)];
  return {
    lag1: averageCorrelations(moments, 1, (pair) => read(LAG1 + pair)),
    lag2: averageCorrelations(moments, 2, (pair) => read(LAG2 + pair)),
    means: Float32Array.from(total, (sum, place) => (cells[place] === 0 ? 0 : sum / (cells[place] as number))),
  };
}

/** Adds the cells of a stretch to the sums of its square; where there are fewer patterns, the oldest stands for them. */
function addStretch(sums: Float64Array, { patterns, known, seen }: ScalePatterns, from: number, to: number): void {
  const last = patterns.length - 1;
  const a = patterns[0] as Float32Array;
  const b = patterns[Math.min(1, last)] as Float32Array;
  const c = patterns[Math.min(2, last)] as Float32Array;
  const d = patterns[Math.min(3, last)] as Float32Array;
  let [cells, total, count] = [0, 0, 0];
  let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0];
  let [squareA, squareB, squareC, squareD] = [0, 0, 0, 0];
  let [ab, bc, cd, ac, bd] = [0, 0, 0, 0, 0];
  for (let cell = from; cell < to; cell += 1) {
    const valueA = a[cell] as number;
    const valueB = b[cell] as number;
    const valueC = c[cell] as number;
    const valueD = d[cell] as number;
    const share = known[cell] as number;
    const ofA = share * valueA;
    const ofB = share * valueB;
    const ofC = share * valueC;
    const ofD = share * valueD;
    cells += seen[cell] as number;
    total += (seen[cell] as number) * valueA;
    count += share;
    sumA += ofA;
    sumB += ofB;
    sumC += ofC;
    sumD += ofD;
    squareA += ofA * valueA;
    squareB += ofB * valueB;
    squareC += ofC * valueC;
    squareD += ofD * valueD;
    ab += ofA * valueB;
    bc += ofB * valueC;
    cd += ofC * valueD;
    ac += ofA * valueC;
    bd += ofB * valueD;
  }
  const added = [cells, total, count, sumA, sumB, sumC, sumD, squareA, squareB, squareC, squareD, ab, bc, cd, ac, bd];
  for (let figure = 0; figure < FIGURES; figure += 1)
    sums[figure] = (sums[figure] as number) + (added[figure] as number);
}

function averageCorrelations(
  moments: readonly Moments[],
  apart: number,
  readProducts: (pair: number) => Float64Array,
): Float64Array {
  const means = new Float64Array(moments[0]?.count.length ?? 0);
  const pairs = moments.length - apart;
  for (let pair = 0; pair < pairs; pair += 1) {
    const [a, b] = [moments[pair] as Moments, moments[pair + apart] as Moments];
    const products = readProducts(pair);
    for (let place = 0; place < means.length; place += 1)
      means[place] = (means[place] as number) + toCorrelation(a, b, products, place) / pairs;
  }
  return means;
}
