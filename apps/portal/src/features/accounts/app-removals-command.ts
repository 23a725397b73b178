import { UUID } from '@portal/contract/id';
import { COMPANION_APPS } from '@portal/domain/account/companion-app';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import type { Database } from '#platform/database/database.ts';
import { deleteAppRemoval, listAppRemovals } from './app-removal-store.ts';

interface AppRemovalsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
}

/** `app-removals`: requests to delete accounts of apps. */
export function makeAppRemovalsCommand({ withDatabase }: AppRemovalsCommandNeeds): Command {
  const command = new Command('app-removals');
  command
    .command('list')
    .description('Print the requests that wait, oldest first: id, moment, app, username.')
    .action(async () => {
      const removals = await withDatabase(listAppRemovals);
      for (const { id, receivedAt, app, username } of removals)
        process.stdout.write(`${[id, formatMoment(receivedAt), COMPANION_APPS[app], username].join('\t')}\n`);
      if (removals.length === 0) process.stderr.write('no request waits\n');
    });
  command
    .command('done')
    .description('Delete a request whose account the app has deleted.')
    .argument('<id>', 'of the list')
    .action(async (id: string) => {
      const isThere = UUID.test(id.toLowerCase()) && (await withDatabase((database) => deleteAppRemoval(database, id)));
      if (!isThere) command.error(`error: ${JSON.stringify(id)} is not the id of a request`);
    });
  return command;
}
