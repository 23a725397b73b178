/** What messages of a channel go to; form, check and mask of an address follow from it. */
export type ChannelAddress = 'email' | 'phone' | 'accountPhone' | 'subscription' | 'url';

interface Channel {
  /** E-mails and phones other than the account's own are verified by a code, the others by their nature. */
  readonly address: ChannelAddress;
  /** What includes it in a plan: the plan's list of channels, or the calls for companies' programs. */
  readonly planField: 'notification' | 'programCalls';
  /** Whether members of a team receive the owner's alerts on their own. */
  readonly isForMembers: boolean;
  /** Messages in flight per worker. If a worker is killed, at most this many are sent twice. */
  readonly atOnce: number;
}

/** Channels of alerts in display order. Tests compare them with the check in SQL, the plans and the document. */
export const CHANNELS = {
  email: { address: 'email', planField: 'notification', isForMembers: true, atOnce: 5 },
  // Text messages to a member would count towards the member's own plan.
  sms: { address: 'phone', planField: 'notification', isForMembers: false, atOnce: 10 },
  zalo: { address: 'accountPhone', planField: 'notification', isForMembers: true, atOnce: 10 },
  push: { address: 'subscription', planField: 'notification', isForMembers: true, atOnce: 20 },
  webhook: { address: 'url', planField: 'programCalls', isForMembers: false, atOnce: 14 },
} as const satisfies Record<string, Channel>;

/** Kind of a channel. */
export type ChannelKind = keyof typeof CHANNELS;

/** Every kind in display order. */
export const CHANNEL_KINDS = Object.keys(CHANNELS) as readonly ChannelKind[];

/** Kinds whose plan field is the list of channels. */
export type NotificationChannel = {
  [Kind in ChannelKind]: (typeof CHANNELS)[Kind]['planField'] extends 'notification' ? Kind : never;
}[ChannelKind];

/** Kinds in the list of channels of plans. */
export const NOTIFICATION_CHANNELS = CHANNEL_KINDS.filter(
  (kind): kind is NotificationChannel => CHANNELS[kind].planField === 'notification',
);

/** Kinds on which members of a team receive alerts. */
export const MEMBER_CHANNELS = CHANNEL_KINDS.filter((kind) => CHANNELS[kind].isForMembers);
