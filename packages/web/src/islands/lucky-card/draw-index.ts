/** As many different numbers as the generator gives. */
const RANGE = 2 ** 32;

/**
 * One of `count` indices, each with exactly the same chance. `nextNumber` gives whole numbers from 0 to 2³² − 1, all alike;
 * those past the last whole multiple of `count` are drawn anew, since they would favour the first indices.
 */
export function drawIndex(count: number, nextNumber: () => number): number {
  const fair = RANGE - (RANGE % count);
  let number = nextNumber();
  while (number >= fair) number = nextNumber();
  return number % count;
}
