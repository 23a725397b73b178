import { teamMessages } from '@portal/content/messages/team-messages';
import { makeInvitationToken } from '#features/alerts/own/invitation-token.ts';
import type { CodeNeeds } from '#features/alerts/own/send-codes.ts';
import { INVITATION_SECONDS, INVITATION_TOPIC } from '#features/alerts/own/team.ts';
import { MEMBERS, saveInvitation } from '#features/alerts/own/team-store.ts';
import { deliverDueMessages } from '#platform/outbox/deliver-messages.ts';
import type { OutboxMessage } from '#platform/outbox/outbox-store.ts';
import { findBlocked } from './do-not-contact.ts';

export interface InvitationNeeds extends CodeNeeds {
  readonly publicUrl: string;
}

/** More than a day of retries. */
const PACE = { leaseSeconds: 60, backOff: { first: 5, longest: 3600 }, mostAttempts: 40 };

/**
 * Sends an invitation; its link is made only now, so that no secret waits in the outbox. Null: accepted, or withdrawn
 * meanwhile.
 */
async function sendInvitation(needs: InvitationNeeds, message: OutboxMessage): Promise<string | null> {
  const { database, clock, sendMail, findVerified, publicUrl } = needs;
  const { accountId, memberRowId } = message.payload as { readonly accountId: string; readonly memberRowId: string };
  const invited = (await MEMBERS.list(database, accountId)).find(({ id }) => id === memberRowId);
  const owner = await findVerified(accountId);
  if (invited === undefined || invited.memberId !== null || owner === null || owner.email === null) return null;
  if ((await findBlocked(database, [invited.email])).size > 0) return null;
  const { token, secretDigest } = makeInvitationToken(invited);
  await saveInvitation(database, { ...invited, secretDigest }, clock() + INVITATION_SECONDS);
  const { subject, lines } = teamMessages[owner.language];
  const query = owner.language === 'en' ? 'lang=en&' : '';
  const link = `${publicUrl}/dashboard/team?${query}token=${token}`;
  const text = lines(owner.email, link).join('\n\n');
  return sendMail?.({ id: message.id, to: invited.email, subject: subject(owner.email), text }) ?? null;
}

export async function sendInvitations(needs: InvitationNeeds, signal: AbortSignal): Promise<void> {
  const { database, clock, warn } = needs;
  await deliverDueMessages({
    database,
    clock,
    topic: INVITATION_TOPIC,
    deliver: (message) => sendInvitation(needs, message),
    pace: PACE,
    failure: 'an invitation could not be sent',
    warn,
    signal,
  });
}
