/**
 * Edit distance of two texts with insertions, deletions, substitutions and swaps of neighbours (optimal string
 * alignment);
 * returns `limit + 1` if it exceeds `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast = new Uint16Array(b.length + 1);
  let last = Uint16Array.from({ length: b.length + 1 }, (_, at) => at);
  let row = new Uint16Array(b.length + 1);
  for (let i = 1; i <= a.length; i += 1) {
    if (fillRow(a, b, i, row, last, beforeLast) > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? 0, limit + 1);
}

/** Fills the costs of turning the first `i` letters of `a` into each prefix of `b`; returns the least of them. */
function fillRow(
  a: string,
  b: string,
  i: number,
  row: Uint16Array,
  last: Uint16Array,
  beforeLast: Uint16Array,
): number {
  const letter = a.charCodeAt(i - 1);
  const letterBefore = i > 1 ? a.charCodeAt(i - 2) : -1;
  row[0] = i;
  let least = i;
  let left = i;
  for (let j = 1; j <= b.length; j += 1) {
    const other = b.charCodeAt(j - 1);
    const change = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
    let step = Math.min((last[j] ?? 0) + 1, left + 1, change);
    const isSwapped = j > 1 && letter === b.charCodeAt(j - 2) && letterBefore === other;
    if (isSwapped) step = Math.min(step, (beforeLast[j - 2] ?? 0) + 1);
    row[j] = step;
    left = step;
    if (step < least) least = step;
  }
  return least;
}
