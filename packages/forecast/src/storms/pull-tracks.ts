import type { ModelCentre } from '@portal/domain/storm/storm';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type OpenDataProduct, toOpenDataAddress } from '#sources/ecmwf/open-data.ts';
import { FetchError } from '#sources/fetching/fetching.ts';
import { createFrameQueue, type FrameKey, type FramePull } from '#sources/frames/frame-queue.ts';
import { createNotes, explain, toName, toUrl } from './feed-address.ts';
import { parseEcmwfTracks } from './parse-ecmwf-tracks.ts';
import type { CentrePulling } from './pull-centre.ts';
import { dropFormerSeasons, saveAdvisory, saveCheck } from './storm-folder.ts';

/** Which files of ECMWF's open data have a model's tracks. */
interface TrackProduct {
  readonly model: OpenDataProduct['model'];
  readonly stream: string;
  /** Hours that a run reaches, which are part of its file's name. */
  readonly getReach: (runAt: EpochSeconds) => number;
}

const CYCLE_SECONDS = 6 * HOUR_SECONDS;
const isMainCycle = (runAt: EpochSeconds): boolean => runAt % (2 * CYCLE_SECONDS) === 0;

const PRODUCTS: Readonly<Record<ModelCentre, TrackProduct>> = {
  // The ensemble's file has the deterministic run too.
  ecmwf: { model: 'ifs', stream: 'enfo', getReach: (runAt) => (isMainCycle(runAt) ? 360 : 144) },
  aifs: { model: 'aifs-single', stream: 'oper', getReach: () => 360 },
};

/** The earliest time after a run's hour at which its file has been seen. */
const DELAY_SECONDS = 5 * HOUR_SECONDS;
/** The newest run and the one before it: older tracks say less than those of the centres. */
const RUNS = 2;
const ASK_AGAIN_MS = 20 * 60_000;
const MOST_BYTES = 2 ** 24;

/** The runs that may be out, newest first. */
function listDueRuns(now: EpochSeconds): EpochSeconds[] {
  const due = now - DELAY_SECONDS;
  const newest = due - (due % CYCLE_SECONDS);
  return Array.from({ length: RUNS }, (_, index) => newest - index * CYCLE_SECONDS);
}

type TrackRequest = Pick<CentrePulling<ModelCentre>, 'centre' | 'address' | 'fetching' | 'now'>;

async function fetchTracks({ centre, address, fetching }: TrackRequest, runAt: EpochSeconds) {
  const { model, stream, getReach } = PRODUCTS[centre];
  const path = toOpenDataAddress('', { runAt, hour: getReach(runAt), model, stream, kind: 'tf' }).slice(1);
  const url = toUrl(address, `${path}.bufr`);
  const calledAs = toName(url);
  return { bytes: await fetching.getBytes(url, { mostBytes: MOST_BYTES, calledAs }), calledAs };
}

/**
 * Asks for the newest run's tracks, and those of the run before it; one line of what is there. Throws `FetchError`, and
 * an `Error` of one line for a file or a storm that the reader refuses.
 */
export async function probeTracks(request: TrackRequest): Promise<string> {
  for (const runAt of listDueRuns(request.now())) {
    try {
      const { bytes, calledAs } = await fetchTracks(request, runAt);
      const { storms, troubles } = explain(calledAs, () => parseEcmwfTracks(bytes, { centre: request.centre, runAt }));
      const [trouble] = troubles;
      if (trouble !== undefined) throw new Error(`${calledAs}: ${trouble}`);
      return `tracks of ${storms.length} storms in ${bytes.length} bytes`;
    } catch (error) {
      // Refused otherwise, as with 403, it says something.
      if (!(error instanceof FetchError) || !error.message.endsWith('(404)')) throw error;
    }
  }
  return 'no file: no storm on earth, or the run is late';
}

/**
 * Fetches the tracks of a model's newest run. A file that is not there says nothing: the run is late, or there is no
 * storm on earth; it is asked for every twenty minutes. A refused storm is one line and changes nothing.
 */
export function createTrackPull(pulling: CentrePulling<ModelCentre>): FramePull {
  const { centre, dataDir, fetching, now } = pulling;
  const noteOnce = createNotes(pulling.onProblem);
  let newestRead = Number.NEGATIVE_INFINITY;

  const listMissing = (): FrameKey[] => listDueRuns(now()).filter((at) => at > newestRead);

  function store(bytes: Uint8Array, calledAs: string, runAt: EpochSeconds): void {
    const { storms, troubles } = explain(calledAs, () => parseEcmwfTracks(bytes, { centre, runAt }));
    for (const { advisory, notes } of storms) {
      if (saveAdvisory(dataDir, advisory)) pulling.onStored(advisory);
      for (const note of notes) noteOnce(`${calledAs}: ${note}`);
    }
    for (const trouble of troubles) noteOnce(`${calledAs}: ${trouble}`);
    if (troubles.length === 0) saveCheck(dataDir, centre, now());
    dropFormerSeasons(dataDir, now());
  }

  async function ingestFrame(key: FrameKey): Promise<number | null> {
    const runAt = key ?? 0;
    // The newer run came in the same poll.
    if (runAt < newestRead) return null;
    try {
      const { bytes, calledAs } = await fetchTracks(pulling, runAt);
      store(bytes, calledAs, runAt);
    } catch (error) {
      if (error instanceof FetchError && error.trouble === 'later') return ASK_AGAIN_MS;
      throw error;
    }
    newestRead = Math.max(newestRead, runAt);
    return null;
  }

  return createFrameQueue({
    ...pulling,
    everySeconds: CYCLE_SECONDS,
    signal: fetching.signal,
    isNewestFirst: true,
    listMissing,
    ingestFrame,
  });
}
