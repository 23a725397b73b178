import { nameInputError, requireFitting } from '@portal/contract/check-schema';
import { AppError } from '@portal/contract/errors';
import { InvitationInput, MemberChange, TeamToken } from '@portal/contract/own/alert-schema';
import { parseAccountEmail } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import { getPlanLimit, pauseExcess } from '@portal/domain/plan/may-use';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { isSameMailbox } from '#platform/mail/mailbox-key.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { getOwn, type OwnKey } from '#platform/own-resource/own-resource.ts';
import { requireInPlan } from '#platform/plan-limit/plan-limit-error.ts';
import { parseInvitationToken } from './invitation-token.ts';
import type { OwnAlertNeeds } from './needs.ts';
import { PLACES } from './place-store.ts';
import { deleteMember, joinTeam, listMemberships, MEMBERS, type TeamMember } from './team-store.ts';

export const INVITATION_TOPIC = 'alerts.team-invitation';
export const INVITATION_SECONDS = 7 * 86_400;

/** Ids of members beyond the plan's limit, which includes the owner; the oldest stay. */
export function findPausedMembers(members: readonly TeamMember[], planId: PlanId): ReadonlySet<string> {
  const { paused } = pauseExcess(members, getPlanLimit(planId, 'userNumber') - 1);
  return new Set(paused.map(({ id }) => id));
}

function toMemberShape({ id, email, placeIds, memberId, linkExpiresAt }: TeamMember, paused: ReadonlySet<string>) {
  return {
    id,
    email,
    role: 'member' as const,
    places: placeIds,
    state: memberId === null ? ('invited' as const) : ('active' as const),
    ...(memberId === null ? { linkExpiresAt: formatMoment(linkExpiresAt) } : {}),
    ...(paused.has(id) ? { pausedBy: 'plan' as const } : {}),
  };
}

/** Other teams that an account is in: their owner and the places it gets alerts for. */
async function showMemberships({ database, findVerified }: OwnAlertNeeds, accountId: string) {
  const memberships = await listMemberships(database, accountId);
  return Promise.all(
    memberships.map(async ({ id, accountId: ownerId, placeIds }) => {
      const places = (await PLACES.list(database, ownerId)).filter((place) => placeIds.includes(place.id));
      return {
        id,
        owner: ownerId,
        email: (await findVerified(ownerId))?.email ?? null,
        places: places.map(({ id: placeId, name, lat, lng, slug }) => ({ id: placeId, name, lat, lng, slug })),
      };
    }),
  );
}

/** The account's own team, owner first, and the teams it is in. */
export async function showTeam(needs: OwnAlertNeeds, accountId: string) {
  const { database, findPlan, findVerified } = needs;
  const members = await MEMBERS.list(database, accountId);
  const places = await PLACES.list(database, accountId);
  const paused = findPausedMembers(members, (await findPlan(accountId)).planId);
  const owner = {
    id: accountId,
    email: (await findVerified(accountId))?.email ?? null,
    role: 'owner' as const,
    places: places.map(({ id }) => id),
    state: 'active' as const,
  };
  return {
    items: [owner, ...members.map((member) => toMemberShape(member, paused))],
    memberOf: await showMemberships(needs, accountId),
  };
}

/** Throws `AppError` `badInput` if a place is not the account's own. */
async function requireOwnPlaces(queries: Queries, accountId: string, places: readonly string[], language: Language) {
  const own = new Set((await PLACES.list(queries, accountId)).map(({ id }) => id));
  if (!places.every((id) => own.has(id)))
    throw new AppError('badInput', { errors: [nameInputError('places', 'invalid', language)] });
}

/**
 * Invites a member, by default to all places. Throws `AppError` `badInput`, `planLimit`, `conflict` for an address in
 * the team, `emailNotVerified` if the owner's is not.
 */
export async function inviteMember(needs: OwnAlertNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, findPlan, findVerified } = needs;
  const input = requireFitting(InvitationInput, body ?? {}, language);
  const email = parseAccountEmail(input.email);
  if (email === null) throw new AppError('badInput', { errors: [nameInputError('email', 'invalid', language)] });
  // The invitation names the owner's address, which must therefore be verified.
  const own = (await findVerified(accountId))?.email ?? null;
  if (own === null) throw new AppError('emailNotVerified');
  if (isSameMailbox(own, email)) throw new AppError('conflict');
  const { planId } = await findPlan(accountId);
  const now = clock();
  const id = makeUuidV7(now * 1000);
  await database.inTransaction(async (transaction) => {
    const places = input.places ?? (await PLACES.list(transaction, accountId)).map((place) => place.id);
    await requireOwnPlaces(transaction, accountId, places, language);
    const known = await MEMBERS.list(transaction, accountId);
    const member: TeamMember = {
      accountId,
      id,
      email,
      placeIds: [...new Set(places)],
      memberId: null,
      linkExpiresAt: now + INVITATION_SECONDS,
      createdAt: now,
    };
    if (known.some((other) => isSameMailbox(other.email, email))) throw new AppError('conflict');
    requireInPlan('userNumber', known.length + 2, planId);
    if (!(await MEMBERS.insertNew(transaction, member))) throw new AppError('conflict');
    const payload = { accountId, memberRowId: id };
    const letter = { bucket: toIdBucket(accountId), topic: INVITATION_TOPIC, id: makeUuidV7(now * 1000), payload };
    await addMessage(transaction, letter, now);
  });
  return toMemberShape(getOwn(await MEMBERS.list(database, accountId), id), new Set());
}

/**
 * Joins a team by the link of an invitation, which is valid for its recipient's address only. Throws `AppError`
 * `linkExpired`, `notInvited` for an account with another address, `emailNotVerified`.
 */
export async function joinByLink(needs: OwnAlertNeeds, accountId: string, body: unknown, language: Language) {
  const { database, clock, findVerified } = needs;
  const { token } = requireFitting(TeamToken, body ?? {}, language);
  const invitation = parseInvitationToken(token);
  if (invitation === null) throw new AppError('linkExpired');
  if (invitation.accountId === accountId) throw new AppError('conflict');
  const invited = (await MEMBERS.list(database, invitation.accountId)).find(({ id }) => id === invitation.id);
  if (invited === undefined || invited.memberId !== null) throw new AppError('linkExpired');
  const own = (await findVerified(accountId))?.email ?? null;
  if (own === null) throw new AppError('emailNotVerified');
  if (!isSameMailbox(own, invited.email)) throw new AppError('notInvited');
  const joining = { memberId: accountId, email: invited.email, now: clock() };
  const isIn = await database.inTransaction((transaction) => joinTeam(transaction, invitation, joining));
  if (!isIn) throw new AppError('linkExpired');
  return showTeam(needs, accountId);
}

/** Changes the places of a member. Throws `AppError` `badInput`, `notFound`, `forbidden` for a member. */
export async function changeMember(needs: OwnAlertNeeds, { accountId, id }: OwnKey, body: unknown, language: Language) {
  const { database } = needs;
  const { places } = requireFitting(MemberChange, body ?? {}, language);
  if ((await listMemberships(database, accountId)).some((membership) => membership.id === id))
    throw new AppError('forbidden');
  const member = getOwn(await MEMBERS.list(database, accountId), id);
  await requireOwnPlaces(database, accountId, places, language);
  const changed = { ...member, placeIds: [...new Set(places)] };
  await MEMBERS.update(database, member, { placeIds: changed.placeIds });
  const { planId } = await needs.findPlan(accountId);
  return toMemberShape(changed, findPausedMembers(await MEMBERS.list(database, accountId), planId));
}

/** Removes a member from the account's team, or the account from another team. Throws `AppError` `notFound`. */
export async function removeMember({ database }: OwnAlertNeeds, { accountId, id }: OwnKey): Promise<void> {
  const known = [...(await MEMBERS.list(database, accountId)), ...(await listMemberships(database, accountId))];
  const member = getOwn(known, id);
  await database.inTransaction((transaction) => deleteMember(transaction, member));
}

/** The places whose log a member may read. Throws `AppError` `forbidden` for non-members. */
export async function listSharedPlaces(
  queries: Queries,
  memberId: string,
  ownerId: string,
): Promise<readonly string[]> {
  const membership = (await listMemberships(queries, memberId)).find(({ accountId }) => accountId === ownerId);
  if (membership === undefined) throw new AppError('forbidden');
  return membership.placeIds;
}
