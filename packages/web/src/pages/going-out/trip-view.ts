import { type TripMessages, tripMessages } from '@portal/content/messages/trip-messages';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { goingOut, TripDeparture } from '@portal/contract/endpoints/going-out';
import { toLanguagePath } from '@portal/routes/counterpart';
import type { PageView } from '#components/weather/page-view.ts';

export type TripReply = EndpointReply<typeof goingOut>;

/** Context of the blocks of a trip. */
export interface TripView extends PageView {
  readonly trip: TripMessages;
}

export const toTripView = (view: PageView): TripView => ({ ...view, trip: tripMessages[view.style.language] });

/** What an address of the planner says. */
export interface TripAddress {
  readonly from: string;
  readonly to: string;
  /** `17:30`; null: now. */
  readonly clock: string | null;
  readonly mode: TripReply['way']['mode'];
}

/** Address of the planner with its form filled in. */
export function toTripPath({ from, to, clock, mode }: TripAddress, { style }: PageView): string {
  const query = new URLSearchParams({ from, to });
  if (clock !== null) query.set('at', clock);
  if (mode !== 'motorbike') query.set('mode', mode);
  return `${toLanguagePath('going-out', style.language)}?${query}`;
}

export const findDeparture = ({ departures }: TripReply, moment: string | null): TripDeparture | null =>
  departures.find(({ at }) => at === moment) ?? null;
