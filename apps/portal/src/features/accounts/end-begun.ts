import type { Queries } from '#platform/database/database.ts';
import { releaseName } from './account-names.ts';
import { deleteCode, deleteLinks } from './link-store.ts';
import type { AccountNeeds } from './needs.ts';
import { deleteNetworks, deleteSessions } from './session-store.ts';
import { type AccountKey, deleteLocal, type StoredAccount, updateAccount } from './store.ts';

/**
 * Ends what an old password started, in the transaction that replaces it: links, codes, a pending change of address,
 * and all sessions but one. Links that undo a change of address stay; they belong to the owner of the previous
 * address.
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
 * Removes what the creator of an unverified account put into it when the owner of the address takes over. Paid orders
 * and the plan stay. Call the returned function after the commit.
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
