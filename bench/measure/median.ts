/** Median of the values; the lower of the two middle ones for an even number. Throws without values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('no values, no median');
  return middle;
}

/** The quantile of the values for a share (0…1). Throws without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(Math.ceil(share * sorted.length) - 1, sorted.length - 1)];
  if (value === undefined) throw new RangeError('no values, no percentile');
  return value;
}

/** Milliseconds of each of `rounds` calls, after uncounted `warmUps`. */
export async function timeRounds(rounds: number, warmUps: number, work: () => unknown): Promise<number[]> {
  for (let round = 0; round < warmUps; round += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}
