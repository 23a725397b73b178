import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { fetchNmme, probeNmme } from '@portal/forecast/seasonal/fetch-nmme';
import { readSeasonalOutlook, writeSeasonalOutlook } from '@portal/forecast/seasonal/seasonal-store';
import type { FeedRequest } from '@portal/forecast/sources/feeds.table';
import { FetchError } from '@portal/forecast/sources/fetching/fetching';
import { createHttpFetching, type HttpFetchingOptions } from '@portal/forecast/sources/fetching/http-fetching';
import type { Job } from '#platform/jobs/job.ts';

interface OutlookNeeds {
  readonly dataDir: string;
  /** Folder of NMME's probability files. */
  readonly address: string;
  readonly clock: () => EpochSeconds;
  readonly warn: (line: string) => void;
  /** Default: those of all requests. */
  readonly timeouts?: Pick<HttpFetchingOptions, 'silenceMs' | 'longestMs'>;
}

/** Posted on the 7th to the 9th. */
const FIRST_DAY = 7;
const EVERY_SECONDS = 6 * HOUR_SECONDS;
/** A file that is not there by now is late enough to be reported. */
const LATE_DAY = 12;

/** The month before one such as `2027-01`. */
function findMonthBefore(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}

/** Months of issue to ask for, the newest first, until one that is stored. */
function listWanted(now: EpochSeconds, stored: string | null): string[] {
  const date = formatDate(now);
  const month = date.slice(0, 7);
  const before = findMonthBefore(month);
  const posted = Number(date.slice(8)) >= FIRST_DAY ? [month, before] : [before];
  return posted.filter((one) => stored === null || one > stored);
}

/** Asks for the beginning of the newest file; one line of what is there. Throws an `Error` of one line. */
export async function probeOutlook({ url, fetching, now }: FeedRequest): Promise<string> {
  const [newest = '', before = newest] = listWanted(now, null);
  return probeNmme(fetching, url, newest).catch((error: unknown) => {
    if (!(error instanceof FetchError && error.trouble === 'later')) throw error;
    return probeNmme(fetching, url, before);
  });
}

/**
 * Fetches NMME's seasonal forecast once a month. What is stored stays until a whole new one is read; a problem is said
 * once.
 */
export function makeOutlookFetch({ dataDir, address, clock, warn, timeouts }: OutlookNeeds): Job {
  let reported = '';
  function report(error: unknown, now: EpochSeconds): void {
    const isAwaited =
      error instanceof FetchError && error.trouble === 'later' && Number(formatDate(now).slice(8)) < LATE_DAY;
    const line = describeError(error);
    if (isAwaited || line === reported) return;
    reported = line;
    warn(`Seasonal forecast: ${line}`);
  }
  return {
    name: 'climate.fetch-outlook',
    everySeconds: EVERY_SECONDS,
    async run({ signal }) {
      const now = clock();
      const fetching = createHttpFetching({ source: 'nmme', signal, ...timeouts });
      for (const month of listWanted(now, readSeasonalOutlook(dataDir)?.issueMonth ?? null)) {
        try {
          writeSeasonalOutlook(dataDir, await fetchNmme(fetching, address, month));
          reported = '';
          return;
        } catch (error) {
          if (signal.aborted) return;
          report(error, now);
        }
      }
    },
  };
}
