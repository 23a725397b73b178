/** How one try to hand a message over ended. What is reported goes into the log: no addresses, no names. */
export type ChannelResult =
  /** The partner has it. `providerId` is its own name for the message; null where it gives none. */
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  /** It never takes this one. `isGone`: nor any other to this address. */
  | { readonly kind: 'refused'; readonly why: string; readonly isGone?: boolean }
  /** It may take it later, or has taken it without saying so. */
  | { readonly kind: 'trouble'; readonly why: string };

export const toTrouble = (why: string): ChannelResult => ({ kind: 'trouble', why });
export const toRefusal = (why: string): ChannelResult => ({ kind: 'refused', why });
export const toAccepted = (providerId: string | null): ChannelResult => ({ kind: 'accepted', providerId });
