import { readFileSync, statSync } from 'node:fs';
import { type EpochSeconds, formatClock, formatDate } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import type { Database } from '#platform/database/database.ts';
import { type Addition, addWarning } from './add-warning.ts';
import { BIGGEST_FILE } from './biggest-file.ts';
import type { WarningRules } from './make-warning.ts';
import { endByIds, findEnd, listAllWarnings, listWarnings, type StoredWarning } from './store.ts';
import { listNotes, WarningError } from './warning.ts';

interface WarningsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
  readonly loadRules: () => Promise<WarningRules>;
}

const MOST_LISTED = 1000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const formatTime = (at: EpochSeconds): string => `${formatDate(at)} ${formatClock(at)}`;

function readFile(path: string): Buffer {
  try {
    if (statSync(path).size > BIGGEST_FILE) throw new WarningError(`is larger than ${BIGGEST_FILE / 1000} kB`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof WarningError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new WarningError(code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`);
  }
}

function nameFile(path: string, error: unknown): unknown {
  return error instanceof WarningError ? new WarningError(`${path}: ${error.message}`) : error;
}

function listLines(addition: Addition): string[] {
  if (addition.outcome === 'cancelled') return [`${addition.count} cancelled`];
  return addition.warnings.map(({ outcome, id, expiresAt }) => `${outcome}: ${id}, until ${formatTime(expiresAt)}`);
}

function formatState({ endedAt, expiresAt, content }: StoredWarning, now: EpochSeconds): string {
  if (endedAt !== null) return 'ended';
  if (expiresAt <= now) return 'over';
  return content.startsAt > now ? 'waits' : 'in force';
}

const formatNote = (note: string): string => `          mended: ${note}`;

function formatWarning(stored: StoredWarning, now: EpochSeconds): string {
  const { id, level, issuer, number, headline, expiresAt, notes = [] } = stored.content;
  const state = formatState(stored, now).padEnd(8);
  const line = `${state}  ${level ?? '-'}  ${formatTime(expiresAt)}  ${id}  ${issuer}, ${number}: ${headline}`;
  return [line, ...notes.map(formatNote)].join('\n');
}

/** `warnings`: official warnings. Throws WarningError if a command is refused. */
export function makeWarningsCommand({ withDatabase, now, loadRules }: WarningsCommandNeeds): Command {
  const command = new Command('warnings');
  command
    .command('add')
    .description(
      'Take up a bulletin: Markdown with front matter, or CAP 1.2. A running portal shows it within seconds.',
    )
    .argument('<file>')
    .action(async (path: string) => {
      try {
        const { readWarningFile } = await import('./read-warning-file.ts');
        const file = readWarningFile(readFile(path), await loadRules());
        const addition = await withDatabase((database) => addWarning(database, file, { now: now(), mayRevive: true }));
        for (const line of [...listLines(addition), ...listNotes(file).map(formatNote)]) say(line);
      } catch (error) {
        throw nameFile(path, error);
      }
    });
  command
    .command('list')
    .description(
      'Warnings in force or to come: state, level, end, id, issuer, number, headline, and corrections of form.',
    )
    .option('--all', `also those that are over or were ended, the newest ${MOST_LISTED}`)
    .action(async ({ all = false }: { all?: boolean }) => {
      const stored = await withDatabase((database) =>
        all ? listAllWarnings(database, MOST_LISTED) : listWarnings(database, now()),
      );
      const listed = all ? stored : stored.filter((warning) => findEnd(warning) > now());
      for (const warning of listed) say(formatWarning(warning, now()));
      if (listed.length === 0) say('no warnings');
    });
  command
    .command('cancel')
    .description('End a warning now, by its id of the list.')
    .argument('<id>')
    .action(async (id: string) => {
      const count = await withDatabase((database) => endByIds(database, [id], now()));
      if (count === 0) throw new WarningError(`${id}: there is no such warning in force`);
      say(`${id}: ended`);
    });
  return command;
}
