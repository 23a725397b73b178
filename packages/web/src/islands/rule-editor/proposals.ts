import type { AccountUser } from '@portal/contract/own/account';
import { ALERT_ADDRESSES } from '@portal/contract/own/alert-addresses.table';
import type { OwnChannel, OwnChannels } from '@portal/contract/own/channels';
import type { OwnPlace } from '@portal/contract/own/places';
import type { Language } from '@portal/domain/language/language';
import { callOwn, type Refusal } from '#islands/session/call-account.ts';

import { listRecentPlaces } from '#islands/visitor/stored-place.ts';
import type { Draft } from './rule-draft.ts';

/** Ids of a place and a channel that exist only once a rule with them is saved. */
const PLACE_ID = 'proposed-place';
const EMAIL_ID = 'proposed-email';

export const isProposed = ({ id }: { readonly id: string }): boolean => id === PLACE_ID || id === EMAIL_ID;

/** Channels of an account, or its own e-mail where it has none: saving a rule with it is the consent. */
export function proposeEmail(
  { items, kinds }: Pick<OwnChannels, 'items' | 'kinds'>,
  user: Pick<AccountUser, 'email' | 'emailVerified'> | null,
): readonly OwnChannel[] {
  const isOffered = kinds.some(({ kind, inPlan, available }) => kind === 'email' && inPlan && available);
  if (items.length > 0 || !isOffered || user === null) return items;
  return [{ id: EMAIL_ID, kind: 'email', address: user.email, verified: user.emailVerified, active: true }];
}

const LONGEST_NAME = 40;

/** Places of an account, or the place last seen in this browser where it has none. */
export function proposePlace(places: readonly OwnPlace[]): readonly OwnPlace[] {
  const [last] = listRecentPlaces();
  if (places.length > 0 || last === undefined) return places;
  const { lat, lng, slug, displayName } = last;
  return [{ id: PLACE_ID, name: displayName.main.slice(0, LONGEST_NAME), lat, lng, slug, active: true } as OwnPlace];
}

interface Proposals {
  readonly places: readonly OwnPlace[];
  readonly channels: readonly OwnChannel[];
}

type Stored = { readonly draft: Draft; readonly own: Proposals };

/** Stores what a draft proposes; returns the draft with the new ids, or the answer that refused. */
export async function storeProposals(
  draft: Draft,
  own: Proposals,
  language: Language,
): Promise<Stored | { readonly refused: Refusal }> {
  let stored: Stored = { draft, own };
  const place = own.places.find(({ id }) => id === PLACE_ID);
  if (place !== undefined && draft.placeIds.includes(PLACE_ID)) {
    const { name, lat, lng } = place;
    const answer = await callOwn(ALERT_ADDRESSES.alertPlaceAdd, { body: { name, lat, lng }, language });
    if (!answer.ok) return { refused: answer };
    stored = replace(stored, PLACE_ID, answer.reply);
  }
  const channel = own.channels.find(({ id }) => id === EMAIL_ID);
  if (channel !== undefined && draft.channelIds.includes(EMAIL_ID)) {
    const body = { kind: channel.kind, address: channel.address, agreed: true };
    const answer = await callOwn(ALERT_ADDRESSES.alertChannelAdd, { body, language });
    if (!answer.ok) return { refused: answer };
    stored = replace(stored, EMAIL_ID, answer.reply);
  }
  return stored;
}

/** A draft and its account's things with a stored one in place of a proposed one. */
function replace({ draft, own }: Stored, id: string, added: { readonly id: string }): Stored {
  const swapId = (ids: readonly string[]): readonly string[] => ids.map((known) => (known === id ? added.id : known));
  const swap = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] =>
    items.map((known) => (known.id === id ? (added as unknown as Item) : known));
  return {
    draft: { ...draft, placeIds: swapId(draft.placeIds), channelIds: swapId(draft.channelIds) },
    own: { places: swap(own.places), channels: swap(own.channels) },
  };
}
