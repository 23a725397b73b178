import { setTimeout as sleep } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { readRadarFile } from '#radar/read-radar-file.ts';
import { DemoRadar } from '#sources/demo/demo-radar.ts';
import { createFolderWatch, type FolderWatch } from '#sources/frames/folder-watch.ts';
import { type FrameFate, keepFrame, keepNowcast, LEAD_SECONDS } from './keep-frame.ts';
import { listKept, type RadarOrigin } from './radar-folder.ts';

/** What the keeper of the radar tells: a line that is worth a note, or one about trouble. */
export interface RadarEvent {
  readonly kind: 'nowcast' | 'problem';
  readonly text: string;
}

/** What the keeper of the radar works with. */
export interface RadarKeeping {
  readonly dataDir: string;
  /** Folder that the operator's radar files arrive in; null where there is none. */
  readonly folder: string | null;
  /** Whether the demonstration is wanted; it never stands beside a folder. */
  readonly demo: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly tell: (event: RadarEvent) => void;
}

const LOOK_EVERY_MS = 5000;
const SETTLE_MS = 4000;
const SHOWN_FRAMES = 7;
const LATE: Readonly<Record<Exclude<FrameFate, 'kept'>, string>> = {
  duplicate: 'is of a moment that is there already, and changes nothing',
  older: 'came after a younger frame: kept as history',
  future: 'is of a moment that has not come yet: not taken',
};

/** Takes one file in and says in one line what was unusual about it; null where nothing was. Throws `RadarError` for a file that is refused. */
export async function ingestRadarFile(dataDir: string, path: string, now: EpochSeconds): Promise<string | null> {
  const fate = keepFrame(dataDir, 'radar', await readRadarFile(path), now);
  return fate === 'kept' ? null : `${path}: ${LATE[fate]}`;
}

/** Keeps frames and nowcasts up with the clock until it is stopped; resolves then. */
export async function keepRadar(keeping: RadarKeeping): Promise<void> {
  const { folder, signal, demo } = keeping;
  const watch = folder === null ? null : createFolderWatch(folder, SETTLE_MS, Date.now);
  let radar: DemoRadar | null = null;
  while (!signal.aborted) {
    try {
      if (watch !== null) await takeFiles(keeping, watch);
      else if (demo()) {
        radar ??= new DemoRadar();
        makeDemoFrames(keeping, radar);
      }
      makeNowcastNow(keeping, watch === null ? 'demo' : 'radar');
    } catch (error) {
      keeping.tell({ kind: 'problem', text: error instanceof Error ? error.message : String(error) });
    }
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

async function takeFiles({ dataDir, now, tell }: RadarKeeping, watch: FolderWatch): Promise<void> {
  for (const path of watch.look()) {
    const trouble = await ingestRadarFile(dataDir, path, now()).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    );
    if (trouble !== null) tell({ kind: 'problem', text: trouble });
  }
}

function makeDemoFrames({ dataDir, now }: RadarKeeping, radar: DemoRadar): void {
  const newest = now() - (now() % LEAD_SECONDS);
  const known = new Set(listKept(dataDir, 'demo', 'frame'));
  for (let age = SHOWN_FRAMES - 1; age >= 0; age -= 1) {
    const at = newest - age * LEAD_SECONDS;
    if (!known.has(at)) keepFrame(dataDir, 'demo', radar.makeFrame(at), now());
  }
}

function makeNowcastNow({ dataDir, now, tell }: RadarKeeping, origin: RadarOrigin): void {
  const at = keepNowcast(dataDir, origin, now());
  if (at !== null) tell({ kind: 'nowcast', text: `${origin} ${formatMoment(at)}` });
}
