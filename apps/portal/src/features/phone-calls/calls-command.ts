import { readFileSync } from 'node:fs';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { Command, InvalidArgumentError } from 'commander';
import { type Database, DatabaseError } from '#platform/database/database.ts';
import { findRegister, replaceRegister } from './block-store.ts';
import { deleteClient, listClients, saveClient } from './own-call-store.ts';
import { describeFileFault, readPhoneFile } from './read-phone-file.ts';

interface CallsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
  readonly findAccountId: (database: Database, email: string) => Promise<string | null>;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const MOST_PER_MINUTE = 600;

function parseCount(text: string): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > MOST_PER_MINUTE) throw new InvalidArgumentError(`not a number from 1 to ${MOST_PER_MINUTE}`);
  return count;
}

async function getAccountId({ findAccountId }: CallsCommandNeeds, database: Database, email: string): Promise<string> {
  const id = await findAccountId(database, email);
  if (id === null) throw new DatabaseError(`no account has the address ${email}`);
  return id;
}

/**
 * Loads a file of the national list. Throws `DatabaseError` for an invalid row, because an incomplete list must not
 * be used.
 */
async function loadRegister({ withDatabase, now }: CallsCommandNeeds, path: string): Promise<string> {
  const file = await readPhoneFile(readFileSync(path), { mostRows: Number.MAX_SAFE_INTEGER, readsHidden: true });
  if (!file.ok) throw new DatabaseError(`${path}: ${describeFileFault(file, 'en')}`);
  if (file.faulty > 0) {
    const first = file.notes.find(({ note }) => note !== 'duplicate' && note !== 'restored');
    throw new DatabaseError(`${path}: ${file.faulty} rows hold no number; the first is row ${first?.row ?? '?'}`);
  }
  await withDatabase((database) => database.inTransaction((queries) => replaceRegister(queries, file.phones, now())));
  return `${file.phones.length} numbers are never called`;
}

/**
 * `portal -- calls`: who may order automatic calls, and the national do-not-call list
 * (docs/operate/automatic-calls.md).
 */
export function makeCallsCommand(needs: CallsCommandNeeds): Command {
  const { withDatabase, now } = needs;
  const command = new Command('calls').description('Who may order automatic calls, and the national do-not-call list.');
  command
    .command('enable <email>')
    .description('open automatic calls to an account, or change how fast it calls')
    .option('--per-minute <count>', 'calls a minute at most', parseCount, 30)
    .option('--lines <count>', 'calls at once at most', parseCount, 30)
    .action(async (email: string, { perMinute, lines }: { perMinute: number; lines: number }) => {
      await withDatabase(async (database) => {
        const accountId = await getAccountId(needs, database, email);
        await saveClient(database, accountId, { callsPerMinute: perMinute, lines, now: now() });
      });
      say(`${email} may order calls: ${perMinute} a minute, ${lines} at once`);
    });
  command
    .command('disable <email>')
    .description('close automatic calls to an account: nothing is placed for it any more')
    .action(async (email: string) => {
      const wasOpen = await withDatabase(async (database) =>
        deleteClient(database, await getAccountId(needs, database, email)),
      );
      say(wasOpen ? `${email} may order no calls any more` : `calls were not open to ${email}`);
    });
  command
    .command('register <file>')
    .description('replace the national do-not-call list by a file (CSV or XLSX with a column of numbers)')
    .action(async (path: string) => say(await loadRegister(needs, path)));
  command.action(async () => {
    const [clients, register] = await withDatabase(async (database) => [
      await listClients(database),
      await findRegister(database),
    ]);
    for (const { accountId, callsPerMinute, lines } of clients)
      say(`${accountId}  ${callsPerMinute} a minute  ${lines} at once`);
    say(
      register === null
        ? 'The national do-not-call list is not loaded.'
        : `${register.numbers} numbers on the national do-not-call list.`,
    );
  });
  return command;
}
