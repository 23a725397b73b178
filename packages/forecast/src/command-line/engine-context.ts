import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { ZrRelation } from '#radar/zr-relation.ts';

/** What the commands need of the portal that they belong to. */
export interface EngineContext {
  readonly dataDir: string;
  /** The portal's clock at this moment. */
  readonly now: EpochSeconds;
  /** Whether demo values may be shown. */
  readonly demo: boolean;
  /** How the reflectivity of radar files stands for rain (setting `RADAR_ZR`). */
  readonly radarZr: ZrRelation;
  /** Sources that run by themselves (setting `SOURCES`). */
  readonly sources: readonly string[];
  /** Where a source is reached: its setting, else its public address; null where it has neither. */
  readonly findSourceAddress: (name: string) => string | null;
  /** The key that a source is asked with; null where none is set. */
  readonly findSourceKey: (name: string) => string | null;
}

/** Gives the context when a command runs: so help needs no valid settings. */
export type GetEngineContext = () => EngineContext;
