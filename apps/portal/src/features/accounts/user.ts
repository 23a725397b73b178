import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { AccountNeeds } from './needs.ts';
import { listSessions } from './session-store.ts';
import { findLocal, type StoredAccount } from './store.ts';

export async function toUser({ findPlan }: Pick<AccountNeeds, 'findPlan'>, account: StoredAccount) {
  const { planId, endsAt } = await findPlan(account.id);
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
    plan: planId,
    expiresAt: endsAt === null ? null : formatMoment(endsAt),
    createdAt: formatMoment(createdAt),
  };
}

export async function exportAccount(needs: AccountNeeds, account: StoredAccount) {
  const { database, clock } = needs;
  const sessions = await listSessions(database, account, clock());
  const toMoment = (at: number | null) => (at === null ? null : formatMoment(at));
  return {
    exportedAt: formatMoment(clock()),
    user: await toUser(needs, account),
    emailVerifiedAt: toMoment(account.emailVerifiedAt),
    phoneVerifiedAt: toMoment(account.phoneVerifiedAt),
    consents: { terms: account.termsVersion, advertising: account.wantsAdvertising },
    sessions: sessions.map(({ createdAt, lastSeenAt, device }) => ({
      createdAt: formatMoment(createdAt),
      lastSeenAt: formatMoment(lastSeenAt),
      device,
    })),
    ...(await needs.exportOwn(account.id)),
    local: await findLocal(database, account),
  };
}
