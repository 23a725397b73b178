import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { DemoRadar } from '#radar/demo-radar.ts';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { createFolderWatch, type FolderWatch, pollUntilStopped } from '#sources/frames/folder-watch.ts';
import type { FramePull } from '#sources/frames/frame-pull.ts';
import { ingestRadarFile, type RadarHouse } from './ingest-radar-file.ts';
import { insertFrame, LEAD_SECONDS, updateNowcast } from './insert-frame.ts';
import { createRadarPull, type RadarAddress } from './pull-radar.ts';
import { isStoredWhole, listStored, type RadarOrigin } from './radar-folder.ts';

/** Event of the radar's poller: a note or a trouble, one line. */
export interface RadarEvent {
  readonly kind: 'nowcast' | 'problem';
  readonly text: string;
}

/** What the keeper of the radar works with. */
export interface RadarPolling extends RadarHouse {
  /** Folder that the operator's radar files arrive in; null where there is none. */
  readonly folder: string | null;
  /** Where the operator's radar is fetched over HTTP; null where it is not. */
  readonly pulled: RadarAddress | null;
  /** Whether the demonstration is wanted; it never stands beside a folder or an address. */
  readonly demo: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RadarEvent) => void;
}

const SETTLE_MS = 4000;
const SHOWN_FRAMES = 7;

/** Keeps frames and nowcasts up with the clock until it is stopped; resolves then. */
export async function pollRadar(polling: RadarPolling): Promise<void> {
  const { folder, pulled, signal, demo } = polling;
  const watch = folder === null ? null : createFolderWatch(folder, SETTLE_MS, Date.now);
  const pull = pulled === null ? null : openPull(polling, pulled);
  const isDemo = watch === null && pull === null;
  let radar: DemoRadar | null = null;
  // Made only where a frame is missing: it takes a second, and a portal that starts again has its frames.
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
    fetching: createHttpFetching({ signal }),
    readTimer: () => performance.now(),
    chance: Math.random,
    onProblem: (text) => onEvent({ kind: 'problem', text }),
  });
}

async function ingestNewFiles({ dataDir, zr, now, onEvent }: RadarPolling, watch: FolderWatch): Promise<void> {
  for (const path of watch.poll()) {
    const trouble = await ingestRadarFile({ dataDir, zr }, path, now()).then(
      ({ note }) => note,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
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
  const at = updateNowcast(dataDir, origin, now());
  if (at !== null) onEvent({ kind: 'nowcast', text: `${origin} ${formatMoment(at)}` });
}
