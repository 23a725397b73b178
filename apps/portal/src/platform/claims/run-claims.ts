import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import type { Claim, ClaimTable } from './claim-table.ts';
import { renewClaim } from './settle-claim.ts';

/** Why a run was aborted: the process stops, an operator cancelled it, or another worker has its row. */
type AbortReason = 'stopping' | 'cancelled' | 'lost';

/** One claimed row that is being worked on. */
export interface Run<Row> {
  readonly claim: Claim<Row>;
  readonly signal: AbortSignal;
  /** Columns stored with the next renewal. */
  progress: Readonly<Record<string, unknown>>;
}

/** How a run ended: without an error, aborted, or failed. */
export type RunEnd<Result> =
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'aborted'; readonly reason: 'stopping' | 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown };

interface RunnerOptions<Row extends object, Result> {
  readonly database: Database;
  readonly table: ClaimTable<Row>;
  /** Machine clock: with a frozen one, leases would never end. */
  readonly clock: () => EpochSeconds;
  /** After this time without renewal a worker counts as dead. */
  readonly leaseSeconds: number;
  readonly atOnce: number;
  /** Claims at most so many due rows. */
  readonly claim: (lease: {
    readonly now: EpochSeconds;
    readonly leaseUntil: EpochSeconds;
    readonly most: number;
  }) => Promise<readonly Claim<Row>[]>;
  readonly work: (run: Run<Row>) => Promise<Result>;
  /** Stores how a run ended. If this fails, the claim ends with its lease and the work is done again. */
  readonly settle: (claim: Claim<Row>, end: RunEnd<Result>) => Promise<void>;
}

/** Works on claimed rows, each on one worker at a time. The caller's clock decides when the steps happen. */
export interface ClaimRunner {
  /** Claims and starts due work up to the limit. Returns how much was started; rejects if the database is down. */
  readonly startDue: () => Promise<number>;
  /** Renews leases, stores progress, and aborts cancelled or lost runs. */
  readonly renew: () => Promise<void>;
  readonly countRunning: () => number;
  /** Aborts what runs, which becomes due at once for other workers. */
  readonly abort: () => void;
  readonly whenIdle: () => Promise<void>;
  readonly whenOneEnds: () => Promise<void>;
}

interface OpenRun<Row> extends Run<Row> {
  readonly controller: AbortController;
  leaseUntil: EpochSeconds;
}

export function createClaimRunner<Row extends object, Result>(options: RunnerOptions<Row, Result>): ClaimRunner {
  const { database, table, clock, leaseSeconds, atOnce, claim: claimDue, work, settle } = options;
  const runs = new Map<OpenRun<Row>, Promise<void>>();

  const abort = ({ controller }: OpenRun<Row>, reason: AbortReason): void => {
    if (!controller.signal.aborted) controller.abort(reason);
  };

  async function findEnd(run: OpenRun<Row>): Promise<RunEnd<Result> | null> {
    try {
      return { kind: 'done', result: await work(run) };
    } catch (error) {
      if (!run.signal.aborted) return { kind: 'failed', error };
      const reason: AbortReason = run.signal.reason;
      return reason === 'lost' ? null : { kind: 'aborted', reason };
    }
  }

  async function execute(run: OpenRun<Row>): Promise<void> {
    const end = await findEnd(run);
    if (end !== null) await settle(run.claim, end).catch(() => undefined);
  }

  function start(claim: Claim<Row>, leaseUntil: EpochSeconds): void {
    const controller = new AbortController();
    const run: OpenRun<Row> = { claim, controller, signal: controller.signal, progress: {}, leaseUntil };
    runs.set(
      run,
      execute(run).finally(() => runs.delete(run)),
    );
  }

  /** While the database is down a run goes on until its lease ends. */
  async function renewRun(run: OpenRun<Row>): Promise<void> {
    const leaseUntil = clock() + leaseSeconds;
    try {
      const state = await renewClaim(database, table, run.claim, { leaseUntil, ...run.progress });
      if (state === 'held') run.leaseUntil = leaseUntil;
      else abort(run, state);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
      if (clock() >= run.leaseUntil) abort(run, 'lost');
    }
  }

  return {
    async startDue() {
      let started = 0;
      while (runs.size < atOnce) {
        const now = clock();
        const leaseUntil = now + leaseSeconds;
        const claims = await claimDue({ now, leaseUntil, most: atOnce - runs.size });
        if (claims.length === 0) break;
        for (const claim of claims) start(claim, leaseUntil);
        started += claims.length;
      }
      return started;
    },
    renew: async () => void (await Promise.all([...runs.keys()].map(renewRun))),
    countRunning: () => runs.size,
    abort() {
      for (const run of runs.keys()) abort(run, 'stopping');
    },
    whenIdle: async () => void (await Promise.all(runs.values())),
    whenOneEnds: async () => void (await Promise.race(runs.values())),
  };
}
