import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { pollUntilStopped } from '#sources/frames/folder-watch.ts';
import { updateNowcast } from './insert-frame.ts';
import type { RadarEvent } from './poll-radar.ts';
import { createBlendPull } from './pull-rain-rate-blend.ts';

/** Configuration of the poller of the satellites' rain. */
export interface SatelliteRainPolling {
  readonly dataDir: string;
  /** Address of the feed; null if it is not chosen. */
  readonly url: string | null;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onEvent: (event: RadarEvent) => void;
}

/**
 * Keeps frames and nowcasts of satellite rain up to date until stopped; resolves then, or at once if the feed is not
 * chosen. Apart from the radar's poller, which must not wait for a large file.
 */
export async function pollSatelliteRain({ url, onEvent, ...polling }: SatelliteRainPolling): Promise<void> {
  if (url === null) return;
  const { dataDir, now, signal } = polling;
  const onProblem = (text: string): void => onEvent({ kind: 'problem', text });
  const pull = createBlendPull({
    dataDir,
    url,
    now,
    fetching: createHttpFetching({ source: 'noaa-rain-rate', signal }),
    readTimer: () => performance.now(),
    chance: Math.random,
    onProblem,
  });
  await pollUntilStopped({ signal, onProblem }, async () => {
    await pull.poll();
    const at = updateNowcast(dataDir, 'satellite', now(), onProblem);
    if (at !== null) onEvent({ kind: 'nowcast', text: `satellite ${formatMoment(at)}` });
  });
}
