import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of minutes, the longest first, those that wait for leases and clocks among the first: beside them others compute. Begun last,
 * one of them would run alone on a machine that could do more; a file that is missing here only begins later.
 */
const LONGEST = [
  'scene-contrast.test.ts',
  'warning-left-open.test.ts',
  'two-hosts.test.ts',
  'alerts-by-radar.test.ts',
  'consistency.test.ts',
  'accessibility.test.ts',
  'killed-process.test.ts',
  'main.test.ts',
  'map-choices.test.ts',
  'command-line.test.ts',
  'open-meteo-only.test.ts',
  'kill-payments.test.ts',
  'weather-pages.test.ts',
  'gfs-only.test.ts',
  'kill-alerts.test.ts',
  'weather-map.test.ts',
  'kill-accounts.test.ts',
  'content-policy.test.ts',
  'farming-pages.test.ts',
  'embedded-database.test.ts',
  'own-places.test.ts',
  'reading.test.ts',
  'operator-basemap.test.ts',
  'cache-headers.test.ts',
  'warnings.test.ts',
  'budgets.test.ts',
  'rule-editor.test.ts',
  'dashboard.test.ts',
  'offline.test.ts',
  'ceilings.test.ts',
  'accounts.test.ts',
  'place-search.test.ts',
  'payment.test.ts',
  'news.test.ts',
  'fetch-ensemble.test.ts',
  'printed-samples.test.ts',
  'map-in-trouble.test.ts',
  'reader-tasks.test.ts',
  'consultation.test.ts',
  'warning-appearance.test.ts',
  'settings.test.ts',
  'quota.test.ts',
  'degraded-and-recovered.test.ts',
  'crawl.test.ts',
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
