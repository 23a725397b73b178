import type { StoredRun } from './stored-run.ts';

/** Real sources in the order in which they are preferred; others follow by name. */
const PREFERRED = ['ecmwf', 'gfs'];

/**
 * Runs in the order in which they are asked for a value: real before demo, the preferred sources before others, and of
 * one source the newest run first.
 */
export function rankRuns(runs: readonly StoredRun[]): StoredRun[] {
  return [...runs].sort((a, b) => compareSources(a, b) || b.manifest.runAt - a.manifest.runAt);
}

function compareSources({ manifest: a }: StoredRun, { manifest: b }: StoredRun): number {
  if (a.demo !== b.demo) return a.demo ? 1 : -1;
  const byPreference = rankSource(a.source) - rankSource(b.source);
  if (byPreference !== 0 || a.source === b.source) return byPreference;
  return a.source < b.source ? -1 : 1;
}

function rankSource(source: string): number {
  const place = PREFERRED.indexOf(source);
  return place === -1 ? PREFERRED.length : place;
}
