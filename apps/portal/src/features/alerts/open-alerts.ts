import { toEndpointRoute } from '@portal/contract/endpoint';
import { ENDPOINTS_BY_ID } from '@portal/contract/endpoint-list';
import type { ChannelKind } from '@portal/domain/alert/channel.table';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Feature } from '#platform/feature.ts';
import type { Job } from '#platform/jobs/job.ts';
import { listAhead } from './ahead/list-ahead.ts';
import { listDeliveryJobs } from './delivery/delivery-jobs.ts';
import type { DeliveryNeeds } from './delivery/needs.ts';
import { isAvailable } from './delivery/send-alert.ts';
import { type InvitationNeeds, sendInvitations } from './delivery/send-invitations.ts';
import { findStopChannel, type StopChannel } from './delivery/unsubscribe.ts';
import { listStopRoutes } from './delivery/unsubscribe-routes.ts';
import { type AlertSky, createEvaluationJob } from './evaluate/evaluation-job.ts';
import { createRuleReader } from './evaluate/read-rules.ts';
import { describeNextTrigger } from './evaluate/write-alert.ts';
import { listOutcomeJobs } from './outcomes/outcome-jobs.ts';
import { createObservedReader } from './outcomes/read-observed.ts';
import { createPeakReader } from './outcomes/read-peaks.ts';
import { findQuietHours } from './own/alert-settings.ts';
import type { OwnAlertNeeds } from './own/needs.ts';
import { listOwnAlertRoutes } from './own/own-routes.ts';
import { deleteRemovedRules } from './own/rule-store.ts';
import { findPausedOf } from './own/rules.ts';
import { sendDueCodes } from './own/send-codes.ts';
import type { PreviewNeeds } from './preview/needs.ts';
import { listPreviewRoutes } from './preview/preview-route.ts';

interface OpenAlertsNeeds
  extends Omit<OwnAlertNeeds, 'weatherClock' | 'isAvailable' | 'findNextTrigger' | 'findPushKey' | 'isAllowedWebhook'>,
    InvitationNeeds,
    Omit<DeliveryNeeds, 'clock' | 'leaseClock'> {
  readonly findVerified: OwnAlertNeeds['findVerified'];
  readonly sky: AlertSky;
  /** The past month and the coming fortnight of a place. */
  readonly preview: Pick<PreviewNeeds, 'readPast' | 'readAhead' | 'listWarnings'>;
}

const LETTERS_EVERY_SECONDS = 5;
/** How long a removed rule stays for workers that have not seen the removal; the privacy page states it. */
const REMOVED_RULES_SECONDS = 7 * DAY_SECONDS;

interface OpenAlerts extends Feature {
  /** For pages without a session: the channel of an unsubscribe code. */
  readonly web: { readonly findStopChannel: (code: string) => Promise<StopChannel | null> };
}

export function openAlerts(needs: OpenAlertsNeeds): OpenAlerts {
  const { database, clock, sky, senders } = needs;
  const rules = createRuleReader(database, clock);
  const paused = { findPaused: (accountIds: readonly string[]) => findPausedOf(needs, accountIds) };
  const observing = {
    readObserved: createObservedReader(sky),
    readPeaks: createPeakReader(sky),
    isDemo: () => sky.radar.findState(sky.clock(), sky.demo())?.origin !== 'radar',
  };
  const jobs: readonly Job[] = [
    createEvaluationJob({
      ...needs,
      ...paused,
      rules,
      findQuietHours: (accountIds) => findQuietHours(database, accountIds),
    }),
    ...listOutcomeJobs({ database, rules, clock: sky.clock, ...paused, ...observing }),
    {
      name: 'alerts.send-codes',
      everySeconds: LETTERS_EVERY_SECONDS,
      run: ({ signal }) => sendDueCodes(needs, signal),
    },
    {
      name: 'alerts.send-invitations',
      everySeconds: LETTERS_EVERY_SECONDS,
      run: ({ signal }) => sendInvitations(needs, signal),
    },
    {
      name: 'alerts.delete-removed-rules',
      everySeconds: HOUR_SECONDS,
      run: () => deleteRemovedRules(database, clock() - REMOVED_RULES_SECONDS),
    },
    ...listDeliveryJobs({ ...needs, clock: sky.clock, leaseClock: clock }),
  ];
  const own: OwnAlertNeeds = {
    ...needs,
    weatherClock: sky.clock,
    findNextTrigger: (question) => describeNextTrigger(sky.readSight, sky.clock(), question),
    isAvailable: (kind: ChannelKind) => isAvailable(senders, kind),
    isAllowedWebhook: async (url) => (await senders.webhook?.isAllowed(url)) ?? false,
    findPushKey: () => senders.push?.publicKey ?? null,
  };
  return {
    name: 'alerts',
    routes: [
      toEndpointRoute(ENDPOINTS_BY_ID.alertsAhead, (input) =>
        listAhead({ locate: needs.locate, readSight: sky.readSight, clock: sky.clock }, input),
      ),
    ],
    rawRoutes: [
      ...listOwnAlertRoutes(own),
      ...listStopRoutes(needs),
      ...listPreviewRoutes({ ...needs.preview, ...observing, locate: needs.locate, clock: sky.clock }),
    ],
    jobs,
    web: { findStopChannel: (code) => findStopChannel(database, code) },
  };
}
