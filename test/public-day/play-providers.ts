import { FEEDS } from '@portal/forecast/sources/feeds.table';
import { findSourceOffer, RECOMMENDED_SOURCES } from '@portal/forecast/sources/registry';
import { FILTER_PATH } from '../upstream/regional-filter.ts';
import { startUpstream } from '../upstream/upstream.ts';
import { PLAYED_FEEDS } from './play-feeds.ts';
import { createModelFiles } from './play-models.ts';

/** What a provider was asked for, and sent. */
interface ProviderTally {
  readonly requests: number;
  /** Requests for a byte range: one record of a GRIB2 file each. */
  readonly records: number;
  readonly bytes: number;
  /** Requests for what is not there. */
  readonly refused: number;
}

/** All providers of the recommended sources on one local server, whose clock the caller sets. */
export interface PlayedProviders {
  /** The recommended sources. */
  readonly sources: readonly string[];
  /** An address here for each of them. */
  readonly settings: Readonly<Record<string, string>>;
  /** Sets the moment at which the providers are, epoch seconds: nothing later is there yet. */
  setNow(at: number): void;
  /** Whether a source was asked for anything since the moment was set. */
  askedSince(source: string): boolean;
  /** Time of the latest request by `performance.now()`. */
  lastAskedAtMs(): number;
  /** By source, in the order of the list. */
  readTallies(): ReadonlyMap<string, ProviderTally>;
  stop(): Promise<void>;
}

const NOTHING: ProviderTally = { requests: 0, records: 0, bytes: 0, refused: 0 };

const addAnswer = (before: ProviderTally, range: string | null, bytes: number): ProviderTally => ({
  requests: before.requests + 1,
  records: before.records + (range === null || bytes === 0 ? 0 : 1),
  bytes: before.bytes + bytes,
  refused: before.refused + (bytes === 0 ? 1 : 0),
});

const toSetting = (source: string): string => `SOURCE_${source.toUpperCase().replaceAll('-', '_')}_URL`;

/** With the path and query of the public address where a reply depends on them. */
function toAddress(url: string, source: string): string {
  if (source === 'jma-satellite') return `${url}/${source}/satimg`;
  const filter = findSourceOffer(source)?.publicUrl?.endsWith('.pl') === true ? FILTER_PATH : '';
  const publicUrl = FEEDS.find(({ name }) => name === source)?.publicUrl;
  return `${url}/${source}${filter}${publicUrl === undefined ? '' : new URL(publicUrl).search}`;
}

/** Starts them; throws for a recommended source that nothing here plays. */
export async function playProviders(): Promise<PlayedProviders> {
  const sources: readonly string[] = RECOMMENDED_SOURCES.always;
  const findModelFile = createModelFiles();
  const tallies = new Map(sources.map((source) => [source, NOTHING]));
  let now = 0;
  let latest = new Map(tallies);
  let lastAskedAtMs = performance.now();
  const upstream = await startUpstream(
    new Map(),
    (path) => {
      const [, source = '', own = ''] = /^\/([a-z-]+)(.*)$/.exec(path) ?? [];
      return PLAYED_FEEDS[source]?.(own, now) ?? findModelFile(source, own, now);
    },
    ({ path, range }, bytes) => {
      // Kept by the tallies, whose number is that of the sources.
      const source = /^\/([a-z-]+)/.exec(path)?.[1] ?? '';
      lastAskedAtMs = performance.now();
      for (const some of [tallies, latest]) some.set(source, addAnswer(some.get(source) ?? NOTHING, range, bytes));
      upstream.requests.length = 0;
    },
  );
  const addresses = sources.map((source) => [toSetting(source), toAddress(upstream.url, source)]);
  return {
    sources,
    settings: Object.fromEntries(addresses),
    setNow: (at) => {
      now = at;
      latest = new Map(sources.map((source) => [source, NOTHING]));
    },
    askedSince: (source) => (latest.get(source) ?? NOTHING).requests > 0,
    lastAskedAtMs: () => lastAskedAtMs,
    readTallies: () => tallies,
    stop: upstream.stop,
  };
}
