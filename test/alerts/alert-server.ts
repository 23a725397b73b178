import type { Place } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import { findStationCode } from '@portal/domain/geo/station-cell';
import type { PlanId } from '@portal/domain/plan/plan.table';
import type { DatabaseServer } from '@portal/testing/database/start-servers';
import { listCounted } from '../../apps/portal/src/compose/own-things.table.ts';
import { findVerified } from '../../apps/portal/src/features/accounts/find-contact.ts';
import { addNoticeOfAccess } from '../../apps/portal/src/features/accounts/notices.ts';
import { sendInvitations } from '../../apps/portal/src/features/alerts/delivery/send-invitations.ts';
import { listStopRoutes } from '../../apps/portal/src/features/alerts/delivery/unsubscribe-routes.ts';
import type { OwnAlertNeeds } from '../../apps/portal/src/features/alerts/own/needs.ts';
import { listOwnAlertRoutes } from '../../apps/portal/src/features/alerts/own/own-routes.ts';
import { sendDueCodes } from '../../apps/portal/src/features/alerts/own/send-codes.ts';
import type { PreviewNeeds } from '../../apps/portal/src/features/alerts/preview/needs.ts';
import { listPreviewRoutes } from '../../apps/portal/src/features/alerts/preview/preview-route.ts';
import { openAccountServer, type PeopleParts, START } from '../accounts/account-server.ts';

/** Hải Châu, Đà Nẵng, and Cầu Giấy, Hà Nội. */
export const DA_NANG = { lat: 16.0678, lng: 108.2208 };
export const HA_NOI = { lat: 21.0362, lng: 105.7906 };

/** A place without a name, which is all that alerts need. */
export function locatePoint({ lat, lng }: Partial<LatLng>): Place {
  const point = { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
  if (!isCovered(point)) throw new AppError('outsideCoverage');
  return {
    ...point,
    slug: null,
    stationCode: findStationCode(point),
    elevation: 5,
    precisionKm: 2,
    province: null,
    district: null,
    ward: null,
    displayName: { main: `${point.lat}, ${point.lng}`, secondary: '' },
  } as unknown as Place;
}

/** Inputs of the preview, looked up at each request. */
function createPreviewNeeds(find: () => PreviewNeeds | null): PreviewNeeds {
  const get = (): PreviewNeeds => {
    const needs = find();
    if (needs === null) throw new Error('this test has no weather to preview');
    return needs;
  };
  return {
    clock: () => get().clock(),
    locate: (query) => get().locate(query),
    readPast: (place) => get().readPast(place),
    readAhead: (place) => get().readAhead(place),
    readObserved: (question) => get().readObserved(question),
    listWarnings: (place, language) => get().listWarnings(place, language),
  };
}

/** A portal with accounts and alerts, and no weather: tests play it. */
export async function openAlertServer(
  server: DatabaseServer,
  { findPreview = () => null }: { readonly findPreview?: () => PreviewNeeds | null } = {},
) {
  const available = new Set<ChannelKind>(['email', 'sms', 'zalo', 'push', 'webhook']);
  const parts: PeopleParts[] = [];
  /** When rules fire next; never if absent. */
  const triggers: { find?: OwnAlertNeeds['findNextTrigger'] } = {};
  const portal = await openAccountServer(server, {
    listMore(people) {
      parts.push(people);
      const own = listOwnAlertRoutes({
        ...people,
        weatherClock: people.clock,
        locate: locatePoint,
        findPlan: people.plans.ledger.find,
        listCounted,
        findVerified: (accountId) => findVerified(people.database, accountId),
        noticeWebhook: (queries, accountId, detail) =>
          addNoticeOfAccess(queries, accountId, { kind: 'webhookAdded', detail, now: people.clock() }),
        findNextTrigger: (question) => triggers.find?.(question) ?? null,
        isAvailable: (kind) => available.has(kind),
        // Example hosts stand for hosts that resolve to a public address.
        isAllowedWebhook: async (url) => /^https:\/\/[a-z.]*example\b/.test(url),
        findPushKey: () => (available.has('push') ? 'push-key' : null),
      });
      return [...own, ...listStopRoutes(people), ...listPreviewRoutes(createPreviewNeeds(findPreview))];
    },
  });
  const [people] = parts;
  if (people === undefined) throw new Error('no process was opened');

  const findAccountId = async (email: string): Promise<string> => {
    const [row] = await portal.database.query<{ id: string }>('select id from account where email = $1', [email]);
    return row?.id ?? '';
  };

  /** Gives an account a paid plan for a month. */
  async function givePlan(email: string, planId: PlanId): Promise<void> {
    const accountId = await findAccountId(email);
    await portal.database.inTransaction(async (transaction) =>
      portal.ledger.grant(transaction, {
        accountId,
        orderId: crypto.randomUUID(),
        planId,
        value: 9000,
        quotedFor: (await portal.ledger.lock(transaction, accountId)) ?? 0,
      }),
    );
  }

  const writing = {
    ...people,
    warn: (problem: string) => void portal.lines.push(problem),
    findVerified: (accountId: string) => findVerified(people.database, accountId),
    publicUrl: 'https://portal.example',
  };
  const sendCodes = () => sendDueCodes(writing, new AbortController().signal);
  const invite = () => sendInvitations(writing, new AbortController().signal);

  /** Sets the clock to the start and removes all accounts; returns a new one. */
  async function restart() {
    portal.world.now = START;
    await portal.database.query('truncate account cascade');
    await portal.database.query('truncate account_name, do_not_contact, alert_stop_code, outbox_message');
    return portal.register();
  }

  return { ...portal, people, available, triggers, givePlan, findAccountId, sendCodes, invite, restart };
}
