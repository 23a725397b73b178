import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of minutes, the longest first. Begun last, one of them would run alone on a machine that could do more; a file
 * that is missing here only begins later.
 */
const LONGEST = [
  'warning-left-open.test.ts',
  'consistency.test.ts',
  'accessibility.test.ts',
  'cache-headers.test.ts',
  'main.test.ts',
  'map-choices.test.ts',
  'start-ingest.test.ts',
  'offline.test.ts',
  'embedded-database.test.ts',
  'warnings.test.ts',
  'weather-pages.test.ts',
  'budgets.test.ts',
  'farming-pages.test.ts',
  'degraded-and-recovered.test.ts',
  'command-line.test.ts',
];

/** Begins with the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONGEST.indexOf(basename(moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
