import type { KnownHeight } from '../../apps/portal/src/features/places/heights/height-model.ts';

/** Rows of an error table: differences between estimated and known heights, metres. */
export function measureError(
  name: string,
  known: readonly KnownHeight[],
  estimate: (point: KnownHeight) => number,
): string {
  const parts: readonly (readonly [label: string, from: number, below: number])[] = [
    ['all', 0, Number.POSITIVE_INFINITY],
    ['below 50 m', 0, 50],
    ['50 to 300 m', 50, 300],
    ['300 m and more', 300, Number.POSITIVE_INFINITY],
  ];
  return parts
    .map(([label, from, below]) => {
      const errors = known
        .filter(({ heightM }) => heightM >= from && heightM < below)
        .map((point) => estimate(point) - point.heightM);
      const sizes = errors.map(Math.abs).sort((a, b) => a - b);
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const at = (share: number) => sizes[Math.floor(share * (sizes.length - 1))] ?? Number.NaN;
      const figures = [mean(sizes), at(0.5), at(0.9), mean(errors)].map((figure) => figure.toFixed(0));
      return `| ${name} | ${label} | ${errors.length} | ${figures.join(' | ')} |`;
    })
    .join('\n');
}
