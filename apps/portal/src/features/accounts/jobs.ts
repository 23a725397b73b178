import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { Job } from '#platform/jobs/job.ts';
import { deleteOldAttempts } from '#platform/rate-limit/attempt-limit.ts';
import { rekeyNames } from './account-names.ts';
import { deleteOldAppRemovals } from './app-removal-store.ts';
import { LONGEST_WINDOW_SECONDS } from './attempt-rules.ts';
import { type DeliveryNeeds, deliverAccountMessages } from './deliver.ts';
import type { AccountNeeds } from './needs.ts';
import { deleteExpired } from './session-store.ts';
import { KEY_SECONDS } from './session-token.ts';
import { deleteSigningKeys } from './signing-key-store.ts';

/** People wait for these e-mails with the page open. */
const SEND_EVERY_SECONDS = 2;

/** Two years, as for leads; long after the legal deadline. */
const APP_REMOVAL_SECONDS = 2 * 365 * 86_400;

/** Sends e-mails and codes, deletes expired rows, rotates signing keys. */
export function listAccountJobs(needs: AccountNeeds, delivery: DeliveryNeeds): readonly Job[] {
  const { database, clock, tokens } = needs;
  return [
    {
      name: 'accounts.send-messages',
      everySeconds: SEND_EVERY_SECONDS,
      run: async ({ signal }) => void (await deliverAccountMessages(delivery, signal)),
    },
    {
      name: 'accounts.delete-expired',
      everySeconds: 3600,
      async run() {
        const now = clock();
        await deleteExpired(database, now, now - ACCOUNT_SECONDS.knownAddress);
        await deleteOldAppRemovals(database, now - APP_REMOVAL_SECONDS);
        await deleteOldAttempts(database, now - LONGEST_WINDOW_SECONDS);
      },
    },
    {
      name: 'accounts.rekey-names',
      everySeconds: 86_400,
      async run() {
        const doubles = await rekeyNames(database, clock());
        if (doubles.length > 0)
          delivery.warn(
            `accounts whose mailbox has another account too, found by their own spelling only: ${doubles.join(', ')}`,
          );
      },
    },
    {
      name: 'accounts.rotate-keys',
      everySeconds: 86_400,
      async run() {
        await tokens.rotate(clock());
        await deleteSigningKeys(database, clock() - KEY_SECONDS);
      },
    },
  ];
}
