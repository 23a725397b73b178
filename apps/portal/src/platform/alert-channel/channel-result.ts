/** Result of sending a message. Texts are logged: no addresses, no names. */
export type ChannelResult =
  /** Accepted. `providerId` is the provider's id of the message; null: none. */
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  /** Refused for good. `isGone`: so is any other message to this address. */
  | { readonly kind: 'refused'; readonly why: string; readonly isGone?: boolean }
  /** May succeed later, or may have succeeded without a reply. */
  | { readonly kind: 'trouble'; readonly why: string };

export const toTrouble = (why: string): ChannelResult => ({ kind: 'trouble', why });
export const toRefusal = (why: string): ChannelResult => ({ kind: 'refused', why });
export const toAccepted = (providerId: string | null): ChannelResult => ({ kind: 'accepted', providerId });
