import type { Queries } from '#platform/database/database.ts';
import { releaseName } from './account-names.ts';
import { deleteCode, deleteLinks } from './link-store.ts';
import type { AccountNeeds } from './needs.ts';
import { deleteNetworks, deleteSessions } from './session-store.ts';
import { type AccountKey, deleteLocal, type StoredAccount, updateAccount } from './store.ts';

/**
 * Ends what was begun with a password that is no more, in the transaction that ends it: links, codes, a pending change of the address, and
 * every session but one. Links that undo a change of address stay: they belong to the owner of the address before.
 */
export async function endBegun(
  transaction: Queries,
  needs: Pick<AccountNeeds, 'endCodes'>,
  account: AccountKey,
  exceptSessionId: string | null,
): Promise<void> {
  await deleteSessions(transaction, account, exceptSessionId);
  await deleteLinks(transaction, account);
  await deleteCode(transaction, account);
  await needs.endCodes(transaction, account.id);
  if (exceptSessionId === null) await deleteNetworks(transaction, account);
}

/**
 * Takes from an account whose address nobody had proved what its maker put into it, when the owner of the address takes it over. Paid
 * orders and the plan stay. What is returned has to be called once the transaction holds.
 */
export async function dropUnproved(
  transaction: Queries,
  needs: Pick<AccountNeeds, 'dropOwn'>,
  account: StoredAccount,
): Promise<() => void> {
  if (account.phone !== null && account.phoneVerifiedAt !== null)
    await releaseName(transaction, { kind: 'phone', value: account.phone }, account);
  await updateAccount(transaction, account, { name: null, phone: null, phoneVerifiedAt: null });
  await deleteLocal(transaction, account);
  return needs.dropOwn(transaction, account.id);
}
