import { formatDate } from '@portal/domain/time/vietnam-time';
import { toWardImagePath } from '@portal/web/share/share-image-path';
import { findBlocked } from '#features/alerts/delivery/do-not-contact.ts';
import { type AlertSenders, isAvailable, isSandbox } from '#features/alerts/delivery/send-alert.ts';
import { OWN_CHANNELS } from '#features/alerts/own/channel-store.ts';
import type { OwnSubscriptionNeeds, SendingNeeds } from '#features/ward-subscriptions/needs.ts';
import { openWardSubscriptions } from '#features/ward-subscriptions/open-ward-subscriptions.ts';
import type { OpenWeather } from '#features/weather/open-weather.ts';

interface MorningNeeds
  extends Pick<OwnSubscriptionNeeds, 'database' | 'findPlan' | 'clock' | 'locate'>,
    Pick<SendingNeeds, 'publicUrl' | 'warn' | 'weatherClock'> {
  readonly weather: Pick<OpenWeather, 'calls'>;
  readonly senders: AlertSenders;
}

/** An edition of no run: the picture's address then leads to that of the newest one. */
const NEWEST = 'newest';

/** Opens the ward bulletins of every morning, which go by the channels of alerts. */
export function openMorningBulletins({ senders, weather, ...needs }: MorningNeeds) {
  const { database } = needs;
  return openWardSubscriptions({
    ...needs,
    listChannels: OWN_CHANNELS.list,
    isAvailable: (kind) => isAvailable(senders, kind),
    isSandbox: (kind, address) => isSandbox(senders, kind, address),
    findBlocked: (addresses) => findBlocked(database, addresses),
    readBulletin: ({ slug, language }) =>
      weather.calls.weatherWardBulletin({ query: { location: slug, lang: language } }),
    toPicturePath: ({ slug, language }, at) =>
      toWardImagePath({ language, slug, date: formatDate(at), edition: NEWEST }),
    sendMail: senders.email?.send ?? null,
    webhook: senders.webhook,
  });
}
