import type { ModelCentre, StormAdvisory, StormCentre } from '@portal/domain/storm/storm';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { FetchError, type Fetching } from '#sources/fetching/fetching.ts';
import { createFramePull, type FramePull } from '#sources/frames/frame-pull.ts';
import type { ReadAdvisory } from './advisory-error.ts';
import { createNotes, explain, toName, toUrl } from './feed-address.ts';
import { parseJmaSpecifications, parseJmaTargets } from './parse-jma.ts';
import { parseJtwcList, parseJtwcWarning } from './parse-jtwc.ts';
import { dropFormerSeasons, listIssues, saveAdvisory, saveCheck } from './storm-folder.ts';

/** A storm in a centre's list. */
interface ListedStorm {
  readonly centreId: string;
  /** Of its advisory, below the feed's address. */
  readonly path: string;
  /** Of its newest advisory, where the list says so: one that is stored is not fetched again. */
  readonly issuedAt: EpochSeconds | null;
  /** Whether an advisory that is not there is nothing unusual. */
  readonly mayLack: boolean;
  readonly parse: (text: string, now: EpochSeconds) => ReadAdvisory;
}

/** What the centres differ in. */
interface CentreFeed {
  /** Of the list, below the feed's address. */
  readonly listPath: string;
  readonly parseList: (text: string) => ListedStorm[];
}

/** A centre that lists its storms. */
export type PulledCentre = Exclude<StormCentre, ModelCentre>;

const FEEDS: Readonly<Record<PulledCentre, CentreFeed>> = {
  jma: {
    listPath: 'targetTc.json',
    parseList: (text) =>
      parseJmaTargets(text).map((target) => ({
        centreId: target.centreId,
        path: `${target.centreId}/specifications.json`,
        issuedAt: target.issuedAt,
        mayLack: target.isLow,
        parse: (answer) => parseJmaSpecifications(answer, target),
      })),
  },
  jtwc: {
    listPath: 'rss/jtwc.rss',
    parseList: (text) =>
      parseJtwcList(text).map((centreId) => ({
        centreId,
        path: `products/${centreId}web.txt`,
        issuedAt: null,
        mayLack: false,
        parse: (answer, now) => parseJtwcWarning(answer, centreId, now),
      })),
  },
};

/** Where a centre's advisories come from, and where they go. */
export interface CentrePulling<Centre extends StormCentre = PulledCentre> {
  readonly centre: Centre;
  /** Of the feed: lists and advisories are below it. */
  readonly address: string;
  readonly dataDir: string;
  readonly fetching: Fetching;
  readonly now: () => EpochSeconds;
  /** Monotonic clock, ms. */
  readonly readTimer: () => number;
  /** 0…1, spreads requests over time. */
  readonly chance: () => number;
  readonly onStored: (advisory: StormAdvisory) => void;
  /** Receives one line per problem; the same line once while it lasts. */
  readonly onProblem: (line: string) => void;
}

/** What one request of a centre needs. */
type CentreRequest = Pick<CentrePulling, 'centre' | 'address' | 'fetching' | 'now'>;

/** The list is asked for every ten minutes: the pull asks twice per interval. */
const LIST_EVERY_SECONDS = 1200;
const MOST_BYTES = 2 ** 20;
/** Tolerance for clocks. */
const AHEAD_SECONDS = 900;

/**
 * Fetches a centre's list and the advisories on its storms. A refused advisory changes nothing: the last good one stays,
 * and it is asked for again with back-off, after the others. One that is not there (404, or 403 of JTWC) is asked for
 * with the next list. When all listed storms are stored the list counts as read.
 */
export function createCentrePull(pulling: CentrePulling): FramePull {
  const { centre, address, dataDir, now, onProblem } = pulling;
  const { listPath, parseList } = FEEDS[centre];
  const failures = new Map<string, number>();
  const noteOnce = createNotes(onProblem);
  const findNewest = (centreId: string) => listIssues(dataDir, { centre, centreId }).at(-1) ?? null;

  async function pullStorm(storm: ListedStorm): Promise<void> {
    const newest = findNewest(storm.centreId);
    if (storm.issuedAt !== null && newest !== null && newest >= storm.issuedAt) return;
    const { advisory, notes, calledAs } = await fetchAdvisory(pulling, storm);
    if (saveAdvisory(dataDir, advisory)) pulling.onStored(advisory);
    for (const note of notes) noteOnce(`${calledAs}: ${note}`);
  }

  async function ingest(bytes: Uint8Array): Promise<void> {
    const url = toUrl(address, listPath);
    const storms = explain(toName(url), () => parseList(new TextDecoder().decode(bytes)));
    for (const id of failures.keys()) if (storms.every(({ centreId }) => centreId !== id)) failures.delete(id);
    const countFailures = ({ centreId }: ListedStorm) => failures.get(centreId) ?? 0;
    const troubles: Error[] = [];
    for (const storm of storms.toSorted((a, b) => countFailures(a) - countFailures(b))) {
      try {
        await pullStorm(storm);
        failures.delete(storm.centreId);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        failures.set(storm.centreId, countFailures(storm) + 1);
        if (!isMissing(error)) troubles.push(error);
        else if (!storm.mayLack) noteOnce(error.message);
        // A server in trouble is left alone; the storms after this one come first next time.
        if (isServerTrouble(error)) break;
      }
    }
    if (storms.every(({ centreId, mayLack }) => mayLack || findNewest(centreId) !== null)) {
      saveCheck(dataDir, centre, now());
    }
    dropFormerSeasons(dataDir, now());
    if (troubles.length > 0) throw joinTroubles(troubles);
  }

  return createFramePull({
    ...pulling,
    address: toUrl(address, listPath),
    everySeconds: LIST_EVERY_SECONDS,
    windowSeconds: 0,
    mostBytes: MOST_BYTES,
    has: () => false,
    ingest,
  });
}

/** Fetches and reads the advisory on a listed storm. Throws `FetchError`, and an `Error` of one line for a refused one. */
async function fetchAdvisory({ address, fetching, now }: CentreRequest, storm: ListedStorm) {
  const url = toUrl(address, storm.path);
  const calledAs = toName(url);
  const text = await fetching.getText(url, { mostBytes: MOST_BYTES, calledAs });
  const read = explain(calledAs, () => storm.parse(text, now()));
  if (read.advisory.issuedAt > now() + AHEAD_SECONDS) {
    throw new Error(`${calledAs}: was issued ${formatMoment(read.advisory.issuedAt)}, which has not come yet`);
  }
  return { ...read, calledAs };
}

/**
 * Asks for a centre's list and the advisory on its first storm that must have one; one line of what is there. Throws as
 * the pull's requests do.
 */
export async function probeCentre(request: CentreRequest): Promise<string> {
  const { listPath, parseList } = FEEDS[request.centre];
  const url = toUrl(request.address, listPath);
  const calledAs = toName(url);
  const text = await request.fetching.getText(url, { mostBytes: MOST_BYTES, calledAs });
  const storms = explain(calledAs, () => parseList(text));
  const storm = storms.find(({ mayLack }) => !mayLack);
  if (storm === undefined) return `a list of ${storms.length} storms, none with an advisory to read`;
  const { advisory, notes } = await fetchAdvisory(request, storm);
  const [note] = notes;
  if (note !== undefined) throw new Error(`${storm.centreId}: ${note}`);
  return `a list of ${storms.length} storms, and ${storm.centreId} at ${advisory.points.length} times`;
}

const isMissing = (error: Error): boolean => error instanceof FetchError && error.trouble === 'later';
const isServerTrouble = (error: Error): boolean => error instanceof FetchError && error.trouble === 'again';

/** One error with the lines of all, and the longest pause that the server asked for. */
function joinTroubles(troubles: readonly Error[]): Error {
  const message = troubles.map((error) => error.message).join('; ');
  const server = troubles.find(isServerTrouble);
  return server instanceof FetchError ? new FetchError(message, 'again', server.retryAfterSeconds) : new Error(message);
}
