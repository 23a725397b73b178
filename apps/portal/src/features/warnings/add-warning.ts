import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { endByReferences, endMissing, findWarning, toDigest, writeWarning } from './store.ts';
import { type Warning, WarningError, type WarningFile } from './warning.ts';

/** Outcome of a warning: new, another wording of one, one that was there, one that was ended, or over when it came. */
interface SaveOutcome {
  readonly outcome: 'added' | 'changed' | 'known' | 'stays ended' | 'over';
  readonly id: string;
  readonly expiresAt: EpochSeconds;
}

/** Outcome of a file: of each of its warnings, or the end of so many. */
export type Addition =
  | { readonly outcome: 'kept'; readonly warnings: readonly SaveOutcome[] }
  | { readonly outcome: 'cancelled'; readonly count: number };

interface AddOptions {
  readonly now: EpochSeconds;
  /** Whether a warning that was ended may hold again: a person says so, a folder that is read again does not. */
  readonly mayRevive: boolean;
}

/** A message that ends others came before what it ends; it may be tried again later. */
export class UnknownReference extends WarningError {}

async function assessWarning(queries: Queries, warning: Warning, { now, mayRevive }: AddOptions): Promise<SaveOutcome> {
  const { id, expiresAt } = warning;
  const before = await findWarning(queries, id);
  const isSame = before?.digest === toDigest(warning);
  if (before !== null && before.endedAt !== null && !mayRevive) return { outcome: 'stays ended', id, expiresAt };
  if (before !== null && before.endedAt === null && isSame) return { outcome: 'known', id, expiresAt };
  if (expiresAt <= now) return { outcome: 'over', id, expiresAt };
  return { outcome: before === null ? 'added' : 'changed', id, expiresAt };
}

async function cancel(queries: Queries, references: readonly string[], now: EpochSeconds): Promise<Addition> {
  const count = await endByReferences(queries, references, now);
  if (count === 0) throw new UnknownReference('cancels nothing that is known here');
  return { outcome: 'cancelled', count };
}

async function apply(queries: Queries, file: WarningFile, options: AddOptions): Promise<Addition> {
  const { now } = options;
  if (file.kind === 'cancel') return cancel(queries, file.references, now);
  const { warnings, replaces } = file;
  const assessed: (SaveOutcome & { readonly warning: Warning })[] = [];
  for (const warning of warnings) assessed.push({ ...(await assessWarning(queries, warning, options)), warning });
  const latest = Math.max(...warnings.map(({ expiresAt }) => expiresAt));
  if (assessed.every(({ outcome }) => outcome === 'over')) {
    // What a message replaces is over with it, though it came late.
    if (replaces.length > 0 && (await endByReferences(queries, replaces, now)) > 0) {
      return { outcome: 'kept', warnings: assessed };
    }
    throw new WarningError(`is over since ${formatMoment(latest)}`);
  }
  const written = assessed.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
  if (written.length > 0) await endByReferences(queries, replaces, now);
  for (const { warning } of written) await writeWarning(queries, warning, { replaces, addedAt: now });
  await endMissing(queries, warnings, now);
  return { outcome: 'kept', warnings: assessed };
}

/** Saves the warnings of a file, all or none. Throws WarningError for what is over or cancels nothing. */
export function addWarning(database: Database, file: WarningFile, options: AddOptions): Promise<Addition> {
  return database.inTransaction((queries) => apply(queries, file, options));
}
