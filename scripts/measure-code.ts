/** `npm run measure`: sizes and imports of the production code. What has a limit is also part of `npm run check`. */
import { cruiseImports } from './check/cruise-imports.ts';
import { isProduction, readSources } from './check/read-sources.ts';
import { countDocumentedFunctions } from './measures/exported-functions.ts';
import { listFunctionLengths } from './measures/function-lengths.ts';
import { measureImports } from './measures/import-graph.ts';

/** Median, ninth decile and maximum. */
function describeSpread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}`;
}

function print(name: string, value: string, aim: string): void {
  console.log(`${name.padEnd(44)} ${value.padEnd(36)} ${aim}`);
}

const files = readSources().filter(({ path }) => isProduction(path));
const lengths = listFunctionLengths(files).map(({ lines }) => lines);
const { modules } = await cruiseImports();
const { cycles, twoWayFolders, fromProductionToTests } = measureImports(modules);
const { exported, documented } = countDocumentedFunctions(files);

print('production files', String(files.length), '');
print('lines of all of them', String(files.reduce((sum, { lines }) => sum + lines, 0)), '');
print('lines of a file', describeSpread(files.map(({ lines }) => lines)), 'median 70–110, p90 ≤ 220, longest ≤ 400');
print('functions', String(lengths.length), '');
print('lines of a function', describeSpread(lengths), 'median ≤ 8, p90 ≤ 25, longest ≤ 80');
print('files in cycles', String(cycles), '0');
print('pairs of folders that import each other', String(twoWayFolders.length), '0');
print('imports from production to test helpers', String(fromProductionToTests.length), '0');
print('exported functions documented', `${documented} of ${exported}`, '100 %');
