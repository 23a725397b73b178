import { describeError } from '@portal/domain/error/describe-error';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { DemoRadar } from '#radar/demo-radar.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { createFolderWatch, type FolderWatch, pollUntilStopped } from '#sources/frames/folder-watch.ts';
import type { FramePull } from '#sources/frames/frame-pull.ts';
import { ingestRadarFile, type RadarHouse } from './ingest-radar-file.ts';
import { insertFrame, LEAD_SECONDS, updateNowcast } from './insert-frame.ts';
import { createRadarPull, type RadarAddress } from './pull-radar.ts';
import { isStoredWhole, listStored, type RadarOrigin } from './radar-folder.ts';

/** Event of the radar poller: a note or a problem, one line. */
export interface RadarEvent {
  readonly kind: 'nowcast' | 'problem';
  readonly text: string;
}

/** Configuration of the radar poller. */
export interface RadarPolling extends RadarHouse {
  /** Folder of the operator's incoming radar files; null if there is none. */
  readonly folder: string | null;
  /** HTTP address of the operator's radar; null if it is not fetched. */
  readonly pulled: RadarAddress | null;
  /** Whether the demo is wanted; never together with a folder or an address. */
  readonly demo: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RadarEvent) => void;
}

const SETTLE_MS = 4000;
const SHOWN_FRAMES = 7;

/** Keeps frames and nowcasts up to date until stopped; resolves then. */
export async function pollRadar(polling: RadarPolling): Promise<void> {
  const { folder, pulled, signal, demo } = polling;
  const watch = folder === null ? null : createFolderWatch(folder, SETTLE_MS, Date.now);
  const pull = pulled === null ? null : openPull(polling, pulled);
  const isDemo = watch === null && pull === null;
  let radar: DemoRadar | null = null;
  // Created only if a frame is missing: it takes a second, and a restarted portal has its frames.
  const getRadar = (): DemoRadar => {
    radar ??= new DemoRadar();
    return radar;
  };
  await pollUntilStopped({ signal, onProblem: (text) => polling.onEvent({ kind: 'problem', text }) }, async () => {
    if (watch !== null) await ingestNewFiles(polling, watch);
    await pull?.poll();
    if (isDemo && demo()) makeDemoFrames(polling, getRadar);
    makeNowcastNow(polling, isDemo ? 'demo' : 'radar');
  });
}

function openPull({ dataDir, zr, now, signal, onEvent }: RadarPolling, pulled: RadarAddress): FramePull {
  return createRadarPull({
    ...pulled,
    dataDir,
    zr,
    now,
    fetching: createHttpFetching({ source: 'radar', signal }),
    readTimer: () => performance.now(),
    chance: Math.random,
    onProblem: (text) => onEvent({ kind: 'problem', text }),
  });
}

async function ingestNewFiles({ dataDir, zr, now, onEvent }: RadarPolling, watch: FolderWatch): Promise<void> {
  for (const path of watch.poll()) {
    const trouble = await ingestRadarFile({ dataDir, zr }, path, now()).then(({ note }) => note, describeError);
    if (trouble !== null) onEvent({ kind: 'problem', text: trouble });
  }
}

function makeDemoFrames({ dataDir, now }: RadarPolling, getRadar: () => DemoRadar): void {
  const newest = now() - (now() % LEAD_SECONDS);
  const known = new Set(listStored(dataDir, 'demo', 'frame'));
  for (let age = SHOWN_FRAMES - 1; age >= 0; age -= 1) {
    const at = newest - age * LEAD_SECONDS;
    if (!known.has(at) || !isStoredWhole(dataDir, 'demo', 'frame', at))
      insertFrame(dataDir, 'demo', getRadar().makeFrame(at), now());
  }
}

function makeNowcastNow({ dataDir, now, onEvent }: RadarPolling, origin: RadarOrigin): void {
  const at = updateNowcast(dataDir, origin, now(), (text) => onEvent({ kind: 'problem', text }));
  if (at !== null) onEvent({ kind: 'nowcast', text: `${origin} ${formatMoment(at)}` });
}
