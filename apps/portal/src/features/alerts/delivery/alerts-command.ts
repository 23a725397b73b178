import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { type Database, DatabaseError } from '#platform/database/database.ts';
import { blockAddress, parseBlockedAddress, unblockAddress } from './do-not-contact.ts';
import { countDeliveries } from './operator-store.ts';

interface AlertsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
}

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function readAddress(text: string): string {
  const address = parseBlockedAddress(text);
  if (address !== null) return address;
  throw new DatabaseError(`${JSON.stringify(text)} is not an e-mail address, mobile number or https address`);
}

/** `alerts`: counts of messages, and blocked addresses. Throws DatabaseError for an unknown address. */
export function makeAlertsCommand({ withDatabase, now }: AlertsCommandNeeds): Command {
  const command = new Command('alerts');
  const add = (
    name: string,
    description: string,
    work: (database: Database, text: string) => Promise<string>,
  ): void => {
    command
      .command(name)
      .description(description)
      .action(async (text: string) => say(await withDatabase((database) => work(database, text))));
  };
  command
    .command('deliveries')
    .description('Messages by channel and state.')
    .option('--hours <hours>', 'of so many hours', '24')
    .action(async ({ hours }: { hours: string }) => {
      if (!/^\d{1,4}$/.test(hours)) throw new DatabaseError(`${JSON.stringify(hours)} is not a number of hours`);
      const since = now() - (Number(hours) * DAY_SECONDS) / 24;
      for (const { channel, state, reason, count } of await withDatabase((database) =>
        countDeliveries(database, since),
      ))
        say(`${channel}  ${reason ?? state}  ${count}`);
    });
  add(
    'block <address>',
    'Send nothing to an address any more, whatever its owner agrees to.',
    async (database, text) => {
      await blockAddress(database, readAddress(text), now());
      return 'nothing is sent there from now on';
    },
  );
  add('unblock <address>', 'Take an address from that list.', async (database, text) => {
    if (!(await unblockAddress(database, readAddress(text)))) throw new DatabaseError('the address is not on the list');
    return 'removed from the list';
  });
  return command;
}
