import { isModelCentre, STORM_CENTRES, type StormAdvisory, type StormCentre } from '@portal/domain/storm/storm';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { createHttpFetching } from '#sources/fetching/http-fetching.ts';
import { pollUntilStopped } from '#sources/frames/folder-watch.ts';
import { createCentrePull } from './pull-centre.ts';
import { createTrackPull } from './pull-tracks.ts';

/** Event of the poller, one line: a stored advisory, or a problem. */
export interface StormEvent {
  readonly kind: 'stored' | 'problem';
  readonly text: string;
}

/** Configuration of the storm poller. */
export interface StormPolling {
  readonly dataDir: string;
  /** Addresses of the feeds; null: not fetched. */
  readonly addresses: Readonly<Record<StormCentre, string | null>>;
  readonly now: () => EpochSeconds;
  readonly signal: AbortSignal;
  readonly onEvent: (event: StormEvent) => void;
  /** How often due requests are looked for, ms; default 5 s. */
  readonly everyMs?: number;
}

/** Fetches the advisories of all centres until stopped; resolves then. */
export async function pollStorms({ addresses, everyMs, onEvent, ...polling }: StormPolling): Promise<void> {
  const { signal } = polling;
  const onProblem = (text: string): void => onEvent({ kind: 'problem', text });
  const pulls = STORM_CENTRES.flatMap((centre) => {
    const address = addresses[centre];
    if (address === null) return [];
    const pulling = {
      ...polling,
      address,
      fetching: createHttpFetching({ source: `${centre}-storms`, signal }),
      readTimer: () => performance.now(),
      chance: Math.random,
      onStored: ({ centreId, name, issuedAt }: StormAdvisory) =>
        onEvent({
          kind: 'stored',
          text: `${centre} ${centreId} ${name ?? 'unnamed'}, issued ${formatMoment(issuedAt)}`,
        }),
      onProblem,
    };
    return isModelCentre(centre) ? createTrackPull({ ...pulling, centre }) : createCentrePull({ ...pulling, centre });
  });
  const options = { signal, onProblem, ...(everyMs === undefined ? {} : { everyMs }) };
  await pollUntilStopped(options, async () => {
    await Promise.all(pulls.map((pull) => pull.poll()));
  });
}
