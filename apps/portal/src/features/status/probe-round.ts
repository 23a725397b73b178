import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Probe } from './component-record.ts';

interface RoundNeeds {
  readonly clock: () => EpochSeconds;
  /** Claims a minute for this worker; false if another has it. Throws `unavailable` if the database is down. */
  readonly claim: (minute: EpochSeconds) => Promise<boolean>;
  /** Whether the portal's address is known; no minute is claimed before. */
  readonly canProbe: () => boolean;
  readonly probe: (minute: EpochSeconds) => Promise<Probe>;
  readonly save: (probe: Probe) => Promise<void>;
}

const MINUTE_SECONDS = 60;
/** Probes held during a database outage, one day; older ones are lost and their minutes count as not probed. */
const MOST_WAITING = 1440;

interface Waiting {
  readonly probe: Probe;
  readonly isClaimed: boolean;
}

const isOutage = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';

/**
 * Probes the current minute, once over all workers. During a database outage every worker probes and holds its
 * results; afterwards the first result of each minute is stored, so that the history includes the outage itself.
 */
export function createProbeRound({ clock, claim, canProbe, probe, save }: RoundNeeds): () => Promise<void> {
  let doneMinute = 0;
  let waiting: readonly Waiting[] = [];

  /** False if the database is down. */
  async function saveWaiting(): Promise<boolean> {
    while (waiting[0] !== undefined) {
      const [{ probe: oldest, isClaimed }] = waiting as readonly [Waiting];
      try {
        if (isClaimed || (await claim(oldest.minute))) {
          waiting = [{ probe: oldest, isClaimed: true }, ...waiting.slice(1)];
          await save(oldest);
        }
      } catch (error) {
        if (isOutage(error)) return false;
        waiting = waiting.slice(1);
        throw error;
      }
      waiting = waiting.slice(1);
    }
    return true;
  }

  async function tryClaim(minute: EpochSeconds): Promise<'claimed' | 'taken' | 'away'> {
    try {
      return (await claim(minute)) ? 'claimed' : 'taken';
    } catch (error) {
      if (!isOutage(error)) throw error;
      return 'away';
    }
  }

  return async () => {
    const isThere = await saveWaiting();
    const now = clock();
    const minute = now - (now % MINUTE_SECONDS);
    if (minute <= doneMinute || !canProbe()) return;
    const claimed = isThere ? await tryClaim(minute) : 'away';
    doneMinute = minute;
    if (claimed === 'taken') return;
    waiting = [...waiting, { probe: await probe(minute), isClaimed: claimed === 'claimed' }].slice(-MOST_WAITING);
    await saveWaiting();
  };
}
