/** `node scripts/measure-code.ts [--list]`: sizes, imports and names of the production code; `--list` names what is over. */
import { cruiseImports } from './check/check-arrows.ts';
import { countDocumentedFunctions } from './measures/exported-functions.ts';
import { listFunctionLengths } from './measures/function-lengths.ts';
import { measureImports } from './measures/import-graph.ts';
import { listPrivateWords } from './measures/private-words.ts';
import { readProductionFiles } from './measures/production-files.ts';

const isListing = process.argv.includes('--list');

/** The middle, the ninth decile and the largest. */
function describeSpread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `median ${at(0.5)}, p90 ${at(0.9)}, longest ${at(1)}`;
}

function print(name: string, value: string, aim: string): void {
  console.log(`${name.padEnd(44)} ${value.padEnd(36)} ${aim}`);
}

const files = readProductionFiles();
const lengths = listFunctionLengths(files);
const { modules } = await cruiseImports();
const { cycles, twoWayRooms, fromProductionToTests } = measureImports(modules);
const { exported, documented } = countDocumentedFunctions(files);
const words = listPrivateWords(files);

print('production files', String(files.length), '≤ 1100');
print('lines of all of them', String(files.reduce((sum, { lines }) => sum + lines, 0)), '');
print('lines of a file', describeSpread(files.map(({ lines }) => lines)), 'median 70–110, p90 ≤ 220, longest ≤ 400');
print('functions', String(lengths.length), '');
print('lines of a function', describeSpread(lengths), 'median ≤ 8, p90 ≤ 25, longest ≤ 80');
print('files in cycles', String(cycles), '0');
print('pairs of rooms that import each other', String(twoWayRooms.length), '0');
print('imports from production to test helpers', String(fromProductionToTests.length), '0');
print('exported functions documented', `${documented} of ${exported}`, '100 %');
print('names of the vocabulary’s left column', String(words.length), '0');
if (isListing) for (const line of [...twoWayRooms, ...fromProductionToTests, ...words]) console.log(line);
