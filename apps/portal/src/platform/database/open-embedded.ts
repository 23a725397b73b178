import { DatabaseError } from './database.ts';
import type { DatabaseAccess } from './database-access.ts';
import { getEmbeddedPrograms } from './postgres-programs.ts';
import { type PostgresSupervisor, supervisePostgres } from './postgres-supervisor.ts';
import { claimServer, type ServerClaim } from './server-claim.ts';

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer; null: the embedded one. */
  readonly url: string | null;
  readonly dataDir: string;
  readonly migrations: string;
  readonly warn: (problem: string) => void;
}

/** A second server on the same folder. */
export const toInUseError = (dataDir: string) =>
  new DatabaseError(`DATA_DIR: ${JSON.stringify(dataDir)} is in use by another server`);

/** Claims the folder now, and again after each restart of the database. */
async function holdClaim(supervisor: PostgresSupervisor, dataDir: string): Promise<{ release(): Promise<void> }> {
  let active: ServerClaim | null = null;
  let released = false;
  const acquire = async (): Promise<void> => {
    active = await claimServer(supervisor.access);
    if (active === null) throw toInUseError(dataDir);
    active.onLoss(() => void retake());
  };
  const retake = async (): Promise<void> => {
    while (!released) {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (
        await acquire().then(
          () => true,
          () => false,
        )
      )
        return;
    }
  };
  await acquire();
  return {
    async release() {
      released = true;
      await active?.release().catch(() => undefined);
    },
  };
}

export interface DatabaseBackend {
  readonly access: DatabaseAccess;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The bundled PostgreSQL; starts with `start`. Throws DatabaseError. */
export function openEmbedded({
  dataDir,
  warn,
}: DatabaseOptions): DatabaseBackend & { readonly supervisor: PostgresSupervisor } {
  const supervisor = supervisePostgres({ dataDir, warn, programs: getEmbeddedPrograms() });
  let claim: { release(): Promise<void> } | null = null;
  let isOthers = false;
  let stopping = false;
  return {
    supervisor,
    access: supervisor.access,
    async start() {
      await supervisor.start();
      if (stopping) return;
      try {
        const active = await holdClaim(supervisor, dataDir);
        if (stopping) return await active.release();
        claim = active;
      } catch (error) {
        isOthers = !stopping;
        throw error;
      }
      supervisor.removeLeftovers();
    },
    async stop() {
      stopping = true;
      if (claim === null) return isOthers ? supervisor.leave() : supervisor.stopOwn();
      await claim.release();
      await supervisor.stop();
    },
  };
}
