import type { EpochSeconds } from '@portal/domain/time/epoch';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database, Queries } from '#platform/database/database.ts';
import { endByReferences, findWarning, toDigest, writeWarning } from './store.ts';
import type { WarningFile } from './warning.ts';
import { WarningError } from './warning-error.ts';

/** What became of a file: a new warning, another wording of one, one that was there, or the end of so many. */
export type Addition =
  | { readonly outcome: 'added' | 'changed' | 'known' | 'stays ended'; readonly id: string }
  | { readonly outcome: 'cancelled'; readonly count: number };

interface AddOptions {
  readonly now: EpochSeconds;
  /** Whether a warning that was ended may hold again: a person says so, a folder that is read again does not. */
  readonly mayRevive: boolean;
}

/** A message that ends others came before what it ends; it may be tried again later. */
export class UnknownReference extends WarningError {}

async function apply(queries: Queries, file: WarningFile, { now, mayRevive }: AddOptions): Promise<Addition> {
  if (file.kind === 'cancel') {
    const count = await endByReferences(queries, file.references, now);
    if (count === 0) throw new UnknownReference('cancels nothing that is known here');
    return { outcome: 'cancelled', count };
  }
  const { warning, replaces } = file;
  const before = await findWarning(queries, warning.id);
  const isSame = before?.digest === toDigest(warning);
  if (before !== null && before.endedAt !== null && !mayRevive) return { outcome: 'stays ended', id: warning.id };
  if (before !== null && before.endedAt === null && isSame) return { outcome: 'known', id: warning.id };
  if (warning.expiresAt <= now) throw new WarningError(`is over since ${formatMoment(warning.expiresAt)}`);
  await endByReferences(queries, replaces, now);
  await writeWarning(queries, warning, { replaces, addedAt: now });
  return { outcome: before === null ? 'added' : 'changed', id: warning.id };
}

/** Keeps what a file asks for, wholly or not at all. Throws WarningError for what is over or cancels nothing. */
export function addWarning(database: Database, file: WarningFile, options: AddOptions): Promise<Addition> {
  return database.inTransaction((queries) => apply(queries, file, options));
}
