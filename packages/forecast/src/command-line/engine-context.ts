import type { EpochSeconds } from '@portal/domain/time/epoch';

/** What the commands need of the portal that they belong to. */
export interface EngineContext {
  readonly dataDir: string;
  /** The portal's clock at this moment. */
  readonly now: EpochSeconds;
  /** Whether demo values may be shown. */
  readonly demo: boolean;
}

/** Gives the context when a command runs: so help needs no valid settings. */
export type GetEngineContext = () => EngineContext;
