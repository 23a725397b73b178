import { isDeepStrictEqual } from 'node:util';
import { findGateEnd } from '@portal/domain/safety/warning-gate';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { comesFirst, stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import type { Database, Queries } from '#platform/database/database.ts';
import { endByReferences, endMissing, findWarning, saveEarlierWording, toDigest, writeWarning } from './store.ts';
import { type Warning, WarningError, type WarningFile } from './warning.ts';

/** Result of saving a warning: new, new wording, known, already ended, or over on arrival. */
interface SaveOutcome {
  readonly outcome: 'added' | 'changed' | 'known' | 'stays ended' | 'over';
  readonly id: string;
  readonly expiresAt: EpochSeconds;
}

/** Result of a file: one per warning, or the number ended. */
export type Addition =
  | { readonly outcome: 'kept'; readonly warnings: readonly SaveOutcome[] }
  | { readonly outcome: 'cancelled'; readonly count: number };

interface AddOptions {
  readonly now: EpochSeconds;
  /** Whether an ended warning may be revived: by a person's command, not by re-reading a folder. */
  readonly mayRevive: boolean;
}

/** A message that ends others has arrived before them; may be retried later. */
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

/** Whether a warning closes the gate for a day after its end. */
const isHigh = (warning: Warning): boolean => stopsOutdoorWork(warning) && comesFirst(warning);

/**
 * Saves the previous wording of a warning of level 3 and more if a new one lowers its level, changes its kind or
 * area, or starts later: for those places it ends now.
 */
async function saveOutdated(queries: Queries, warning: Warning, now: EpochSeconds): Promise<void> {
  const before = await findWarning(queries, warning.id);
  if (before === null || before.endedAt !== null || before.expiresAt <= now || before.content.startsAt >= now) return;
  const { kind, area } = before.content;
  const holdsOn =
    isHigh(warning) && warning.kind === kind && isDeepStrictEqual(warning.area, area) && warning.startsAt <= now;
  if (isHigh(before.content) && !holdsOn) await saveEarlierWording(queries, before, now);
}

/** Stores warnings that were over on arrival but whose gate is still closed. Returns how many. */
async function saveOver(
  queries: Queries,
  warnings: readonly Warning[],
  written: { readonly replaces: readonly string[]; readonly addedAt: EpochSeconds },
): Promise<number> {
  let count = 0;
  for (const warning of warnings) {
    if (!isHigh(warning) || findGateEnd(warning) <= written.addedAt) continue;
    if ((await findWarning(queries, warning.id)) !== null) continue;
    await writeWarning(queries, warning, written);
    count += 1;
  }
  return count;
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
  const over = assessed.flatMap(({ outcome, warning }) => (outcome === 'over' ? [warning] : []));
  const saved = await saveOver(queries, over, { replaces, addedAt: now });
  if (assessed.every(({ outcome }) => outcome === 'over')) {
    // A message ends those it replaces even if it arrived late.
    const ended = replaces.length === 0 ? 0 : await endByReferences(queries, replaces, now);
    if (saved + ended > 0) return { outcome: 'kept', warnings: assessed };
    throw new WarningError(`is over since ${formatMoment(latest)}`);
  }
  const written = assessed.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');
  if (written.length > 0) await endByReferences(queries, replaces, now);
  for (const { warning } of written) {
    await saveOutdated(queries, warning, now);
    await writeWarning(queries, warning, { replaces, addedAt: now });
  }
  await endMissing(queries, warnings, now);
  return { outcome: 'kept', warnings: assessed };
}

/** Saves all warnings of a file or none. Throws WarningError if they are over or there is nothing to cancel. */
export function addWarning(database: Database, file: WarningFile, options: AddOptions): Promise<Addition> {
  return database.inTransaction((queries) => apply(queries, file, options));
}
