import { Array as ArrayOf, Object as ObjectOf, Optional, String as Text } from 'typebox';
import { Latitude, Longitude, Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { activeFields, nullable, oneOf, type ReplyOf } from './own-call.ts';

/** A member of the caller's team, with the places whose alerts they receive. */
export const TeamMember = ObjectOf({
  id: Id,
  email: nullable(Text()),
  role: oneOf(['owner', 'member']),
  places: ArrayOf(Id),
  state: oneOf(['invited', 'active']),
  linkExpiresAt: Optional(Moment),
  pausedBy: activeFields.pausedBy,
});
/** A member of a team. */
export type TeamMember = ReplyOf<typeof TeamMember>;

/** Membership in the team of another account, its owner. */
const Membership = ObjectOf({
  id: Id,
  owner: Id,
  email: nullable(Text()),
  places: ArrayOf(ObjectOf({ id: Id, name: Text(), lat: Latitude, lng: Longitude, slug: nullable(Text()) })),
});
/** Membership in the team of another account. */
export type Membership = ReplyOf<typeof Membership>;

/** The team of an account, and the teams it is in. */
export const OwnTeam = ObjectOf({ items: ArrayOf(TeamMember), memberOf: ArrayOf(Membership) });
/** The team of an account, and the teams it is in. */
export type OwnTeam = ReplyOf<typeof OwnTeam>;
