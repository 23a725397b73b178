import { describeError } from '@portal/domain/error/describe-error';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { FeedRequest } from '@portal/forecast/sources/feeds.table';
import type { Fetching } from '@portal/forecast/sources/fetching/fetching';
import { createHttpFetching, type HttpFetchingOptions } from '@portal/forecast/sources/fetching/http-fetching';
import type { Job } from '#platform/jobs/job.ts';
import { type AlertSourceStatus, readAlertSourceStatus, writeAlertSourceStatus } from './alert-source-status.ts';
import { type AlertSource, readAlertSources } from './read-alert-sources.ts';

interface WatchNeeds {
  readonly dataDir: string;
  /** Address of the WMO's index. */
  readonly address: string;
  readonly clock: () => EpochSeconds;
  readonly warn: (line: string) => void;
  /** Default: two minutes in all. */
  readonly timeouts?: Pick<HttpFetchingOptions, 'silenceMs' | 'longestMs'>;
}

/** The index names some hundred authorities in well under a megabyte. */
const MOST_BYTES = 8 * 2 ** 20;
const TIMEOUTS = { longestMs: 120_000 };

/** What the operator should know of a source, one line. */
export function describeAlertSource({ id, name, feeds }: AlertSource): string {
  const where = feeds.length === 0 ? 'without a feed' : feeds.join(' ');
  return `${id}${name === '' ? '' : ` (${name})`}: ${where}`;
}

async function fetchAlertSources({ getText }: Fetching, address: string): Promise<readonly AlertSource[]> {
  return readAlertSources(await getText(address, { mostBytes: MOST_BYTES, packed: true }));
}

/** Asks for the index once; one line of what is there. Throws an `Error` of one line. */
export async function probeAlertSources({ url, fetching }: FeedRequest): Promise<string> {
  const sources = await fetchAlertSources(fetching, url);
  return sources.length === 0 ? 'an index without a source of Vietnam' : sources.map(describeAlertSource).join('; ');
}

function findNew(before: AlertSourceStatus, sources: readonly AlertSource[]): readonly AlertSource[] {
  const known = new Set(before.sources.map(describeAlertSource));
  return sources.filter((source) => !known.has(describeAlertSource(source)));
}

/**
 * Reads the WMO's index once a day and says when a publisher of Vietnam's official warnings appears. Imports nothing:
 * whether a feed is the authority's own is the operator's decision. A failed attempt keeps what was known.
 */
export function makeAlertSourceWatch({ dataDir, address, clock, warn, timeouts = TIMEOUTS }: WatchNeeds): Job {
  return {
    name: 'warnings.watch-alert-sources',
    everySeconds: DAY_SECONDS,
    async run({ signal }) {
      const before = readAlertSourceStatus(dataDir);
      try {
        const sources = await fetchAlertSources(
          createHttpFetching({ source: 'wmo-alert-sources', signal, ...timeouts }),
          address,
        );
        writeAlertSourceStatus(dataDir, { readAt: clock(), sources, problem: null });
        for (const source of findNew(before, sources))
          warn(
            `The WMO lists a source of official warnings of Vietnam, ${describeAlertSource(source)} — nothing is imported from it; docs/data/warnings.md says how to add it`,
          );
      } catch (error) {
        if (signal.aborted) return;
        const problem = describeError(error);
        if (before.problem !== problem) warn(`Index of warning sources: ${problem}`);
        writeAlertSourceStatus(dataDir, { ...before, problem });
      }
    },
  };
}
