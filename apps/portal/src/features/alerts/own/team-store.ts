import { MEMBER_CHANNELS } from '@portal/domain/alert/channel.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { defineOwnResource, type OwnRow } from '#platform/own-resource/own-resource.ts';
import type { Invitation } from './invitation-token.ts';

/** A member or invitee of a team, without its owner. */
export interface TeamMember extends OwnRow {
  readonly email: string;
  readonly placeIds: readonly string[];
  /** The member's account; null: not joined yet. */
  readonly memberId: string | null;
  readonly linkExpiresAt: EpochSeconds;
}

export const MEMBERS = defineOwnResource<TeamMember>({
  table: 'team_member',
  columns: { email: 'value', placeIds: 'value', memberId: 'value', linkExpiresAt: 'value' },
});

/** Stores the digest of an invitation link about to be sent; the previous link becomes void. */
export async function saveInvitation(
  queries: Queries,
  { accountId, id, secretDigest }: Invitation,
  expiresAt: EpochSeconds,
): Promise<void> {
  await queries.query(
    `update team_member set secret_digest = $4, link_expires_at = $5
     where bucket = $1 and account_id = $2 and id = $3 and member_id is null`,
    [toIdBucket(accountId), accountId, id, secretDigest, expiresAt],
  );
}

/**
 * Accepts an invitation, which can be used once. False if the link is expired, used, or the account is already in
 * this team. Call it in a transaction.
 */
export async function joinTeam(
  queries: Queries,
  { accountId, id, secretDigest }: Invitation,
  joining: { readonly memberId: string; readonly email: string; readonly now: EpochSeconds },
): Promise<boolean> {
  const { memberId, email, now } = joining;
  const rows = await queries.query(
    `update team_member as invited set member_id = $5, email = $6, joined_at = $7, secret_digest = null
     where bucket = $1 and account_id = $2 and id = $3 and secret_digest = $4 and link_expires_at >= $7
       and not exists (select from team_member as other where other.bucket = invited.bucket
         and other.account_id = invited.account_id and other.id <> invited.id
         and (other.member_id = $5 or other.email = $6))
     returning id`,
    [toIdBucket(accountId), accountId, id, secretDigest, memberId, email, now],
  );
  if (rows.length === 0) return false;
  await queries.query(
    'insert into team_membership (bucket, account_id, owner_id, member_row_id) values ($1, $2, $3, $4)',
    [toIdBucket(memberId), memberId, accountId, id],
  );
  return true;
}

/** Ends a membership or withdraws an invitation. */
export async function deleteMember(queries: Queries, { accountId, id, memberId }: TeamMember): Promise<void> {
  await MEMBERS.drop(queries, { accountId, id });
  if (memberId === null) return;
  await queries.query('delete from team_membership where bucket = $1 and account_id = $2 and owner_id = $3', [
    toIdBucket(memberId),
    memberId,
    accountId,
  ]);
}

export const deleteInvitations = (queries: Queries, accountId: string): Promise<void> =>
  MEMBERS.clear(queries, accountId, sql`member_id is null`);

export async function listMemberships(queries: Queries, memberId: string): Promise<TeamMember[]> {
  const owners = await queries.query<{ ownerId: string; id: string }>(
    'select owner_id as "ownerId", member_row_id as id from team_membership where bucket = $1 and account_id = $2',
    [toIdBucket(memberId), memberId],
  );
  if (owners.length === 0) return [];
  return queries.query<TeamMember>(
    `select ${MEMBERS.columns} from unnest($1::smallint[], $2::uuid[], $3::uuid[]) as wanted(owner_bucket, owner_id, row_id)
     join team_member on bucket = owner_bucket and account_id = owner_id and id = row_id order by joined_at, id`,
    [
      owners.map(({ ownerId }) => toIdBucket(ownerId)),
      owners.map(({ ownerId }) => ownerId),
      owners.map(({ id }) => id),
    ],
  );
}

/** Deletes the account's own team and its memberships in other teams. */
export async function endTeams(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from team_membership where owner_id = $1', [accountId]);
  await MEMBERS.clear(queries, accountId);
  for (const membership of await listMemberships(queries, accountId)) await deleteMember(queries, membership);
}

export interface MemberChannel {
  readonly ownerId: string;
  readonly accountId: string;
  readonly memberRowId: string;
  readonly placeIds: readonly string[];
  readonly id: string;
  readonly kind: string;
}

/** Verified and active channels of the members of these teams. */
export async function listMemberChannels(queries: Queries, ownerIds: readonly string[]): Promise<MemberChannel[]> {
  const members = await queries.query<TeamMember>(
    `select ${MEMBERS.columns} from unnest($1::smallint[], $2::uuid[]) as wanted(owner_bucket, owner_id)
     join team_member on bucket = owner_bucket and account_id = owner_id and member_id is not null`,
    [ownerIds.map(toIdBucket), ownerIds],
  );
  const memberIds = [...new Set(members.flatMap(({ memberId }) => memberId ?? []))];
  if (memberIds.length === 0) return [];
  const channels = await queries.query<{ accountId: string; id: string; kind: string }>(
    `select account_id as "accountId", id, kind from unnest($1::smallint[], $2::uuid[]) as wanted(member_bucket, member_id)
     join alert_channel on bucket = member_bucket and account_id = member_id
     where active and verified_at is not null and kind = any($3)`,
    [memberIds.map(toIdBucket), memberIds, MEMBER_CHANNELS],
  );
  return members.flatMap(({ accountId, id: memberRowId, memberId, placeIds }) =>
    channels
      .filter((channel) => channel.accountId === memberId)
      .map((channel) => ({ ...channel, ownerId: accountId, memberRowId, placeIds })),
  );
}
