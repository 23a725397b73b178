import type { PlanId } from '@portal/domain/plan/plan.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { AccountNeeds } from './needs.ts';
import { listSessions } from './session-store.ts';
import { findLocal, type StoredAccount } from './store.ts';

/** An account as its owner sees it (api.md, "Accounts"). */
export function toUser(account: StoredAccount) {
  const { id, email, phone, name, language, emailVerifiedAt, phoneVerifiedAt, createdAt } = account;
  return {
    id,
    email,
    phone,
    name,
    language,
    role: 'USER' as const,
    emailVerified: emailVerifiedAt !== null,
    phoneVerified: phoneVerifiedAt !== null,
    plan: 'community' satisfies PlanId,
    expiresAt: null,
    createdAt: formatMoment(createdAt),
  };
}

/** Everything that is stored of an account, for its owner; secrets are left out. */
export async function exportAccount({ database, clock }: AccountNeeds, account: StoredAccount) {
  const sessions = await listSessions(database, account, clock());
  const toMoment = (at: number | null) => (at === null ? null : formatMoment(at));
  return {
    exportedAt: formatMoment(clock()),
    user: toUser(account),
    emailVerifiedAt: toMoment(account.emailVerifiedAt),
    phoneVerifiedAt: toMoment(account.phoneVerifiedAt),
    consents: { terms: account.termsVersion, advertising: account.wantsAdvertising },
    sessions: sessions.map(({ createdAt, lastSeenAt, device }) => ({
      createdAt: formatMoment(createdAt),
      lastSeenAt: formatMoment(lastSeenAt),
      device,
    })),
    local: await findLocal(database, account),
  };
}
