import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import type { Database } from '#platform/database/database.ts';
import { listTroubled, retryDelivery } from './delivery-store.ts';
import { blockAddress, parseBlockedAddress, unblockAddress } from './do-not-contact.ts';

interface AlertsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const MOST_SHOWN = 200;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** `alerts`: messages that are in trouble, and addresses that nothing is sent to. */
export function makeAlertsCommand({ withDatabase, now }: AlertsCommandNeeds): Command {
  const command = new Command('alerts');
  const readAddress = (text: string): string => {
    const address = parseBlockedAddress(text);
    return address ?? command.error(`error: ${JSON.stringify(text)} is no e-mail, mobile number or https address`);
  };
  command
    .command('deliveries')
    .description('Print messages that failed or wait for another try: id, moment, channel, state, tries, trouble.')
    .action(async () => {
      const rows = await withDatabase((database) => listTroubled(database, MOST_SHOWN));
      for (const { id, createdAt, channel, state, attempts, lastError } of rows)
        say([id, formatMoment(createdAt), channel, state, attempts, lastError ?? '-'].join('\t'));
      if (rows.length === 0) process.stderr.write('no message is in trouble\n');
    });
  command
    .command('retry')
    .description('Try a message again at once that failed; one that has expired is withheld.')
    .argument('<id>', 'of the list')
    .action(async (id: string) => {
      const isThere = UUID.test(id) && (await withDatabase((database) => retryDelivery(database, id, now())));
      if (!isThere) command.error(`error: ${JSON.stringify(id)} is not the id of a message that failed`);
    });
  command
    .command('block')
    .description('Send nothing to an address from now on, whatever anybody agreed to.')
    .argument('<address>', 'e-mail, mobile number, or https address')
    .action(async (text: string) => {
      const address = readAddress(text);
      await withDatabase((database) => blockAddress(database, address, now()));
      say('nothing is sent there any more');
    });
  command
    .command('unblock')
    .description('Take an address from the list again.')
    .argument('<address>')
    .action(async (text: string) => {
      const address = readAddress(text);
      if (!(await withDatabase((database) => unblockAddress(database, address))))
        command.error(`error: ${JSON.stringify(text)} does not stand on the list`);
    });
  return command;
}
