import { describeErrorInLine } from '@portal/domain/error/describe-error';
import type { ModelCentre } from '@portal/domain/storm/storm';
import { probeCloudTops } from '#cloud-tops/pull-cloud-tops.ts';
import { probeGhcnh } from '#observations/ghcnh/pull-ghcnh.ts';
import { probeReports, probeTafFeed } from '#observations/poll-observations.ts';
import { probeBlend } from '#radar/store/pull-rain-rate-blend.ts';
import { FEEDS, type FeedName, type FeedProbe } from '#sources/feeds.table.ts';
import { type Fetching, maskSecrets } from '#sources/fetching/fetching.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { type PulledCentre, probeCentre } from '#storms/pull-centre.ts';
import { probeTracks } from '#storms/pull-tracks.ts';
import type { EngineContext } from './engine-context.ts';
import { createSource } from './ingest-source.ts';
import { probeSource } from './probe-source.ts';

/** Outcome of asking a provider. */
export interface Probe {
  readonly name: string;
  readonly kind: 'source' | 'feed';
  readonly ok: boolean;
  /** What is there, or what differs; without keys. */
  readonly line: string;
}

/** A provider to ask. */
interface Question extends Pick<Probe, 'name' | 'kind'> {
  /** Providers of one host are asked one after another; null: nobody is asked. */
  readonly host: string | null;
  /** One line of what is there. Throws an `Error` of one line that names what differs. */
  readonly ask: (fetching: Fetching) => Promise<string>;
}

function toCentreProbe(centre: PulledCentre): FeedProbe {
  return ({ url, fetching, now }) => probeCentre({ centre, address: url, fetching, now: () => now });
}

function toTrackProbe(centre: ModelCentre): FeedProbe {
  return ({ url, fetching, now }) => probeTracks({ centre, address: url, fetching, now: () => now });
}

function listFeedProbes({ dataDir, feedProbes }: EngineContext): Readonly<Record<FeedName, FeedProbe>> {
  return {
    ...feedProbes,
    metar: ({ url, fetching, now }) => probeReports({ dataDir, now: () => now }, url, fetching),
    taf: ({ url, fetching, now }) => probeTafFeed(url, fetching, now),
    ghcnh: ({ url, fetching, now }) => probeGhcnh({ url, dataDir, fetching, now: () => now }),
    'jma-storms': toCentreProbe('jma'),
    'jtwc-storms': toCentreProbe('jtwc'),
    'ecmwf-tracks': toTrackProbe('ecmwf'),
    'ecmwf-aifs-tracks': toTrackProbe('aifs'),
    'noaa-rain-rate': ({ url, fetching, now }) => probeBlend({ url, fetching, now: () => now }),
    'noaa-isatss': ({ url, fetching, now }) => probeCloudTops({ url, fetching, now: () => now }),
  };
}

const findHost = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? new URL(address).host : null;

/** The chosen sources, then the chosen feeds. */
function listQuestions(context: EngineContext): Question[] {
  const { now, feeds, sources, findSourceAddress } = context;
  const probes = listFeedProbes(context);
  return [
    ...sources.map((name) => ({
      name,
      kind: 'source' as const,
      host: findHost(findSourceAddress(name)),
      ask: async (fetching: Fetching) => probeSource(await createSource(context, name), now, fetching),
    })),
    ...FEEDS.flatMap(({ name }) => {
      const url = feeds[name];
      if (url === null) return [];
      const ask = (fetching: Fetching) => probes[name]({ url, fetching, now });
      return [{ name, kind: 'feed' as const, host: findHost(url), ask }];
    }),
  ];
}

async function ask({ name, kind, ask }: Question, limitMs: number): Promise<Probe> {
  const limit = AbortSignal.timeout(limitMs);
  const late = new Promise<never>((_, reject) => {
    limit.addEventListener('abort', () => reject(new Error(`no whole answer within ${limitMs / 1000} s`)));
  });
  try {
    const found = await Promise.race([late, ask(createHttpFetching({ signal: limit, longestMs: limitMs }))]);
    return { name, kind, ok: true, line: maskSecrets(found) };
  } catch (error) {
    const line = describeErrorInLine(error);
    return { name, kind, ok: false, line: maskSecrets(line) };
  }
}

/**
 * Asks every chosen source and feed for one small thing and compares it with what its reader expects: hosts at the same
 * time, the providers of a host one after another, each for at most `limitMs`. The outcomes come in a fixed order; none
 * rejects.
 */
export function probeProviders(context: EngineContext, limitMs: number): Promise<Probe>[] {
  const lastOfHost = new Map<string, Promise<unknown>>();
  return listQuestions(context).map((question) => {
    const { host, name } = question;
    const key = host ?? name;
    const probe = Promise.resolve(lastOfHost.get(key)).then(() => ask(question, limitMs));
    lastOfHost.set(key, probe);
    return probe;
  });
}
