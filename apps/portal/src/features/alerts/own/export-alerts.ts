import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { showAlertSettings } from './alert-settings.ts';
import { listConsents, OWN_CHANNELS } from './channel-store.ts';
import { listMessages } from './message-store.ts';
import { toMessageShape } from './messages.ts';
import { PLACES } from './place-store.ts';
import { listRules } from './rule-store.ts';
import { listMemberships, MEMBERS } from './team-store.ts';

const MOST_MESSAGES = 10_000;

export async function exportAlerts(database: Database, accountId: string) {
  const channels = await OWN_CHANNELS.list(database, accountId);
  const messages = await listMessages(database, accountId, { most: MOST_MESSAGES, before: null });
  return {
    places: (await PLACES.list(database, accountId)).map(({ accountId: _, createdAt, ...place }) => ({
      ...place,
      createdAt: formatMoment(createdAt),
    })),
    rules: (await listRules(database, accountId)).map(({ id, placeIds, channelIds, rule, active }) => ({
      id,
      placeIds,
      channelIds,
      ...rule,
      active,
    })),
    channels: channels.map(({ id, kind, address, verifiedAt, active }) => ({
      id,
      kind,
      address,
      verified: verifiedAt !== null,
      active,
    })),
    consents: (await listConsents(database, accountId)).map(({ at, ...consent }) => ({
      ...consent,
      at: formatMoment(at),
    })),
    ...(await showAlertSettings({ database }, accountId)),
    messages: messages.map(toMessageShape),
    team: (await MEMBERS.list(database, accountId)).map(({ id, email, placeIds, memberId }) => ({
      id,
      email,
      places: placeIds,
      joined: memberId !== null,
    })),
    memberOf: (await listMemberships(database, accountId)).map(({ placeIds }) => ({ places: placeIds })),
  };
}
