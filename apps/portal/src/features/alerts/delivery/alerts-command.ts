import { UUID } from '@portal/contract/id';
import { DAY_SECONDS, type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import { type Database, DatabaseError } from '#platform/database/database.ts';
import { blockAddress, parseBlockedAddress, unblockAddress } from './do-not-contact.ts';
import {
  cancelDelivery,
  countDeliveries,
  listStuckDeliveries,
  retryDelivery,
  type StuckDelivery,
} from './operator-store.ts';

interface AlertsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
}

const MOST_STUCK = 50;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function toLine({ id, channel, state, attempts, dueAt, expiresAt, lastError }: StuckDelivery): string {
  const next = state === 'queued' ? `due ${formatMoment(dueAt)}, too late ${formatMoment(expiresAt)}` : state;
  return [id, channel, `tried ${attempts} times`, next, lastError ?? '-'].join('  ');
}

async function describeDeliveries(database: Database, since: EpochSeconds): Promise<string[]> {
  const counts = await countDeliveries(database, since);
  const stuck = await listStuckDeliveries(database, since, MOST_STUCK);
  return [
    ...counts.map(({ channel, state, reason, count }) => `${channel}  ${reason ?? state}  ${count}`),
    stuck.length === 0 ? 'No message failed or waits for another try.' : 'Failed, or waiting for another try:',
    ...stuck.map(toLine),
  ];
}

/** Throws DatabaseError if nothing was changed. */
function confirm(isDone: boolean, problem: string, done: string): string {
  if (!isDone) throw new DatabaseError(problem);
  return done;
}

function readAddress(text: string): string {
  const address = parseBlockedAddress(text);
  if (address !== null) return address;
  throw new DatabaseError(`${JSON.stringify(text)} is not an e-mail address, mobile number or https address`);
}

function readId(text: string): string {
  if (UUID.test(text.toLowerCase())) return text;
  throw new DatabaseError(`${JSON.stringify(text)} is not the id of a message`);
}

/**
 * `alerts`: counts, stuck messages, retry, cancel and blocked addresses. Throws DatabaseError for an unknown id or
 * address.
 */
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
    .description('Messages by channel and state; those that failed or wait for a retry.')
    .option('--hours <hours>', 'of so many hours', '24')
    .action(async ({ hours }: { hours: string }) => {
      if (!/^\d{1,4}$/.test(hours)) throw new DatabaseError(`${JSON.stringify(hours)} is not a number of hours`);
      const since = now() - (Number(hours) * DAY_SECONDS) / 24;
      for (const line of await withDatabase((database) => describeDeliveries(database, since))) say(line);
    });
  add('retry <id>', 'Send a message now that failed or waits, where it is not too late.', async (database, text) => {
    const id = readId(text);
    return confirm(
      await retryDelivery(database, id, now()),
      `${id} was sent, has expired, or does not exist`,
      `${id}: due now`,
    );
  });
  add('cancel <id>', 'Do not send a message that waits.', async (database, text) => {
    const id = readId(text);
    return confirm(await cancelDelivery(database, id), `${id} does not wait`, `${id}: cancelled`);
  });
  add(
    'block <address>',
    'Send nothing to an address any more, whatever its owner agrees to.',
    async (database, text) => {
      await blockAddress(database, readAddress(text), now());
      return 'nothing is sent there from now on';
    },
  );
  add('unblock <address>', 'Take an address from that list.', async (database, text) =>
    confirm(
      await unblockAddress(database, readAddress(text)),
      'the address is not on the list',
      'removed from the list',
    ),
  );
  return command;
}
