import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Probe } from './component-record.ts';

interface RoundNeeds {
  readonly clock: () => EpochSeconds;
  /** Claims a minute for this worker; false where another has it. Throws `unavailable` while the database is away. */
  readonly claim: (minute: EpochSeconds) => Promise<boolean>;
  /** Whether it is known where the portal listens: no minute is claimed before. */
  readonly canProbe: () => boolean;
  readonly probe: (minute: EpochSeconds) => Promise<Probe>;
  readonly save: (probe: Probe) => Promise<void>;
}

const MINUTE_SECONDS = 60;
/** A day of probes waits for a database that is away; older ones are lost, and their minutes count as not probed. */
const MOST_WAITING = 1440;

interface Waiting {
  readonly probe: Probe;
  readonly isClaimed: boolean;
}

const isOutage = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';

/**
 * A turn probes the minute under way, once over all workers. While the database is away every worker probes and holds what it found:
 * once it is back, of each minute the first is stored. So an outage of the database itself stands in the history.
 */
export function createProbeRound({ clock, claim, canProbe, probe, save }: RoundNeeds): () => Promise<void> {
  let doneMinute = 0;
  let waiting: readonly Waiting[] = [];

  /** False while the database is away. */
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
