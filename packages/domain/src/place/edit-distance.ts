/** Number of letters to insert, delete, change or swap with their neighbour to turn one text into the other (optimal string alignment); more than `limit` answers `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(cheapestStep(a, b, i, j, row, last, beforeLast));
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, b.length), limit + 1);
}

function cheapestStep(
  a: string,
  b: string,
  i: number,
  j: number,
  row: readonly number[],
  last: readonly number[],
  beforeLast: readonly number[],
): number {
  const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const step = Math.min(at(last, j) + 1, at(row, j - 1) + 1, change);
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(step, at(beforeLast, j - 2) + 1) : step;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
