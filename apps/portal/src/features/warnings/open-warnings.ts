import { BRAND } from '@portal/content/brand';
import { warningMessages } from '@portal/content/messages/warning-messages';
import { type EndpointInput, type EndpointRoute, toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { Language, Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning, warningsList } from '@portal/contract/endpoints/warnings';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import type { Database } from '#platform/database/database.ts';
import type { Feature } from '#platform/feature.ts';
import type { RawReply, RawRoute } from '#platform/http/raw-route.ts';
import { type Repetition, repeat } from '#platform/process/repeat.ts';
import { makeAlertSourceWatch } from './alert-sources/watch-alert-sources.ts';
import { createLiveWarnings, type LiveWarning, type LiveWarnings } from './live-warnings.ts';
import { makeWarningRules, type RuleUnits } from './make-warning-rules.ts';
import { toFeatures, toOfficialWarning } from './to-reply.ts';
import type { Warning } from './warning.ts';
import { isCovered, type WarningUnits } from './warning-coverage.ts';
import { watchWarningFolder } from './warning-folder.ts';
import { writeCap, writeXml } from './write-cap.ts';

interface CapOptions {
  readonly live: LiveWarnings;
  readonly clock: () => EpochSeconds;
  readonly units: WarningUnits;
}

/** Cache time, so that no warning is shown more than a minute late. */
const FRESH_SECONDS = 50;
const FEED_PATH = '/cap/feed.atom';
const TYPES = { feed: 'application/atom+xml; charset=utf-8', message: 'application/cap+xml; charset=utf-8' } as const;

function toText(type: string, body: string): RawReply {
  const headers = { 'content-type': type, 'cache-control': `public, max-age=${FRESH_SECONDS}` };
  return { kind: 'body', headers, body };
}

function toEntry({ id, headline, text, issuer, issuedAt, kind }: Warning, origin: string): object {
  const url = `${origin}/cap/${id}.xml`;
  return {
    id: url,
    title: headline,
    updated: formatMoment(issuedAt),
    author: { name: issuer },
    category: { '@term': kind },
    link: { '@href': url, '@type': 'application/cap+xml' },
    summary: text,
  };
}

/** The warnings in force as Atom 1.0 (RFC 4287). */
function writeFeed(warnings: readonly Warning[], origin: string, now: EpochSeconds): string {
  const newest = warnings.reduce((latest, { issuedAt }) => Math.max(latest, issuedAt), 0);
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'vi',
      id: origin + FEED_PATH,
      title: `${warningMessages.vi.label} | ${BRAND.name}`,
      updated: formatMoment(newest === 0 ? now : newest),
      author: { name: BRAND.name },
      link: [
        { '@rel': 'self', '@type': 'application/atom+xml', '@href': origin + FEED_PATH },
        { '@rel': 'alternate', '@type': 'text/html', '@href': `${origin}/canh-bao-thien-tai` },
      ],
      entry: warnings.map((warning) => toEntry(warning, origin)),
    },
  });
}

/** The warnings in force for programs: `/cap/feed.atom`, and each as a CAP 1.2 message. */
function listCapRoutes({ live, clock, units }: CapOptions): RawRoute[] {
  const list = () => live.list(clock()).map(({ warning }) => warning);
  return [
    {
      method: 'GET',
      path: FEED_PATH,
      handle: ({ origin }) => toText(TYPES.feed, writeFeed(list(), origin, clock())),
    },
    {
      method: 'GET',
      path: '/cap/:file',
      handle: ({ parameters: { file = '' }, origin }) => {
        const id = /^([a-z0-9-]{1,120})\.xml$/.exec(file)?.[1];
        const warning = id === undefined ? undefined : list().find((one) => one.id === id);
        if (warning === undefined) return { kind: 'notFound' };
        return toText(TYPES.message, writeCap(warning, new URL(origin).host, units));
      },
    },
  ];
}

interface WarningPlaces {
  readonly locate: (query: PlaceQuery) => Place;
  readonly units: WarningUnits & RuleUnits;
}

interface WarningOptions {
  readonly dataDir: string;
  /** Chosen feeds: the WMO's index of warning sources, null if it is not read. */
  readonly feeds: { readonly 'wmo-alert-sources': string | null };
  readonly database: Database;
  readonly ready: Promise<void>;
  /** Folder of arriving bulletins; it need not exist. */
  readonly warningsDir: string;
  readonly clock: () => EpochSeconds;
  readonly places: WarningPlaces;
  readonly warn: (problem: string) => void;
}

export interface OpenWarnings extends Feature {
  /** Warnings for a place, in force or to come, highest level first. */
  readonly listKnownFor: (place: Place, language: Language) => readonly OfficialWarning[];
  /**
   * Input of `findWarningGate` (`@portal/domain/safety/warning-gate`): warnings in force, to come, and of level 3 and
   * more those over for less than a day, with the actual end as `expiresAt`. Use this, not `listKnownFor`, before any
   * advice to go, spray, dry, water or work.
   */
  readonly listGatesFor: (place: Place, language: Language) => readonly OfficialWarning[];
}

const POLL_EVERY_MS = 2000;
/** A late page is better than one that lacks a warning. */
const TIMEOUT_MS = 8000;

const namesNothing = ({ lat, lng, location, province }: PlaceQuery): boolean =>
  lat === undefined && lng === undefined && location === undefined && province === undefined;

function listRoutes(live: LiveWarnings, { clock, places }: Pick<WarningOptions, 'clock' | 'places'>): EndpointRoute[] {
  const { units, locate } = places;
  function listFor(listed: readonly LiveWarning[], query: EndpointInput<typeof warningsList>['query']) {
    if (namesNothing(query)) return listed;
    const place = locate(query);
    return listed.length === 0 ? [] : listed.filter(({ coverage }) => isCovered(coverage, place, units));
  }
  return [
    toEndpointRoute(ENDPOINTS_BY_ID.warningsList, ({ query }) => {
      const { lang = 'vi' } = query;
      return {
        items: listFor(live.list(clock()), query).map(({ warning }) => toOfficialWarning(warning, lang, units)),
        over: listFor(live.listOver(clock()), query).map((one) => toOverWarning(one, lang, units)),
      };
    }),
    toEndpointRoute(ENDPOINTS_BY_ID.warningAreas, ({ query: { lang = 'vi' } }) => ({
      type: 'FeatureCollection' as const,
      features: live
        .list(clock())
        .toReversed()
        .flatMap(({ warning }) => toFeatures(warning, lang, units)),
    })),
  ];
}

/** A warning that is over, with its actual end; a cancelled one ended before its stated expiry. */
function toOverWarning({ warning, endAt }: LiveWarning, language: Language, units: WarningUnits): OfficialWarning {
  return { ...toOfficialWarning(warning, language, units), expiresAt: formatMoment(endAt) };
}

/** Serves the warnings of the database and ingests files from the folder. */
export function openWarnings(options: WarningOptions): OpenWarnings {
  const { dataDir, feeds, database, ready, warningsDir, clock, places, warn } = options;
  const address = feeds['wmo-alert-sources'];
  const live = createLiveWarnings({ database, clock, units: places.units, warn });
  const rules = makeWarningRules(places.units);
  const folder = watchWarningFolder({ path: warningsDir, database, rules, clock, warn });
  const pollFolder = async (): Promise<void> => {
    try {
      await folder.poll();
    } finally {
      await live.refresh();
    }
  };
  let polling: Repetition | null = null;
  let isStopped = false;
  const first = ready.then(live.refresh).catch(() => undefined);
  void first.finally(() => {
    const onError = (problem: string): void => warn(`Warnings: ${problem}`);
    if (!isStopped) polling = repeat({ everyMs: POLL_EVERY_MS, work: pollFolder, onError });
  });
  const listCovering = (listed: readonly LiveWarning[], place: Place) =>
    listed.filter(({ coverage }) => isCovered(coverage, place, places.units));
  const toOfficial = ({ warning }: LiveWarning, language: Language) =>
    toOfficialWarning(warning, language, places.units);
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
  return {
    name: 'warnings',
    routes: listRoutes(live, options),
    rawRoutes: listCapRoutes({ live, clock, units: places.units }),
    jobs: address === null ? [] : [makeAlertSourceWatch({ dataDir, address, clock, warn })],
    listKnownFor: (place, language) =>
      listCovering(live.listKnown(clock()), place).map((one) => toOfficial(one, language)),
    listGatesFor: (place, language) => [
      ...listCovering(live.listKnown(clock()), place)
        .filter(({ warning }) => stopsOutdoorWork(warning))
        .map((one) => toOfficial(one, language)),
      ...listCovering(live.listOver(clock()), place).map((one) => toOverWarning(one, language, places.units)),
    ],
    // Empty while no warning is known and no gate closed; otherwise changes with their set.
    cacheVersion: () => live.version(clock()),
    cacheScope: 'pages',
    nextChangeAt: () => live.nextChangeAt(clock()),
    // Waits for the first read of the database, up to the timeout.
    start: () => Promise.race([first, timeout]),
    stop: async () => {
      isStopped = true;
      await polling?.stop();
    },
  };
}
