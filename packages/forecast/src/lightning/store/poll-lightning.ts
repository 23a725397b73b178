import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { makeDemoStrokes } from '#lightning/demo-strokes.ts';
import { toRainRates } from '#radar/store/frame-bytes.ts';
import { CELLS } from '#radar/store/insert-frame.ts';
import { findBytes, listStored } from '#radar/store/radar-folder.ts';
import { createFolderWatch, type FolderWatch, pollUntilStopped } from '#sources/frames/folder-watch.ts';
import { ingestStrokeFile } from './insert-strokes.ts';
import { dropSpansBefore, listSpans, SPAN_SECONDS, STROKE_RETENTION_SECONDS, writeSpan } from './stroke-folder.ts';

/** Configuration of the lightning poller. */
export interface LightningPolling {
  readonly dataDir: string;
  /** Folder of the operator's incoming stroke files; null if there is none. */
  readonly folder: string | null;
  /** Whether the demo is wanted; never together with a folder. */
  readonly demo: () => boolean;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  /** Receives one line per problem. */
  readonly onProblem: (problem: string) => void;
}

const SETTLE_MS = 2000;
const DEMO_SPANS = 5;

/** Keeps strokes up to date until stopped; resolves then. */
export async function pollLightning(polling: LightningPolling): Promise<void> {
  const { dataDir, folder, demo, now, signal, onProblem } = polling;
  const watch = folder === null ? null : createFolderWatch(folder, SETTLE_MS, Date.now);
  await pollUntilStopped({ signal, onProblem: onProblem }, async () => {
    for (const origin of ['lightning', 'demo'] as const)
      dropSpansBefore(dataDir, origin, now() - STROKE_RETENTION_SECONDS);
    if (watch !== null) ingestNewFiles(polling, watch);
    else if (demo()) makeDemoSpans(polling);
  });
}

function ingestNewFiles({ dataDir, now, onProblem }: LightningPolling, watch: FolderWatch): void {
  for (const path of watch.poll()) {
    try {
      const { note } = ingestStrokeFile(dataDir, path, now());
      if (note !== null) onProblem(note);
    } catch (error) {
      onProblem(describeError(error));
    }
  }
}

/** Simulated strokes under the simulated showers: for each demo frame, the ten minutes before it. */
function makeDemoSpans({ dataDir, now }: LightningPolling): void {
  const known = new Set(listSpans(dataDir, 'demo'));
  const frames = listStored(dataDir, 'demo', 'frame').filter((at) => at <= now());
  for (const at of frames.slice(-DEMO_SPANS)) {
    const span = at - SPAN_SECONDS;
    if (known.has(span)) continue;
    const bytes = findBytes(dataDir, 'demo', 'frame', at, CELLS);
    if (bytes !== null) writeSpan(dataDir, 'demo', span, makeDemoStrokes(toRainRates(bytes), span, SPAN_SECONDS));
  }
}
