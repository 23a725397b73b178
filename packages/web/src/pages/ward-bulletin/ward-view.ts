import { type WardBulletinMessages, wardBulletinMessages } from '@portal/content/messages/ward-bulletin-messages';
import type { WardBulletinReply } from '@portal/contract/endpoints/ward-bulletin';
import { formatClock, formatDayMonth } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

/** Context of the blocks of a ward's bulletin. */
export interface WardView extends PageView {
  readonly ward: WardBulletinMessages;
  /** Slug of the place. */
  readonly slug: string;
  /** Address of the square picture; null without an edition. */
  readonly picture: string | null;
}

export function toWardView(view: PageView, slug: string, picture: string | null): WardView {
  return { ...view, ward: wardBulletinMessages[view.style.language], slug, picture };
}

/** `14:05 22/7`. */
export function nameMoment(moment: string, { style }: Pick<PageView, 'style'>): string {
  return `${formatClock(moment)} ${formatDayMonth(moment.slice(0, 10), style.language)}`;
}

/** Issue and end, which every carrier bears. */
export const nameIssue = ({ issuedAt, validTo }: WardBulletinReply, view: WardView): string =>
  view.ward.issue(nameMoment(issuedAt, view), nameMoment(validTo, view));
